//go:build darwin || dragonfly || freebsd || netbsd || openbsd

package runner

import (
	"errors"
	"os"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// treeSystem is a queue of events, which gets the end of the first process. A tree is known by the process group of its first
// process; what leaves the group is lost sight of.
type treeSystem struct {
	events int
	ended  bool // before the queue could get it
}

// startIn starts the first process, in a group of its own.
func (t *processTree) startIn(path string, argv []string, attr *os.ProcAttr) (err error) {
	if t.system.events, err = unix.Kqueue(); err != nil {
		return os.NewSyscallError("kqueue", err)
	}
	unix.CloseOnExec(t.system.events)
	attr.Sys = &syscall.SysProcAttr{Setpgid: true}
	if t.process, err = os.StartProcess(path, argv, attr); err != nil {
		return errors.Join(err, unix.Close(t.system.events))
	}
	if err = t.expectEnd(); err != nil {
		t.kill()
		_, _ = t.process.Wait()
		return errors.Join(err, unix.Close(t.system.events))
	}
	return nil
}

// expectEnd has the end of the first process put into the queue. One that has ended already some systems do not find.
func (t *processTree) expectEnd() error {
	var end unix.Kevent_t
	unix.SetKevent(&end, t.process.Pid, unix.EVFILT_PROC, unix.EV_ADD|unix.EV_ONESHOT)
	end.Fflags = unix.NOTE_EXIT
	_, err := unix.Kevent(t.system.events, []unix.Kevent_t{end}, nil, nil)
	t.system.ended = errors.Is(err, unix.ESRCH)
	if t.system.ended {
		return nil
	}
	return os.NewSyscallError("kevent", err)
}

// awaitEnd waits for the end of the first process, without reaping it: as long as nobody does, no other process gets its
// number, which is that of its group too.
func (t *processTree) awaitEnd() {
	var event [1]unix.Kevent_t
	for err := error(unix.EINTR); !t.system.ended && errors.Is(err, unix.EINTR); {
		_, err = unix.Kevent(t.system.events, nil, event[:], nil)
	}
}

// reap takes the first process, which has ended, out of the table of processes.
func (t *processTree) reap() (*os.ProcessState, error) { return t.process.Wait() }

// kill ends the first process and its group. The process must not have been reaped.
func (t *processTree) kill() {
	_ = t.process.Kill() // it may have ended, and may be in another group
	_ = syscall.Kill(-t.process.Pid, syscall.SIGKILL)
}

// endRest closes the queue: the system reaps what kill has ended.
func (t *processTree) endRest() (usage, error) { return usage{}, unix.Close(t.system.events) }

// endTrees ends all trees of this process. The caller holds all.Mutex.
func endTrees() {
	for t := range all.trees {
		t.kill()
	}
}

// measure takes the time that has passed for the time of the processor: what a running process uses cannot be asked for
// here without C.
func (t *processTree) measure() usage { return usage{cpu: time.Since(t.begun), processes: 1} }

// ownUsage is what the first process has used, with its children that it has waited for. Its memory counts the pages of its
// program and libraries.
func ownUsage(state *os.ProcessState) usage {
	used := usage{cpu: state.UserTime() + state.SystemTime()}
	if its, ok := state.SysUsage().(*syscall.Rusage); ok {
		used.memory = int64(its.Maxrss) // in bytes on macOS
	}
	return used
}
