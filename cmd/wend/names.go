package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/wendgames/wend/internal/convert"
	"github.com/wendgames/wend/level"
)

// place is what a name of a command line leads to. A file of a name comes first, then the level of a pack with a number,
// then a built-in level.
type place struct {
	name    string
	stdin   bool
	info    fs.FileInfo  // of a file or a folder
	pack    string       // of a level PACK:7: the pack,
	number  int          // and the number; else 0
	builtin *level.Level // or nil
	err     error        // why it leads nowhere
}

// lookUp finds what a name leads to.
func lookUp(name string) place {
	p := place{name: name, stdin: name == stdinName}
	if p.stdin {
		return p
	}
	p.info, p.err = os.Stat(name)
	if !errors.Is(p.err, fs.ErrNotExist) {
		return p
	}
	if pack, n, ok := cutNumber(name); ok {
		p.pack, p.number, p.err = pack, n, nil
	} else if l, ok := level.Named(name); ok {
		p.builtin, p.err = l, nil
	}
	return p
}

// single reports whether it is certain, without reading anything, that there is one level or none.
func (p place) single() bool {
	isFile := p.info != nil && !p.info.IsDir() || errors.Is(p.err, fs.ErrNotExist)
	return p.number > 0 || p.builtin != nil || isFile && strings.HasSuffix(p.name, level.Extension)
}

// folder reports whether it is a folder.
func (p place) folder() bool { return p.info != nil && p.info.IsDir() }

// failure says why the name leads nowhere, and where it was probably meant to lead.
func (p place) failure() *failure {
	var broken *fs.PathError
	f := &failure{statusBad, p.err, ""}
	if errors.As(p.err, &broken) {
		f.err = fmt.Errorf("%s: %w", p.name, broken.Err)
	}
	if !errors.Is(p.err, fs.ErrNotExist) {
		return f
	}
	f.hint = "a level is a file, a folder, a pack, - or a name that wend levels lists"
	if n, err := strconv.Atoi(p.name); err == nil {
		if names := builtinNumber(n); len(names) > 0 {
			f.hint = fmt.Sprintf("did you mean %s, number %d of wend levels? %s", strings.Join(names, " or "), n, f.hint)
		}
		return f
	}
	f.guess(p.name, cli.SuggestCommand(neighbours(p.name), p.name))
	return f
}

// builtinNumber is the built-in levels with a number, one of each game.
func builtinNumber(n int) (names []string) {
	for e := range level.Builtin() {
		if e.Number == n {
			names = append(names, e.Name)
		}
	}
	return names
}

// neighbours are the names that one that leads nowhere may be meant for, as commands, among which cli can choose: built-in
// levels, and levels and packs in the folder of the name.
func neighbours(name string) (names []*cli.Command) {
	for e := range level.Builtin() {
		names = append(names, &cli.Command{Name: e.Name})
	}
	dir := filepath.Dir(name)
	files, _ := os.ReadDir(dir) // without it there are fewer
	for _, f := range files {
		if ext := filepath.Ext(f.Name()); ext == level.Extension || ext == "."+string(jsonLines) {
			names = append(names, &cli.Command{Name: filepath.Join(dir, f.Name())})
		}
	}
	return names
}

// cutNumber takes PACK:7 apart.
func cutNumber(name string) (pack string, n int, ok bool) {
	i := strings.LastIndexByte(name, ':')
	if i <= 0 {
		return "", 0, false
	}
	n, err := strconv.Atoi(name[i+1:])
	return name[:i], n, err == nil && n > 0
}

// unread is the error of a file that is no level, with what to do about it if the file has another format than ours.
func unread(name string, err error) error {
	var faults *level.Faults
	format, other := convert.FormatOf(name)
	if !errors.As(err, &faults) || !other || format == convert.Level {
		return err
	}
	return &failure{statusBad, err, fmt.Sprintf("wend convert %s %s makes a level of it", name,
		strings.TrimSuffix(name, filepath.Ext(name))+level.Extension)}
}
