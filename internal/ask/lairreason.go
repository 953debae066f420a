package ask

import (
	"fmt"
	"slices"

	"github.com/wendgames/wend/grid"
	"github.com/wendgames/wend/lair"
)

// noWay is the reason that a search has found no way for a snake.
func noWay(r lair.Result, l *lair.Lair, body []grid.Pos) Reason {
	why := Reason{Why: "no way leads the snake to the end", Squares: r.Reason.Squares, Doors: r.Reason.Doors}
	switch r.By {
	case lair.ByWalls:
		why.Reading = wallsReading(r.Reason)
		why.Why += wallsWhy(l)
	case lair.ByRoom:
		why.Reading = "shown are the squares to which the head can come before its body is out of the way"
		if r.Reason.Back {
			why.Reading = "shown are the squares on which the head can be shortly before it comes to the last square of the goal"
		}
		why.Why += roomWhy(r.Reason)
	case lair.ByTurning:
		why.Reading = "shown are the squares to which the head can come before the snake has turned"
		if len(why.Doors) > 0 {
			why.Reading += " (= is where a room ends)"
		}
		why.Why += turningWhy(r.Reason)
	case lair.ByGoal:
		why.Reading = "shown are the stones on which the snake would have to lie"
		why.Why += goalWhy(r.Reason)
	case lair.BySweep:
		why.Why += ": every position from which one does was gone through"
	case lair.BySearch:
		why.Why += ": a search of " + Count(r.Expanded, "state") + " has come to its end"
	}
	if len(why.Squares) == 0 {
		why.Reading = ""
		return why
	}
	why.Reading += covered(why.Squares, body)
	return why
}

// wallsWhy says what stones do.
func wallsWhy(l *lair.Lair) string {
	exits := l.Exits()
	switch {
	case len(exits) == 0, slices.ContainsFunc(exits, func(p grid.Pos) bool { return !l.Stone(p) }):
		return ": stones part the head from it"
	case len(exits) == 1:
		return ": a stone lies on the exit"
	}
	return ": a stone lies on every exit"
}

// covered says how many of some squares the snake covers in a drawing, if it does.
func covered(squares, body []grid.Pos) string {
	on := make(map[grid.Pos]bool, len(body))
	for _, p := range body {
		on[p] = true
	}
	n := 0
	for _, p := range squares {
		if on[p] {
			n++
		}
	}
	switch n {
	case 0:
		return ""
	case 1:
		return "; one of them lies under the snake"
	}
	return fmt.Sprintf("; %d of them lie under the snake", n)
}

// goalWhy says what is wrong with a goal of a whole body.
func goalWhy(r lair.Reason) string {
	if len(r.Squares) > 0 {
		return ": stones lie on the goal"
	}
	return ": the goal has another number of squares than the snake has blocks"
}

func wallsReading(r lair.Reason) string {
	if r.Exit {
		return "shown are the squares from which the end can be reached"
	}
	return "shown are the squares to which the head can come"
}

// roomWhy says how few squares there are: for more steps than they allow.
func roomWhy(r lair.Reason) string {
	switch {
	case r.Steps == 0:
		return ": the head is on a stone, to which it cannot come back, and from where it can step no way leads on"
	case r.Most == 0 && r.Back:
		return ": there is nowhere to come from to the last square of the goal"
	case r.Most == 0:
		return ": the head has nowhere to go"
	}
	where := fmt.Sprintf("within %s the head can come to only", Count(r.Steps, "step"))
	if r.Back {
		where = fmt.Sprintf("in the last %s before it comes to the last square of the goal the head can be on only", Count(r.Steps, "step"))
	}
	squares := "squares"
	if len(r.Squares) > 0 {
		squares = Count(len(r.Squares), "square")
	}
	colours := ""
	if r.Most+1 < len(r.Squares) {
		colours = " and changes with every step between the two colours of a chequerboard"
	}
	return fmt.Sprintf(": %s %s, which allow %s at most, as it may not come to one again before %s%s", where, squares,
		Count(r.Most, "step"), Count(r.Gap, "step"), colours)
}

// turningWhy says that the snake has to turn, and how long a way round is wanted.
func turningWhy(r lair.Reason) string {
	there := "there is none"
	where := "before it turns"
	if r.Most > 0 {
		there = fmt.Sprintf("none has more than %d", r.Most)
	}
	if len(r.Squares) > 0 {
		if r.Most > len(r.Squares) {
			there = "none can be so long"
		}
		where = fmt.Sprintf("on the %s to which it can come before that", Count(len(r.Squares), "square"))
	}
	return fmt.Sprintf(": it has to turn, on a way round of %s or more, and %s %s", Count(r.Gap, "square"), where, there)
}
