package level

import (
	"embed"
	"io/fs"
	"iter"
	"path"
	"strings"
)

// builtin holds the built-in levels, in files whose names begin with a number that gives their order.
//
//go:embed builtin/*.level
var builtin embed.FS

const builtinFolder = "builtin"

// Builtin is the built-in levels, in their order. An entry is named for its level, as Named knows it.
func Builtin() iter.Seq[Entry] {
	return func(yield func(Entry) bool) {
		for e := range Folder(builtin, builtinFolder) {
			e.Name = builtinName(e.Name)
			if !yield(e) {
				return
			}
		}
	}
}

// Named is the built-in level with a name, such as apples, and whether there is one.
func Named(name string) (*Level, bool) {
	files, err := fs.Glob(builtin, path.Join(builtinFolder, "*"+Extension))
	if err != nil {
		return nil, false
	}
	for _, file := range files {
		if builtinName(path.Base(file)) != name {
			continue
		}
		l, err := readFile(builtin, file)
		return l, err == nil
	}
	return nil, false
}

// builtinName is the name of the level in a file such as 05-apples.level.
func builtinName(file string) string {
	_, name, _ := strings.Cut(strings.TrimSuffix(file, Extension), "-")
	return name
}
