// Package chinese says in Chinese what Wend says to people in English. The packages in which messages are made know of no
// languages; a command that speaks Chinese hands what it is about to write to Text.
//
// The catalogue has the messages as pairs of an English and a Chinese pattern. A pattern has holes, such as {n}, for what
// differs from one time to the next: numbers, squares, names, or other messages. A text that fits no pattern stays as it
// is, so that drawings and moves pass through.
//
//	locale.go             whether Chinese is wanted
//	text.go               lines, and the names in front of them
//	pattern.go, hole.go   patterns, and what fits their holes
//	lines.go, words.go                lines, hints, words: the catalogue
//	claims.go, reasons.go, faults.go  the same, of levels
//	programs.go, mistakes.go          the same, of programs that are tested
//
// A message that is made anew or changed needs its line there: a test reads the sources and names what is missing.
package chinese
