package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"iter"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"unicode"

	"github.com/wendgames/wend/level"
)

// levels are those that a command line names: files, folders and packs; PACK:7 for the seventh of a pack; - for standard
// input; or built-in levels, if there is no such file. A name that leads nowhere yields an error, and the next one follows.
func levels(names []string, stdin io.Reader, out *output) (iter.Seq[level.Entry], error) {
	if err := onceStdin(names); err != nil {
		return nil, err
	}
	stdin = pausing{stdin, out}
	return func(yield func(level.Entry) bool) {
		for _, name := range names {
			for e := range levelsOf(name, stdin) {
				if !yield(e) {
					return
				}
			}
		}
	}, nil
}

func levelsOf(name string, stdin io.Reader) iter.Seq[level.Entry] {
	switch p := lookUp(name); {
	case p.stdin:
		return level.Stream(name, stdin)
	case p.number > 0:
		return numbered(p.pack, p.number, levelsOf(p.pack, stdin))
	case p.builtin != nil:
		return func(yield func(level.Entry) bool) { yield(level.Entry{Name: name, Number: 1, Level: p.builtin}) }
	case p.err != nil:
		return failed(name, p.failure())
	case p.folder():
		return folder(name)
	}
	return file(name)
}

// numbered is the level of a pack with a number.
func numbered(pack string, n int, all iter.Seq[level.Entry]) iter.Seq[level.Entry] {
	return func(yield func(level.Entry) bool) {
		count := 0
		for e := range all {
			var faults *level.Faults
			if e.Number == n || e.Err != nil && !errors.As(e.Err, &faults) {
				yield(e)
				return
			}
			count = e.Number
		}
		name := label(fmt.Sprintf("%s:%d", pack, n))
		yield(level.Entry{Name: name, Err: &failure{statusBad, fmt.Errorf("%s: the pack ends with level %d", name, count), ""}})
	}
}

func failed(name string, err error) iter.Seq[level.Entry] {
	return func(yield func(level.Entry) bool) { yield(level.Entry{Name: name, Err: err}) }
}

// label is how a name is written among other text: quoted if there is in it what a terminal would obey.
func label(name string) string {
	if strings.ContainsFunc(name, unicode.IsControl) {
		return strconv.Quote(name)
	}
	return name
}

// folder is the levels of a folder, which must have some.
func folder(name string) iter.Seq[level.Entry] {
	return func(yield func(level.Entry) bool) {
		none := true
		for e := range level.Folder(os.DirFS(name), ".") {
			none = false
			e.Name = label(filepath.Join(name, e.Name))
			var faults *level.Faults
			var broken *fs.PathError
			switch {
			case errors.As(e.Err, &faults):
				faults.Source = e.Name
			case errors.As(e.Err, &broken):
				e.Err = &failure{statusBad, fmt.Errorf("%s: %w", e.Name, broken.Err), ""}
			case e.Err != nil:
				e.Err = &failure{statusBad, fmt.Errorf("%s: no regular file", e.Name), ""}
			}
			if !yield(e) {
				return
			}
		}
		if none {
			err := fmt.Errorf("%s: no levels in this folder: no %s files", name, level.Extension)
			yield(level.Entry{Name: name, Err: &failure{statusBad, err, ""}})
		}
	}
}

// file is the levels of a file.
func file(name string) iter.Seq[level.Entry] {
	return func(yield func(level.Entry) bool) {
		f, err := openFile(name)
		if err != nil {
			yield(level.Entry{Name: name, Err: err})
			return
		}
		defer f.Close()
		for e := range level.Stream(label(name), f) {
			if !yield(e) {
				return
			}
		}
	}
}
