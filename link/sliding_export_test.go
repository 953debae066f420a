package link

// SolveSliding is solveSliding for tests.
var SolveSliding = solveSliding
