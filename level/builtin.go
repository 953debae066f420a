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

// Builtin is the built-in levels, in their order. An entry is named for its level, as Named knows it, and none has an Err.
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
func Named(name string) (*Level, bool) { return named(builtin, name) }

// named is Named among the files of a folder of ours. It panics if one cannot be read: then the program was built wrong.
func named(fsys fs.FS, name string) (*Level, bool) {
	files, err := fs.ReadDir(fsys, builtinFolder)
	if err != nil {
		panic("level: " + err.Error())
	}
	for _, file := range files {
		if builtinName(file.Name()) != name {
			continue
		}
		l, err := readFile(fsys, path.Join(builtinFolder, file.Name()))
		if err != nil {
			panic("level: " + err.Error())
		}
		return l, true
	}
	return nil, false
}

// builtinName is the name of the level in a file such as 05-apples.level.
func builtinName(file string) string {
	_, name, _ := strings.Cut(strings.TrimSuffix(file, Extension), "-")
	return name
}
