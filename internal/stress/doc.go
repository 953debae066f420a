// Package stress holds a learner's program against Wend: it runs the program on inputs of an online-judge problem, from
// the sample over every tiny board to the statement's largest, until an answer is wrong or a limit is reached, and then
// looks for the smallest input that shows it and for the mistake that explains it.
//
// An input is a list of cases in the judge's format. It never leaves the limits of the problem's statement, and is written
// like its sample. Where accepted programs differ among themselves an input is disputed: such inputs come last and count
// only if they are asked to.
//
//	problem.go                      a problem, its kinds of cases, its known faults
//	tiles*.go                       HDU 1175: cases, shrinking, known faults
//	snakes*.go                      POJ 1324: the same
//	rounds.go, shrink.go, name.go   the search for a fault, for its smallest input, and for its name
package stress
