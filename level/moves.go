package level

import (
	"fmt"
	"strings"

	"github.com/wendgames/wend/lair"
	"github.com/wendgames/wend/link"
)

// SplitMoves takes the text of moves of a game apart, into one text a move, each in the one way in which it is
// written. Moves are apart by white space; steps of a snake may stand together. Whether a board allows them, or the game
// has shuffles, is not its matter. Its error says which word is no move, and what a move looks like.
func SplitMoves(game Game, text string) ([]string, error) {
	var moves []string
	var first error
	splitMoves(game, text, func(move string) { moves = append(moves, move) }, func(_ int, what string) {
		if first == nil {
			first = fmt.Errorf("%s", what)
		}
	})
	return moves, first
}

// JoinMoves is the text of moves, as level files have it: apart by a blank, but steps that follow one another in one word.
func JoinMoves(game Game, moves []string) string {
	var text strings.Builder
	for i, move := range moves {
		if i > 0 && (game != LairGame || len(move) > 1 || len(moves[i-1]) > 1) {
			text.WriteByte(' ')
		}
		text.WriteString(move)
	}
	return text.String()
}

// splitMoves hands on every move of a text, and every fault with its place.
func splitMoves(game Game, text string, use func(move string), fault func(at int, what string)) {
	for at, word := range words(text) {
		var err error
		if game == LairGame && word[0] != '~' { // a shuffle is a move, though a lair will refuse it
			err = eachStep(word, use)
		} else {
			var m link.Move
			if m, err = link.ParseMove(word); err == nil {
				use(m.String())
			}
		}
		if err != nil {
			fault(at, fmt.Sprintf("want %v, not %.20q", err, word))
		}
	}
}

// eachStep hands on every step of a word.
func eachStep(word string, use func(move string)) error {
	if _, err := lair.ParseMoves(word); err != nil {
		return err
	}
	for i := range word {
		use(word[i : i+1])
	}
	return nil
}
