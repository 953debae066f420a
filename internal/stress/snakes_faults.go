package stress

import (
	"sync"

	"github.com/wendgames/wend/grid"
)

// snakeSlip is a mistake in the textbook program for the snake problem. Its name says what the wrong program does.
type snakeSlip int

const (
	snakeNoSlip snakeSlip = iota
	snakeTailAllowed
	snakeTwoTailsAllowed
	snakeNeckAllowed
	snakeBodyIgnored
	snakeBodyOfStone
	snakeFirstBodyOnly
	snakeOneMark
	snakeHeadAndTail
	snakeCodeShort
	snakeMaskShort
	snakeStack
	snakeGreedy
	snakeBestFirst
	snakeWrongClosed
	snakeFewSteps
	snakeExitLate
	snakeExitOnStone
	snakeExitUnderBody
	snakeExitByAnyBlock
	snakeStoneForgotten
	snakeHeadLast
	snakeSidesSwapped
	snakeStonesTurned
	snakeRowsByColumns
	snakeColumnsByRows
	snakeLastRow
	snakeLastColumn
	snakeStonesKept
	snakeMarksKept
	snakeQueueKept
	snakeAnswerKept
	snakeByteStamp
	snakeByteNumber
	snakeNumberKept
	snakeNumberFromZero
	snakeZeroForNone
	snakeCountsSquares
)

// snakeFault is a mistake and what it leaves open.
type snakeFault struct {
	slip    snakeSlip
	fault   Fault
	choices []snakeChoice
}

// snakeFaultTable has the mistakes that people make in programs for the snake problem. Smallest is what tests find, or
// argue, to be least.
var snakeFaultTable = sync.OnceValue(func() []snakeFault {
	return []snakeFault{
		{snakeTailAllowed, Fault{Name: "tail-allowed", Smallest: 3,
			What: "lets the head enter the square that the tail is about to leave"}, usual},
		{snakeTwoTailsAllowed, Fault{Name: "last-two-allowed", Smallest: 3,
			What: "lets the head enter the squares of the last two blocks"}, usual},
		{snakeNeckAllowed, Fault{Name: "neck-allowed", Smallest: 3,
			What: "lets the head turn back onto the block behind it"}, usual},
		{snakeBodyIgnored, Fault{Name: "body-ignored", Smallest: 3,
			What: "lets the head enter squares of the body"}, usual},
		{snakeBodyOfStone, Fault{Name: "body-of-stone", Smallest: 6,
			What: "takes the squares of the first body for stones, and the snake for a single block"}, usual},
		{snakeFirstBodyOnly, Fault{Name: "first-body-only", Smallest: 5,
			What: "lets only the first body stand in the way, each block until it has moved on, and no later one"}, usual},
		{snakeOneMark, Fault{Name: "snake-one-mark", Smallest: 8,
			What: "keeps one visited mark a square, whatever the shape of the snake"}, snakeOrders(snakeLookTaken)},
		{snakeHeadAndTail, Fault{Name: "head-and-tail", Smallest: 8,
			What: "takes snakes with the same head and the same tail for the same"}, snakeOrders(snakeLookTaken)},
		{snakeCodeShort, Fault{Name: "code-short", Smallest: 8,
			What: "leaves the last block out of its visited marks"}, snakeOrders(snakeLookTaken)},
		{snakeMaskShort, Fault{Name: "mask-short", Smallest: 4,
			What: "loses the last block's direction when it shifts the code of the shape"}, snakeOrders(snakeLookTaken)},
		{snakeStack, Fault{Name: "depth-first", Smallest: 6,
			What: "goes on from the newest state in place of the oldest"}, snakeOrders(snakeLookTaken, snakeLookPut)},
		{snakeGreedy, Fault{Name: "greedy", Smallest: 10,
			What: "always goes on from a state nearest to the exit, however many steps it took"}, snakeHeaps()},
		{snakeBestFirst, Fault{Name: "snake-marked-when-pushed", Smallest: 8,
			What: "searches over squares by steps and distance, and marks a square when it comes into the queue"}, snakeHeaps()},
		{snakeWrongClosed, Fault{Name: "wrong-state-closed", Smallest: 10,
			What: "is an A* that closes the square it leaves with the shape of the snake after the step"}, snakeClosings()},
		{snakeFewSteps, Fault{Name: "few-steps", Smallest: 8,
			What: "gives up after rows × columns steps"}, snakeOthers(2)},
		{snakeExitLate, Fault{Name: "exit-late", Smallest: 2,
			What: "does not see that the head is on the exit at the start"}, snakeExits(snakeLookTaken, snakeLookFirst)},
		{snakeExitOnStone, Fault{Name: "exit-on-stone", Smallest: 3,
			What: "enters the exit although it is a stone"}, usual},
		{snakeExitUnderBody, Fault{Name: "exit-under-body", Disputed: true, Smallest: 2,
			What: "enters the exit although a block of the snake lies on it"}, usual},
		{snakeExitByAnyBlock, Fault{Name: "exit-by-any-block", Disputed: true, Smallest: 2,
			What: "is content with any block of the snake on the exit"}, usual},
		{snakeStoneForgotten, Fault{Name: "stone-forgotten", Disputed: true, Smallest: 4,
			What: "forgets the stones under the first body"}, usual},
		{snakeHeadLast, Fault{Name: "head-last", Smallest: 2,
			What: "takes the first square of the snake for its tail"}, usual},
		{snakeSidesSwapped, Fault{Name: "sides-swapped", Smallest: 4,
			What: "takes the number of rows for that of columns and the other way round"}, usual},
		{snakeStonesTurned, Fault{Name: "stones-turned", Smallest: 4,
			What: "reads the column of a stone before its row"}, usual},
		{snakeRowsByColumns, Fault{Name: "snake-rows-by-columns", Smallest: 3,
			What: "bounds rows by the number of columns"}, usual},
		{snakeColumnsByRows, Fault{Name: "snake-columns-by-rows", Smallest: 3,
			What: "bounds columns by the number of rows"}, usual},
		{snakeLastRow, Fault{Name: "snake-last-row", Smallest: 3,
			What: "never enters the last row"}, usual},
		{snakeLastColumn, Fault{Name: "snake-last-column", Smallest: 3,
			What: "never enters the last column"}, usual},
		{snakeStonesKept, Fault{Name: "stones-kept", Smallest: 6,
			What: "leaves the stones of one case lying in the next"}, usual},
		{snakeMarksKept, Fault{Name: "snake-marks-kept", Smallest: 5,
			What: "does not clear its visited marks between cases"}, snakeOrders(snakeLookTaken, snakeLookPut, snakeLookFirst)},
		{snakeQueueKept, Fault{Name: "snake-queue-kept", Smallest: 8,
			What: "does not empty its queue between cases"}, snakeOrders(snakeLookTaken, snakeLookPut, snakeLookFirst)},
		{snakeAnswerKept, Fault{Name: "answer-kept", Smallest: 5,
			What: "prints the answer of the case before where there is no way"}, usual},
		{snakeByteStamp, Fault{Name: "byte-stamp", Smallest: 513,
			What: "marks with the number of the case, kept in a byte"}, snakeOrders(snakeLookTaken, snakeLookPut, snakeLookFirst)},
		{snakeByteNumber, Fault{Name: "byte-number", Smallest: 256,
			What: "keeps the number of the case in a byte"}, snakeOthers(2)},
		{snakeNumberKept, Fault{Name: "number-kept", Smallest: 4,
			What: "calls every case the first"}, usual},
		{snakeNumberFromZero, Fault{Name: "number-from-0", Smallest: 2,
			What: "numbers the cases from 0"}, usual},
		{snakeZeroForNone, Fault{Name: "zero-for-none", Smallest: 3,
			What: "prints 0 where there is no way"}, usual},
		{snakeCountsSquares, Fault{Name: "counts-squares", Smallest: 2,
			What: "counts the squares of the way and not its steps"}, usual},
	}
})

// What mistakes leave open: nothing, or the order of directions and more.
var (
	usual      = []snakeChoice{{order: grid.Dirs}}
	snakeHeaps = sync.OnceValue(func() []snakeChoice { return snakeTied(snakeOrders(snakeLookTaken)) })
)

// snakeOrders are all orders of directions, with each of the times at which the exit is looked for.
func snakeOrders(looks ...snakeLook) (choices []snakeChoice) {
	for _, look := range looks {
		for _, order := range allOrders() {
			choices = append(choices, snakeChoice{order: order, exit: look})
		}
	}
	return choices
}

// snakeExits are the times at which the exit is looked for.
func snakeExits(looks ...snakeLook) (choices []snakeChoice) {
	for _, look := range looks {
		choices = append(choices, snakeChoice{order: grid.Dirs, exit: look})
	}
	return choices
}

// snakeTied are choices with each order of equals.
func snakeTied(choices []snakeChoice) (all []snakeChoice) {
	for ties := -1; ties <= 1; ties++ {
		for _, c := range choices {
			c.ties = ties
			all = append(all, c)
		}
	}
	return all
}

// snakeClosings are the choices of snakeWrongClosed: after all steps from a state, with the shape after the last, or after
// each.
func snakeClosings() (choices []snakeChoice) {
	for _, c := range snakeHeaps() {
		for c.other = range 2 {
			choices = append(choices, c)
		}
	}
	return choices
}

// snakeOthers are n choices that one mistake knows.
func snakeOthers(n int) (choices []snakeChoice) {
	for i := range n {
		choices = append(choices, snakeChoice{order: grid.Dirs, other: i})
	}
	return choices
}

// snakeFaults is the table for everybody.
func snakeFaults() (faults []Fault) {
	for _, f := range snakeFaultTable() {
		fault := f.fault
		for _, c := range f.choices {
			fault.variants = append(fault.variants, func(input []Case) []string {
				return (&snakeProgram{slip: f.slip, choice: c}).run(input)
			})
		}
		faults = append(faults, fault)
	}
	return faults
}
