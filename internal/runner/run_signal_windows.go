package runner

import (
	"fmt"
	"os"
)

// signalName is the exception that a process ended by, such as "exception 0xC0000005", or empty.
func signalName(state *os.ProcessState) string {
	const errorBits = 0xC0000000 // of a status of the system
	if code := uint32(state.ExitCode()); code&errorBits == errorBits {
		return fmt.Sprintf("exception %#X", code)
	}
	return ""
}
