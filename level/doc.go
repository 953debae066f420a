// Package level reads and writes level files and packs of levels, for both games.
//
// A level file is UTF-8 text, one level a file, with the extension .level: lines "key: value", the first of them
// "wend: 1", then a blank line, then the drawing. docs/levels.md has the whole grammar. A pack is a folder of such files,
// or a file of JSON lines: an object a line, with the keys as strings and the drawing's rows as the array "board".
//
// A reader finds every fault of a level, each with its place and what to do about it; what it lets pass is a level that
// both games can be played on without further checks. What is written reads back the same, byte for byte.
package level
