// Package runner runs somebody's program: builds it from its source, gives it an input within limits of time, memory and
// output, and ends it with every process that it has started. It knows nothing of games.
//
//	program*.go  what a program is made of: sources by language, commands, builds
//	run*.go      a run: its input, its output, its limits and how it ended
//	tree*.go     the processes of a run, on each system
package runner
