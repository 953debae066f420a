package stress

import "time"

type Limits struct {
	Time   time.Duration
	Memory int64
	Output int64
}

type End int

const (
	Exited End = iota
	TimeReached
	MemoryReached
	OutputReached
	Crashed
)

type Run struct {
	Output []byte
	End    End
	Exit   int
	Signal string
	Errors []byte
	CPU    time.Duration
	Wall   time.Duration
	Memory int64
}
