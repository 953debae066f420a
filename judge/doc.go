// Package judge reads the inputs of two online-judge problems, HDU 1175 (the tile game) and POJ 1324 (the
// snake), and answers them.
//
// Both inputs are numbers apart by white space: space, tab, CR, LF, VT and FF, any amount. A UTF-8
// byte-order mark at the start is skipped. An input ends where a case could begin, with or without its row
// of zeros; what follows that row is not read. A number is 1 to 18 digits, which takes an int of 64 bits. What has a meaning is answered;
// the first thing that has none is a *ParseError, after all answers before it.
//
// HDU1175 and POJ1324 are read like a bufio.Scanner: Next goes to the next answer, Err says why there is no
// next one, and between two calls of Next that report true the other methods tell of the answer. Both hold a window of the input, never all of it, and their memory
// does not grow with the number of cases. A source that can be read again (an io.ReaderAt) costs no copy
// of its boards; of any other, HDU1175 keeps the text of the board at hand.
//
// HDU1175Cases and POJ1324Cases read the same inputs case by case, whole and unanswered.
package judge
