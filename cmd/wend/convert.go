package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"iter"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/wendgames/wend/internal/convert"
	"github.com/wendgames/wend/level"
)

func convertCommand() *cli.Command {
	var names []string
	for _, f := range convert.Formats {
		names = append(names, string(f))
	}
	formats := strings.Join(append(names, string(jsonLines)), ", ")
	return command(&cli.Command{
		Name: "convert", Usage: "turn levels into other formats, and back", ArgsUsage: "IN... OUT", Action: runConvert,
		Flags: []cli.Flag{
			&cli.StringFlag{Name: "from", Usage: "read `FORMAT`: " + formats, DefaultText: "by the name of IN"},
			&cli.StringFlag{Name: "to", Usage: "write `FORMAT`: any of those", DefaultText: "by the name of OUT"},
			&cli.StringFlag{Name: "rules", Usage: "give what is read `RULES`, such as \"turns=3 slide=down\"", DefaultText: "standard"},
			&cli.BoolFlag{Name: "force", Usage: "replace OUT if it is there"},
		},
		Description: "IN and OUT are files, folders of levels, or - for standard input and output; IN may be a name that wend levels\n" +
			"lists. IN:7 is the seventh level or case of IN. Several levels become a pack: JSON lines (.jsonl), a folder, or\n" +
			"the cases of a judge's input.\n" +
			"What the format of OUT cannot say of a level is an error. A file OUT is written whole or not at all.\n" +
			"Example: wend convert --from hdu1175 examples/tiles.txt tiles.jsonl",
	})
}

// jsonLines is the name of the format of packs in one file, which package level reads as it does level files.
const jsonLines convert.Format = "jsonl"

// runConvert is the action of the command.
func runConvert(_ context.Context, c *cli.Command) error {
	names := c.Args().Slice()
	if len(names) < 2 {
		return badUse(c, "convert needs names, IN and OUT, not %d", len(names))
	}
	ins, out := names[:len(names)-1], names[len(names)-1]
	if err := onceStdin(ins); err != nil {
		return err
	}
	var all []iter.Seq[level.Entry]
	for _, in := range ins {
		from, err := readFormat(c, in)
		if err != nil {
			return err
		}
		entries, err := read(in, from, c.String("rules"), c.Root().Reader, c.Root().Writer.(*output))
		if err != nil {
			return err
		}
		all = append(all, entries)
	}
	t, err := newTarget(c, ins, out)
	if err != nil {
		return err
	}
	return convertAll(c, chained(all), t)
}

// chained is one sequence after the other.
func chained(all []iter.Seq[level.Entry]) iter.Seq[level.Entry] {
	return func(yield func(level.Entry) bool) {
		for _, entries := range all {
			for e := range entries {
				if !yield(e) {
					return
				}
			}
		}
	}
}

// convertAll writes all levels, or leaves the target as it was.
func convertAll(c *cli.Command, entries iter.Seq[level.Entry], t *target) error {
	var lost []string // keys that the format has no place for
	known := map[string]bool{}
	for e := range entries {
		err := e.Err
		if err == nil {
			err = t.add(e)
			for _, key := range convert.LeftOut(t.says(), e.Level) {
				if !known[key] {
					known[key] = true
					lost = append(lost, key)
				}
			}
		}
		if err != nil {
			t.discard()
			return err
		}
	}
	if err := t.end(); err != nil {
		return err
	}
	if len(lost) > 0 {
		t.out.Flush()
		fmt.Fprintf(c.Root().ErrWriter, "wend: left out, as %s has no place for it: %s\n", t.format, some(lost))
	}
	return nil
}

// some lists names, but not more than can be read.
func some(names []string) string {
	const most = 20
	if len(names) <= most {
		return strings.Join(names, ", ")
	}
	return fmt.Sprintf("%s and %d more", strings.Join(names[:most], ", "), len(names)-most)
}

// readFormat is the format that is to be read.
func readFormat(c *cli.Command, in string) (convert.Format, error) {
	p, name := lookUp(in), in
	if p.number > 0 {
		name = p.pack
	}
	if !c.IsSet("from") && (p.folder() || p.builtin != nil || lookUp(name).folder()) {
		return convert.Level, nil
	}
	f, err := formatOf(c, "from", name)
	if err != nil && p.err != nil && !c.IsSet("from") {
		return "", p.failure()
	}
	return f, err
}

func exists(name string) bool {
	_, err := os.Stat(name)
	return !errors.Is(err, fs.ErrNotExist)
}

// formatOf is the format that an option names, or else the extension of a file.
func formatOf(c *cli.Command, option, file string) (convert.Format, error) {
	if c.IsSet(option) {
		f := convert.Format(c.String(option))
		if f == jsonLines || slices.Contains(convert.Formats[:], f) {
			return f, nil
		}
		return "", badUse(c, "--%s: there is no format %q", option, f)
	}
	if f, ok := convert.FormatOf(file); ok {
		return f, nil
	}
	if strings.EqualFold(filepath.Ext(file), "."+string(jsonLines)) {
		return jsonLines, nil
	}
	return "", badUse(c, "%s: its name does not tell a format; give --%s", file, option)
}

// read is the levels of a file, or of a folder, in a format.
func read(name string, from convert.Format, rules string, stdin io.Reader, out *output) (iter.Seq[level.Entry], error) {
	if from == convert.Level || from == jsonLines {
		if strings.TrimSpace(rules) != "" {
			return nil, &failure{statusBad, errors.New("--rules: a level says its own rules"), ""}
		}
		return levels([]string{name}, stdin, out)
	}
	if p := lookUp(name); p.number > 0 {
		return numbered(p.pack, p.number, readOther(p.pack, from, rules, pausing{stdin, out})), nil
	}
	return readOther(name, from, rules, pausing{stdin, out}), nil
}

// readOther is the levels of a file in another format than ours.
func readOther(name string, from convert.Format, rules string, stdin io.Reader) iter.Seq[level.Entry] {
	return func(yield func(level.Entry) bool) {
		r := stdin
		if name != stdinName {
			f, err := openFile(name)
			if err != nil {
				yield(level.Entry{Name: name, Err: err})
				return
			}
			defer f.Close()
			r = f
		}
		n := 0
		for l, err := range convert.Read(from, label(name), r, rules) {
			n++
			e := level.Entry{Name: label(name), Number: n, Level: l, Err: badText(err)}
			if from.End() != "" { // there may be more
				e.Name = fmt.Sprintf("%s:%d", label(name), n)
			}
			if !yield(e) {
				return
			}
		}
	}
}

// badText is the error of a text or of rules, which are at fault unless the machine failed to read them.
func badText(err error) error {
	var broken *fs.PathError
	if err == nil || errors.As(err, &broken) {
		return err
	}
	return &failure{statusBad, err, ""}
}
