package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/wendgames/wend/internal/ask"
	"github.com/wendgames/wend/internal/convert"
	"github.com/wendgames/wend/level"
)

// target is what levels are converted into: standard output, a file that is there once it is whole, or a folder with a
// file for each.
type target struct {
	ins    []string // what is converted
	name   string
	format convert.Format
	out    *output
	file   *newFile // nil for standard output and folders
	folder bool
	force  bool
	named  func(level.Entry) string // the name of a level's file in a folder; or nil for numbers
	count  int
	text   []byte
}

// newTarget begins to write what a command line names, in the format that it names or that the name tells.
func newTarget(c *cli.Command, ins []string, name string) (*target, error) {
	format, err := writeFormat(c, name)
	if err != nil {
		return nil, err
	}
	return openTarget(c, ins, name, format)
}

// openTarget begins to write in a format.
func openTarget(c *cli.Command, ins []string, name string, format convert.Format) (*target, error) {
	t := &target{
		ins: ins, name: name, format: format, out: c.Root().Writer.(*output), folder: isFolder(name), force: c.Bool("force"),
	}
	info, err := os.Stat(name)
	switch {
	case name == stdinName:
		return t, nil
	case t.folder:
		return t, t.checkFolder(info)
	case err == nil && info.Mode().IsRegular() && !t.force:
		return nil, thereAlready(name)
	}
	t.out.attend()
	t.file, err = createFile(name, t.force)
	return t, err
}

// isFolder reports whether a name is that of a folder, be it there or not.
func isFolder(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.IsDir() || strings.HasSuffix(name, string(filepath.Separator)) || strings.HasSuffix(name, "/")
}

// writeFormat is the format that is to be written: in a folder, levels, unless another is named.
func writeFormat(c *cli.Command, name string) (convert.Format, error) {
	folder := isFolder(name)
	if folder && !c.IsSet("to") {
		return convert.Level, nil
	}
	f, err := formatOf(c, "to", name)
	if err == nil && folder && f == jsonLines {
		return "", badUse(c, "JSON lines are one file, and %s is a folder", name)
	}
	return f, err
}

// checkFolder looks at the folder, which must be empty if it is there, and not the one that is read.
func (t *target) checkFolder(info os.FileInfo) error {
	if info == nil {
		return nil
	}
	for _, name := range t.ins {
		if in, err := os.Stat(name); err == nil && os.SameFile(in, info) {
			return &failure{statusBad, fmt.Errorf("%s is the folder that is read", t.name), "name another one"}
		}
	}
	files, err := os.ReadDir(t.name)
	if err != nil {
		return &failure{statusBad, err, ""}
	}
	if len(files) > 0 && !t.force {
		return &failure{
			statusBad, fmt.Errorf("the folder %s is not empty", t.name),
			"--force writes into it, and replaces files of the same names",
		}
	}
	return nil
}

// tellOld says how many files of a folder stay beside those that are written into it.
func (t *target) tellOld(stderr io.Writer) error {
	if !t.folder || !exists(t.name) {
		return nil
	}
	files, err := os.ReadDir(t.name)
	if err != nil {
		return &failure{statusBad, err, ""}
	}
	if len(files) > 0 {
		fmt.Fprintf(stderr, "wend: %s has %s already; those of other names stay\n", t.name, ask.Count(len(files), "file"))
	}
	return nil
}

// says is the format whose limits hold: JSON lines say what level files do.
func (t *target) says() convert.Format {
	if t.format == jsonLines {
		return convert.Level
	}
	return t.format
}

// holdsMany reports whether the format has room for several levels in one file.
func (t *target) holdsMany() bool { return t.format == jsonLines || t.format.End() != "" }

// add writes a level.
func (t *target) add(e level.Entry) error {
	t.count++
	if t.name != stdinName || !t.out.live {
		t.out.progress.add()
	}
	if t.count > 1 && !t.folder && !t.holdsMany() {
		hint := "a name that ends with .jsonl, or with / for a folder, takes all"
		if len(t.ins) == 1 {
			hint = t.ins[0] + ":1 is the first; " + hint
		}
		return &failure{statusBad, fmt.Errorf("%s holds one level, and there are several", t.format), hint}
	}
	var err error
	if t.format == jsonLines {
		t.text, err = e.Level.AppendJSON(t.text[:0])
	} else {
		t.text, err = convert.Append(t.text[:0], t.format, e.Level)
	}
	if err != nil {
		return &failure{statusBad, fmt.Errorf("%s: %w", e.Name, err), ""}
	}
	if t.folder {
		name := ""
		if t.named != nil {
			name = t.named(e)
		}
		return t.addFile(name)
	}
	return t.write()
}

// mostFiles is how many files a folder holds so that their numbers have the order of their names.
const mostFiles = 999_999

// addFile writes a level into a file of its own, with a name or, if that is empty, its number.
func (t *target) addFile(name string) error {
	if t.count > mostFiles {
		return &failure{statusBad, fmt.Errorf("a folder takes %d levels", mostFiles), "a name that ends with .jsonl takes any number"}
	}
	if t.count == 1 {
		if err := os.MkdirAll(t.name, 0o777); err != nil {
			return &failure{statusBad, err, ""}
		}
		t.out.attend()
	}
	if name == "" {
		name = fmt.Sprintf("%06d", t.count)
	}
	t.text = append(t.text, t.format.End()...)
	return writeFile(filepath.Join(t.name, name+"."+string(t.format)), t.text, t.force)
}

// write hands on the text.
func (t *target) write() error {
	var w io.Writer = t.out
	if t.file != nil {
		w = t.file
	}
	_, err := w.Write(t.text)
	return err
}

// end writes what closes a text, and puts a file into its place.
func (t *target) end() error {
	if t.count == 0 {
		t.discard()
		return &failure{statusBad, errors.New("there is no level to convert"), ""}
	}
	if t.folder {
		return nil
	}
	t.text = append(t.text[:0], t.format.End()...)
	if err := t.write(); err != nil {
		t.discard()
		return err
	}
	if t.file != nil {
		return t.file.keep()
	}
	return nil
}

// discard leaves the place of a file as it was. What a folder or standard output has got, stays.
func (t *target) discard() {
	if t.file != nil {
		t.file.discard()
	}
}
