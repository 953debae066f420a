package ask

import "fmt"

// Count is a number of things in words: 1 tile, 2 tiles.
func Count(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}
