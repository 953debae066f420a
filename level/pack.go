package level

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"iter"
	"path"
	"strings"
)

// Entry is a level of a pack, or what is wrong with it.
type Entry struct {
	Name   string // of the file; of an object in JSON lines, FILE:NUMBER
	Number int    // in the pack, from 1
	Level  *Level // nil if Err is not
	Err    error  // *Faults for what is no level; otherwise why it could not be read
}

// Folder is the levels of a folder: its files with the extension .level, without those of its folders, in the order of
// the bytes of their names. A file that is no level, or cannot be read, does not end it.
func Folder(fsys fs.FS, dir string) iter.Seq[Entry] {
	return func(yield func(Entry) bool) {
		files, err := fs.ReadDir(fsys, dir) // sorted by name
		if err != nil {
			yield(Entry{Name: dir, Err: err})
			return
		}
		n := 0
		for _, f := range files {
			if f.IsDir() || !strings.HasSuffix(f.Name(), Extension) {
				continue
			}
			n++
			l, err := readFile(fsys, path.Join(dir, f.Name()))
			if !yield(Entry{f.Name(), n, l, err}) {
				return
			}
		}
	}
}

func readFile(fsys fs.FS, name string) (*Level, error) {
	info, err := fs.Stat(fsys, name)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, fmt.Errorf("%s: no regular file", name) // a pipe might keep everybody waiting
	}
	f, err := fsys.Open(name)
	if err != nil {
		return nil, err
	}
	defer func() { _ = f.Close() }() // it was only read
	return Read(name, f)
}

// Stream is the levels of a file, which is either a level or JSON lines. Blank lines among those do not count. An object
// that is no level does not end it. It holds one level at a time.
func Stream(source string, r io.Reader) iter.Seq[Entry] {
	return func(yield func(Entry) bool) {
		buf := bufio.NewReaderSize(r, 64<<10) // as much white space may stand before the first object
		if !beginsObject(buf) {
			l, err := Read(source, buf)
			yield(Entry{source, 1, l, err})
			return
		}
		for n, line := 0, 1; ; line++ {
			text, err := readLine(buf)
			if errors.Is(err, bufio.ErrTooLong) {
				yield(Entry{source, n + 1, nil, tooLong(source, line)})
				return
			}
			if err != nil && !errors.Is(err, io.EOF) {
				yield(Entry{source, n + 1, nil, fmt.Errorf("%s: %w", source, err)})
				return
			}
			if text = bytes.TrimSpace(text); len(text) > 0 {
				n++
				l, faults := ParseJSON(source, line, text)
				if !yield(Entry{fmt.Sprintf("%s:%d", source, n), n, l, faults}) {
					return
				}
			}
			if err != nil {
				return
			}
		}
	}
}

// beginsObject reports whether a text begins as JSON lines do, and skips its byte-order mark.
func beginsObject(r *bufio.Reader) bool {
	if mark, _ := r.Peek(3); string(mark) == "\xef\xbb\xbf" {
		_, _ = r.Discard(len(mark)) // it is there
	}
	for n := 1; ; n++ {
		text, err := r.Peek(n)
		if err != nil {
			return false
		}
		if c := text[n-1]; c != ' ' && c != '\t' && c != '\r' && c != '\n' {
			return c == '{'
		}
	}
}

// readLine reads a line, its end included.
func readLine(r *bufio.Reader) ([]byte, error) {
	var line []byte
	for {
		part, err := r.ReadSlice('\n')
		line = append(line, part...)
		if len(line) > MaxBytes {
			return nil, bufio.ErrTooLong
		}
		if !errors.Is(err, bufio.ErrBufferFull) {
			return line, err
		}
	}
}
