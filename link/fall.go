package link

import "context"

func solveSliding(ctx context.Context, b *Board, rules Rules, limits Limits) Solution {
	return Solution{Stop: Cancelled}
}
