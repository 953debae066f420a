package runner

import (
	"bytes"
	"os"
	"path/filepath"
	"strconv"
	"time"
)

// waits is how long the threads of a tree were seen to wait for a processor: they wanted to run while others did. What a
// thread waits after the last look at it is not seen, and nothing is on a system that was built not to say it.
type waits struct {
	sum  time.Duration            // of all, also of those that have ended
	last map[string]time.Duration // by the number of the thread
}

// note looks at the threads of a process, and reports whether any of them runs or waits for a processor now. That wait is not
// in the sum yet; nor is what a machine that is itself a guest takes from a thread that runs.
func (w *waits) note(pid int) (ready bool) {
	tasks, err := os.Open(filepath.Join("/proc", strconv.Itoa(pid), "task"))
	if err != nil {
		return false // it has ended meanwhile
	}
	threads, _ := tasks.Readdirnames(-1) // what was read is what there is
	tasks.Close()
	if w.last == nil {
		w.last = map[string]time.Duration{}
	}
	for _, thread := range threads {
		now := readWait(pid, thread)
		if last := w.last[thread]; now >= last {
			w.sum += now - last
		} else {
			w.sum += now // another thread got the number
		}
		w.last[thread] = now
		ready = ready || isReady(pid, thread)
	}
	return ready
}

// isReady reports whether a thread is in the state R of its stat, behind its name, which may hold anything.
func isReady(pid int, thread string) bool {
	var buf [1024]byte
	text := readProc(pid, filepath.Join("task", thread, "stat"), buf[:])
	return bytes.HasPrefix(text[bytes.LastIndexByte(text, ')')+1:], []byte(" R"))
}

// readWait is how long a thread has waited for a processor: the second number of its schedstat, in nanoseconds.
func readWait(pid int, thread string) time.Duration {
	var buf [128]byte
	fields := bytes.Fields(readProc(pid, filepath.Join("task", thread, "schedstat"), buf[:]))
	if len(fields) < 2 {
		return 0 // it has ended meanwhile
	}
	n, _ := strconv.ParseInt(string(fields[1]), 10, 64) // the kernel writes numbers
	return time.Duration(n)
}
