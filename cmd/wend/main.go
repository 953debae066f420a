// Command wend is the referee and solver of two grid games in which a move is a path: everything that needs
// no server. README.md shows what it does; wend help lists its commands.
package main

import "os"

func main() { os.Exit(run(os.Args, os.Stdin, os.Stdout, os.Stderr)) }
