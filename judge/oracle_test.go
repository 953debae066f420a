package judge_test

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// The oracle answers whole inputs, slowly and word by word, from the formats' description alone.

// words is an input as its words.
type words struct {
	source string
	data   []byte
	pos    int // behind the last word
	at     int // where the last word begins
	word   string
}

const blank = " \t\r\n\v\f"

func newWords(source string, data []byte) *words {
	return &words{source: source, data: bytes.TrimPrefix(data, []byte("\xef\xbb\xbf"))}
}

// next goes to the next word; it is empty at the end.
func (w *words) next() string {
	for w.pos < len(w.data) && strings.IndexByte(blank, w.data[w.pos]) >= 0 {
		w.pos++
	}
	w.at = w.pos
	for w.pos < len(w.data) && strings.IndexByte(blank, w.data[w.pos]) < 0 {
		w.pos++
	}
	w.word = string(w.data[w.at:w.pos])
	return w.word
}

// fault is the message of an error at offset at.
func (w *words) fault(at int, want, got string) error {
	lines := strings.Split(string(w.data[:at]), "\n")
	return fmt.Errorf("%s:%d:%d: want %s, found %s", w.source, len(lines), len(lines[len(lines)-1])+1, want, got)
}

// found is the last word as messages show it.
func (w *words) found() string {
	if w.word == "" {
		return "the end of the input"
	}
	return short(w.word)
}

func short(word string) string {
	end, n := 0, 0
	for ; n < 20 && end < len(word); n++ {
		_, size := utf8.DecodeRuneInString(word[end:])
		end += size
	}
	if end < len(word) {
		return strconv.Quote(word[:end]) + "…"
	}
	return strconv.Quote(word)
}

// number reads a number from least to most.
func (w *words) number(least, most int, want string) (int, error) {
	word := w.next()
	n, err := strconv.Atoi(word)
	if err != nil || len(word) > 18 || word[0] == '+' || word[0] == '-' || n < least || n > most {
		return 0, w.fault(w.at, want, w.found())
	}
	return n, nil
}

const any = 1 << 62

// header reads the numbers with which a case begins; they are nil at the end.
func (w *words) header(names ...string) ([]int, error) {
	var n, at []int
	for i, name := range names {
		k, err := w.number(0, any, name+" (a number from 1)")
		if i == 0 && w.word == "" {
			return nil, nil
		}
		if err != nil {
			return nil, err
		}
		n, at = append(n, k), append(at, w.at)
		zero, positive := -1, false
		for j := range n {
			if n[j] == 0 && zero < 0 {
				zero = j
			}
			positive = positive || n[j] > 0
		}
		if zero >= 0 && positive {
			end := at[zero]
			for end < len(w.data) && w.data[end] == '0' {
				end++
			}
			return nil, w.fault(at[zero], names[zero]+" (a number from 1)", short(string(w.data[at[zero]:end])))
		}
	}
	if n[0] == 0 {
		return nil, nil
	}
	return n, nil
}

// slowHDU1175 is the right output and error for an input of the tile problem.
func slowHDU1175(source string, data []byte) (out string, err error) {
	w := newWords(source, data)
	var b strings.Builder
	for {
		size, err := w.header("rows", "columns")
		if size == nil || err != nil {
			return b.String(), err
		}
		var board []int
		for size[1] > len(board)/size[0] || len(board) < size[0]*size[1] {
			k, err := w.number(0, any, "a kind (a number from 0)")
			if err != nil {
				return b.String(), err
			}
			board = append(board, k)
		}
		queries, err := w.number(0, any, "the number of queries (from 0)")
		if err != nil {
			return b.String(), err
		}
		for range queries {
			var q [4]int
			for i := range q {
				what := [2]string{"a row", "a column"}[i%2]
				q[i], err = w.number(1, size[i%2], fmt.Sprintf("%s of the board (1 to %d)", what, size[i%2]))
				if err != nil {
					return b.String(), err
				}
			}
			if slowConnect(board, size[0], size[1], q) {
				b.WriteString("YES\n")
			} else {
				b.WriteString("NO\n")
			}
		}
	}
}

// slowConnect is the rule of the tile problem, by breadth-first search over cell, direction and turns.
func slowConnect(board []int, rows, cols int, q [4]int) bool {
	from, to := (q[0]-1)*cols+q[1]-1, (q[2]-1)*cols+q[3]-1
	if from == to || board[from] == 0 || board[from] != board[to] {
		return false
	}
	type state struct{ row, col, dir, turns int }
	steps := [4][2]int{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}
	seen := map[state]bool{}
	var queue []state
	for dir := range steps {
		queue = append(queue, state{q[0] - 1, q[1] - 1, dir, 0})
	}
	for ; len(queue) > 0; queue = queue[1:] {
		s := queue[0]
		s.row += steps[s.dir][0]
		s.col += steps[s.dir][1]
		if s.row < 0 || s.col < 0 || s.row >= rows || s.col >= cols || seen[s] {
			continue
		}
		seen[s] = true
		if s.row*cols+s.col == to {
			return true
		}
		if board[s.row*cols+s.col] != 0 {
			continue
		}
		for dir := range steps {
			turns := s.turns
			if dir != s.dir {
				turns++
			}
			if turns <= 2 {
				queue = append(queue, state{s.row, s.col, dir, turns})
			}
		}
	}
	return false
}

// slowPOJ1324 is the right output and error for an input of the snake problem.
func slowPOJ1324(source string, data []byte) (out string, err error) {
	w := newWords(source, data)
	var b strings.Builder
	for number := 1; ; number++ {
		first := w.pos
		size, err := w.header("rows", "columns", "the snake's length")
		if size == nil || err != nil {
			return b.String(), err
		}
		if size[0] > 1<<26/size[1] {
			for strings.IndexByte(blank, w.data[first]) >= 0 {
				first++
			}
			got := short(fmt.Sprintf("%d %d", size[0], size[1]))
			return b.String(), w.fault(first, "a lair of at most 67108864 squares", got)
		}
		body, err := w.body(size)
		if err != nil {
			return b.String(), err
		}
		stones, err := w.stones(size)
		if err != nil {
			return b.String(), err
		}
		fmt.Fprintf(&b, "Case %d: %d\n", number, slowEscape(size, body, stones))
	}
}

// body reads the squares of a snake.
func (w *words) body(size []int) (body [][2]int, err error) {
	for len(body) < size[2] {
		row, err := w.number(1, size[0], fmt.Sprintf("a row of the lair (1 to %d)", size[0]))
		if err != nil {
			return nil, err
		}
		at := w.at
		col, err := w.number(0, any, fmt.Sprintf("a column of the lair (1 to %d)", size[1]))
		if err != nil {
			return nil, err
		}
		got := short(fmt.Sprintf("%d %d", row, col))
		if col < 1 || col > size[1] {
			return nil, w.fault(at, fmt.Sprintf("a square with a column of the lair (1 to %d)", size[1]), got)
		}
		block := [2]int{row, col}
		if len(body) > 0 {
			last := body[len(body)-1]
			if r, c := row-last[0], col-last[1]; r*r+c*c != 1 {
				return nil, w.fault(at, "a square next to the block before", got)
			}
		}
		for _, b := range body {
			if b == block {
				return nil, w.fault(at, "a square that no block before is on", got)
			}
		}
		body = append(body, block)
	}
	return body, nil
}

// stones reads the number of stones and their squares.
func (w *words) stones(size []int) (map[[2]int]bool, error) {
	count, err := w.number(0, any, "the number of stones (from 0)")
	if err != nil {
		return nil, err
	}
	stones := map[[2]int]bool{}
	for range count {
		row, err := w.number(1, size[0], fmt.Sprintf("a row of the lair (1 to %d)", size[0]))
		if err != nil {
			return nil, err
		}
		col, err := w.number(1, size[1], fmt.Sprintf("a column of the lair (1 to %d)", size[1]))
		if err != nil {
			return nil, err
		}
		stones[[2]int{row, col}] = true
	}
	return stones, nil
}

// slowEscape is the rule of the snake problem, by breadth-first search over whole bodies.
func slowEscape(size []int, body [][2]int, stones map[[2]int]bool) int {
	seen := map[string]bool{}
	layer := [][][2]int{body}
	for steps := 0; len(layer) > 0; steps++ {
		var next [][][2]int
		for _, body := range layer {
			if body[0] == [2]int{1, 1} {
				return steps
			}
			for _, d := range [4][2]int{{-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
				to := [2]int{body[0][0] + d[0], body[0][1] + d[1]}
				free := to[0] >= 1 && to[1] >= 1 && to[0] <= size[0] && to[1] <= size[1] && !stones[to]
				for _, b := range body {
					free = free && b != to
				}
				if !free {
					continue
				}
				moved := append([][2]int{to}, body[:len(body)-1]...)
				if key := fmt.Sprint(moved); !seen[key] {
					seen[key] = true
					next = append(next, moved)
				}
			}
		}
		layer = next
	}
	return -1
}
