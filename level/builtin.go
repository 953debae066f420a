package level

import (
	"embed"
	"io/fs"
	"iter"
	"path"
	"strings"
)

// builtin holds the built-in levels, a folder for each game, in files whose names begin with a number that gives their
// order. Nothing is read before it is asked for.
//
//go:embed builtin/link/*.level builtin/lair/*.level
var builtin embed.FS

// builtinFolders are the folders of the built-in levels, in their order.
var builtinFolders = []string{"builtin/" + string(LinkGame), "builtin/" + string(LairGame)}

// Builtin is the built-in levels, those of the tile game and then those of the snake game, in their order. An entry is
// named for its level, as Named knows it, and none has an Err. Numbers begin with 1 for each game.
func Builtin() iter.Seq[Entry] {
	return func(yield func(Entry) bool) {
		for _, folder := range builtinFolders {
			for e := range Folder(builtin, folder) {
				e.Name = builtinName(e.Name)
				if !yield(e) {
					return
				}
			}
		}
	}
}

// Named is the built-in level with a name, such as apples, and whether there is one. No two have the same name.
func Named(name string) (*Level, bool) { return named(builtin, name) }

// named is Named among the files of folders of ours. It panics if one cannot be read: then the program was built wrong.
func named(fsys fs.FS, name string) (*Level, bool) {
	for _, folder := range builtinFolders {
		files, err := fs.ReadDir(fsys, folder)
		if err != nil {
			panic("level: " + err.Error())
		}
		for _, file := range files {
			if builtinName(file.Name()) != name {
				continue
			}
			l, err := readFile(fsys, path.Join(folder, file.Name()))
			if err != nil {
				panic("level: " + err.Error())
			}
			return l, true
		}
	}
	return nil, false
}

// builtinName is the name of the level in a file such as 05-apples.level.
func builtinName(file string) string {
	_, name, _ := strings.Cut(strings.TrimSuffix(file, Extension), "-")
	return name
}
