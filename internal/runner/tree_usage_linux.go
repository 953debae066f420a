package runner

import (
	"bytes"
	"os"
	"strconv"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// walkAfter is the age at which a tree is looked for processes other than its first one. Most programs end sooner, and have
// no others.
const walkAfter = 8 * time.Millisecond

// measure is what the tree uses now.
func (t *processTree) measure() usage {
	pids, young := []int{t.process.Pid}, time.Since(t.begun) <= walkAfter
	if t.system.mark != 0 && !young {
		pids = marked(t.system.mark, 0)
	}
	used := usage{processes: len(pids)}
	var most, sum int64
	for _, pid := range pids {
		s, ok := readStat(pid)
		if !ok {
			continue
		}
		used.cpu += s.cpu
		now, peak := readMemory(pid)
		sum += now
		most = max(most, peak)
		if !young && t.system.waits.note(pid) {
			used.ready = true
		}
	}
	used.waited = t.system.waits.sum
	used.memory = max(most, sum)
	return used
}

// readMemory is what a process has in memory now and had at most, in bytes, without the pages of files: those are of its
// program and its libraries, and shared with others.
func readMemory(pid int) (now, peak int64) {
	var buf [4096]byte
	text := readProc(pid, "status", buf[:])
	peak = statusField(text, "VmHWM") - statusField(text, "RssFile")
	now = statusField(text, "RssAnon") + statusField(text, "RssShmem")
	return now, max(peak, now)
}

// statusField is a size in /proc/PID/status, in bytes; 0 if it is not there.
func statusField(text []byte, name string) int64 {
	_, rest, _ := bytes.Cut(text, []byte("\n"+name+":"))
	line, _, _ := bytes.Cut(rest, []byte(" kB"))
	n, _ := strconv.ParseInt(string(bytes.TrimSpace(line)), 10, 64)
	return n << 10
}

// fileAllowance is taken for the pages of files in a peak that does not tell them apart: those of libc and libstdc++.
const fileAllowance = 4 << 20

// ownUsage is what the first process has used, with its children that it has waited for. Its peak of memory is at least
// that of this process at the start, whose memory it shared before it became another program: only what is more than ours
// is known to be its own.
func ownUsage(state *os.ProcessState) usage {
	used := usage{cpu: state.UserTime() + state.SystemTime()}
	var ours unix.Rusage
	its, ok := state.SysUsage().(*syscall.Rusage)
	if ok && unix.Getrusage(unix.RUSAGE_SELF, &ours) == nil && its.Maxrss > ours.Maxrss {
		used.memory = max(0, kibibytes(its.Maxrss)-fileAllowance)
	}
	return used
}

// kibibytes is a size in bytes; its type in the system's calls depends on the machine.
func kibibytes[T int32 | int64](n T) int64 { return int64(n) << 10 }
