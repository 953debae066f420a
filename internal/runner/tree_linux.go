package runner

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// A tree is known by a mark that every process of it has: a limit (RLIMIT_LOCKS) that has had no effect since Linux 2.6, is
// inherited by whatever a process starts, and can be read of any process of the same user by one system call. Neither a new
// session nor the death of its parent takes it from a process, and it is nothing that a program would look at. The first 40
// bits are those of this process, the others count its trees. Where a limit is set on that limit already, there are no
// marks, and what leaves its process group is lost sight of.

// markCount is how many bits of a mark count the trees.
const markCount = 24

// treeSystem is what a tree is known by.
type treeSystem struct {
	mark  uint64 // 0: none
	waits waits
}

// marks are those of this process: the first one, and how many were given. all.Mutex guards them.
var marks = struct{ first, given uint64 }{first: (1<<38 | rand.Uint64N(1<<38)) << markCount}

// adopt makes this process the parent of all orphans among its descendants, so that none is out of sight, and nobody else
// has to reap what was ended here.
var adopt = sync.OnceFunc(func() {
	_ = unix.Prctl(unix.PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) // cannot fail since Linux 3.4
})

// startIn starts the first process, marked. The caller holds all.Mutex: for some microseconds this process has the mark
// itself, which nothing else must inherit.
func (t *processTree) startIn(path string, argv []string, attr *os.ProcAttr) error {
	adopt()
	attr.Sys = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
	unmark := t.mark()
	defer unmark()
	var err error
	t.process, err = os.StartProcess(path, argv, attr)
	return err
}

// mark gives this process the tree's mark until the function that it returns is called.
func (t *processTree) mark() (unmark func()) {
	var own unix.Rlimit
	if err := unix.Prlimit(0, unix.RLIMIT_LOCKS, nil, &own); err != nil || own.Max != unix.RLIM_INFINITY {
		return func() {}
	}
	marks.given++
	mark := marks.first + marks.given%(1<<markCount)
	if err := unix.Prlimit(0, unix.RLIMIT_LOCKS, &unix.Rlimit{Cur: mark, Max: own.Max}, nil); err != nil {
		return func() {}
	}
	t.system.mark = mark
	return func() { _ = unix.Prlimit(0, unix.RLIMIT_LOCKS, &own, nil) } // to what it was is always allowed
}

// awaitEnd waits for the end of the first process, without reaping it: as long as nobody does, no other process gets its
// number, which is that of its group too.
func (t *processTree) awaitEnd() {
	for unix.Waitid(unix.P_PID, t.process.Pid, nil, unix.WEXITED|unix.WNOWAIT, nil) == unix.EINTR {
	}
}

// reap takes the first process, which has ended, out of the table of processes.
func (t *processTree) reap() (*os.ProcessState, error) { return t.process.Wait() }

// kill ends the first process and its group. The process must not have been reaped.
func (t *processTree) kill() {
	_ = t.process.Kill() // it may have ended, and may be in another group
	_ = unix.Kill(-t.process.Pid, unix.SIGKILL)
}

// endRest ends what is left once the first process has been reaped. A process to which SIGKILL was sent can no longer fork,
// just like one that was stopped. But one that was seen may have forked before, and what it has started may not have been
// seen: so a look must find nothing. Nobody is out of sight then, since the dead are seen until they are reaped, which is
// done here alone or by a parent that is seen itself.
func (t *processTree) endRest() (usage, error) {
	var used usage
	if !haveChildren() {
		return used, nil // all orphans would be our children
	}
	pause := 50 * time.Microsecond
	for begun := time.Now(); time.Since(begun) < endWithin; pause = min(2*pause, 5*time.Millisecond) {
		left := marked(t.system.mark, 0)
		if len(left) == 0 {
			return used, nil
		}
		for _, pid := range left {
			used.cpu += endOne(pid)
		}
		time.Sleep(pause)
	}
	return used, errLeft
}

// haveChildren reports whether this process has any child, dead or alive.
func haveChildren() bool {
	return !errors.Is(unix.Waitid(unix.P_ALL, 0, nil, unix.WEXITED|unix.WNOHANG|unix.WNOWAIT, nil), unix.ECHILD)
}

// endOne ends a process other than the first one, and reaps it if it is ours and gone: then it says what that has used.
func endOne(pid int) time.Duration {
	_ = unix.Kill(pid, unix.SIGKILL)
	var ru unix.Rusage
	if got, err := unix.Wait4(pid, nil, unix.WNOHANG, &ru); err != nil || got != pid {
		return 0
	}
	return time.Duration(ru.Utime.Nano() + ru.Stime.Nano())
}

// endTrees ends all trees of this process. The caller holds all.Mutex.
func endTrees() {
	for t := range all.trees {
		t.kill()
	}
	// The dead stay in sight here, so that two looks must find nobody alive: what the last of the living had started before
	// the first look is seen by the second.
	for begun, clear := time.Now(), 0; clear < 2 && time.Since(begun) < endWithin/10; time.Sleep(100 * time.Microsecond) {
		living := 0
		for _, pid := range marked(marks.first, markCount) {
			if s, ok := readStat(pid); ok && s.state != 'Z' && s.state != 'X' {
				living++
				_ = unix.Kill(pid, unix.SIGKILL)
			}
		}
		if clear++; living > 0 {
			clear = 0
		}
	}
}

// marked are the processes with a mark, but for its last bits, the dead that nobody has reaped included.
func marked(mark uint64, but uint) []int {
	var pids []int
	proc, err := os.Open("/proc")
	if err != nil || mark == 0 {
		return nil
	}
	defer proc.Close()
	names, _ := proc.Readdirnames(-1) // processes come and go: what was read is what there is
	for _, name := range names {
		pid, err := strconv.Atoi(name)
		var limit unix.Rlimit
		if err != nil || unix.Prlimit(pid, unix.RLIMIT_LOCKS, nil, &limit) != nil || limit.Cur>>but != mark>>but {
			continue
		}
		if pid != os.Getpid() { // which has a mark while it starts something
			pids = append(pids, pid)
		}
	}
	return pids
}

// stat is what /proc/PID/stat says of a process.
type stat struct {
	state byte
	cpu   time.Duration // of the process, and of its children that it has waited for
}

// tick is the unit of times in /proc, on all architectures that Go knows.
const tick = 10 * time.Millisecond

// readStat reads it; false: there is no such process.
func readStat(pid int) (stat, bool) {
	var buf [1024]byte
	text := readProc(pid, "stat", buf[:])
	_, text, ok := bytes.Cut(text[bytes.LastIndexByte(text, ')')+1:], []byte(" ")) // the name may hold anything
	fields := bytes.Fields(text)
	const state, utime, cstime = 0, 11, 14
	if !ok || len(fields) <= cstime {
		return stat{}, false
	}
	s := stat{state: fields[state][0]}
	for _, f := range fields[utime : cstime+1] {
		n, _ := strconv.ParseInt(string(f), 10, 64) // the kernel writes numbers
		s.cpu += time.Duration(n) * tick
	}
	return s, true
}

// readProc reads the beginning of /proc/PID/name, without all that an os.File costs.
func readProc(pid int, name string, buf []byte) []byte {
	fd, err := unix.Open(filepath.Join("/proc", strconv.Itoa(pid), name), unix.O_RDONLY|unix.O_CLOEXEC, 0)
	if err != nil {
		return nil
	}
	defer func() { _ = unix.Close(fd) }()
	n, err := unix.Read(fd, buf)
	if err != nil {
		return nil // it has ended meanwhile
	}
	return buf[:n]
}
