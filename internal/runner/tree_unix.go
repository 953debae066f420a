//go:build unix && !linux

package runner

import (
	"os"
	"syscall"
	"time"
)

// treeSystem is how the first process ended, once it has. A tree is known by the process group of its first process; what
// leaves the group is lost sight of.
type treeSystem struct {
	state *os.ProcessState
	err   error
}

// startIn starts the first process, in a group of its own.
func (t *processTree) startIn(path string, argv []string, attr *os.ProcAttr) error {
	attr.Sys = &syscall.SysProcAttr{Setpgid: true}
	var err error
	t.process, err = os.StartProcess(path, argv, attr)
	return err
}

// awaitEnd waits for the end of the first process.
func (t *processTree) awaitEnd() { t.system.state, t.system.err = t.process.Wait() }

// reap says how the first process ended.
func (t *processTree) reap() (*os.ProcessState, error) { return t.system.state, t.system.err }

// kill ends the first process and its group. The number of a group that has members is given to no other.
func (t *processTree) kill() { _ = syscall.Kill(-t.process.Pid, syscall.SIGKILL) }

// endRest has nothing left to do: the system reaps what kill has ended.
func (t *processTree) endRest() (usage, error) { return usage{}, nil }

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
