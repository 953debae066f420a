package link

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/wendgames/wend/grid"
)

// Move is a move of the game: a take of two tiles, or a shuffle.
type Move struct {
	A, B    grid.Pos // the tiles of a take
	Shuffle []Kind   // if not nil, the move lays these kinds on the filled cells in reading order
}

// errMove says what a move looks like.
var errMove = errors.New("a take such as 1,1-2,4 or a shuffle such as ~1,2,2,1")

// ParseMove reads the text of a move: r1,c1-r2,c2 for a take, rows and columns from 1 and either tile first, or
// ~k1,k2,… for a shuffle. Whether the board has such cells or kinds is not its matter. Its error says what a move
// looks like.
func ParseMove(text string) (Move, error) {
	if list, ok := strings.CutPrefix(text, "~"); ok {
		kinds, err := parseShuffle(list)
		return Move{Shuffle: kinds}, err
	}
	first, second, _ := strings.Cut(text, "-")
	a, okA := grid.ParsePos(first)
	b, okB := grid.ParsePos(second)
	if !okA || !okB {
		return Move{}, errMove
	}
	if b.Before(a) {
		a, b = b, a
	}
	return Move{A: a, B: b}, nil
}

func parseShuffle(list string) ([]Kind, error) {
	var kinds []Kind
	for word := range strings.SplitSeq(list, ",") {
		k, err := ParseKind(word)
		if err != nil || k <= Empty {
			return nil, errMove
		}
		kinds = append(kinds, k)
	}
	return kinds, nil
}

// Append appends the text of the move to dst, the tile that comes first in reading order first.
func (m Move) Append(dst []byte) []byte {
	if m.Shuffle != nil {
		dst = append(dst, '~')
		for i, k := range m.Shuffle {
			if i > 0 {
				dst = append(dst, ',')
			}
			dst = strconv.AppendInt(dst, int64(k), 10)
		}
		return dst
	}
	a, b := m.A, m.B
	if b.Before(a) {
		a, b = b, a
	}
	dst = append(a.Append(dst), '-')
	return b.Append(dst)
}

// String is the text of the move, as Append writes it.
func (m Move) String() string { return string(m.Append(nil)) }

// ParseKind reads what a cell of a drawing holds: a kind, without leading zeros; . or 0 for an empty cell; # for a
// wall. Its error says what it may be.
func ParseKind(word string) (Kind, error) {
	switch word {
	case ".", "0":
		return Empty, nil
	case "#":
		return Wall, nil
	}
	n, err := strconv.ParseUint(word, 10, 31)
	switch {
	case errors.Is(err, strconv.ErrRange):
		return 0, errors.New("a kind is at most 2147483647")
	case err != nil:
		return 0, errors.New("a cell is a kind (a number from 1), . or 0 (empty) or # (a wall)")
	case word[0] == '0':
		return 0, fmt.Errorf("a kind has no leading zeros: %d", n)
	}
	return Kind(n), nil
}

// Append appends what a cell of a drawing shows to dst: the number of a kind, . for Empty, # for Wall.
func (k Kind) Append(dst []byte) []byte {
	switch k {
	case Empty:
		return append(dst, '.')
	case Wall:
		return append(dst, '#')
	}
	return strconv.AppendInt(dst, int64(k), 10)
}

// Set gives the part of a rule set with a name its value: turns, outside or slide. Its error says what is wrong.
func (r *Rules) Set(name, value string) error {
	switch name {
	case "turns":
		if value == "any" {
			r.Turns = AnyTurns
			return nil
		}
		n, err := strconv.ParseUint(value, 10, 31)
		if err != nil {
			return fmt.Errorf("turns is any or a number from 0 to 2147483647, not %.20q", value)
		}
		r.Turns = int(n)
	case "outside":
		if value != "yes" && value != "no" {
			return fmt.Errorf("outside is yes or no, not %.20q", value)
		}
		r.Outside = value == "yes"
	case "slide":
		slide, ok := ParseSlide(value)
		if !ok {
			return fmt.Errorf("slide is one of %s, not %.20q", strings.Join(slideNames[:], ", "), value)
		}
		r.Slide = slide
	default:
		return fmt.Errorf("the tile game has no rule %.20q, but turns, outside and slide", name)
	}
	return nil
}

// String is the rule set with all its parts, name=value each, in the order turns, outside, slide.
func (r Rules) String() string {
	turns, outside := "any", "no"
	if r.Turns >= 0 {
		turns = strconv.Itoa(r.Turns)
	}
	if r.Outside {
		outside = "yes"
	}
	return "turns=" + turns + " outside=" + outside + " slide=" + r.Slide.String()
}
