package runner

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"sync"
	"time"
)

// all is what every Program of this process has running, and the folders that they keep things in.
var all = struct {
	sync.Mutex
	ended   bool // by EndAll
	trees   map[*processTree]struct{}
	folders map[string]struct{}
}{trees: map[*processTree]struct{}{}, folders: map[string]struct{}{}}

// ErrEnded is the error of whatever was to run, or ran, when EndAll was called.
var ErrEnded = errors.New("interrupted")

// EndAll ends all running programs and builds, each with all processes that it has started, and removes all temporary
// folders. After it nothing can be started any more. It is for a process that is about to exit without a chance for its
// deferred calls, may be called at any time and more than once, and takes some milliseconds. Who is killed (SIGKILL) cannot
// call it: the folders stay then, and of the processes what Program.Run says.
func EndAll() {
	all.Lock()
	defer all.Unlock()
	all.ended = true
	endTrees()
	for folder := range all.folders {
		_ = os.RemoveAll(folder) // there is nobody left to tell
	}
}

// newFolder makes a temporary folder, whose path holds in every folder. EndAll removes it if nobody else does.
func newFolder() (string, error) {
	all.Lock()
	defer all.Unlock()
	if all.ended {
		return "", ErrEnded
	}
	place, err := filepath.Abs(os.TempDir())
	if err != nil {
		return "", err
	}
	folder, err := os.MkdirTemp(place, "wend-run-")
	if err == nil {
		all.folders[folder] = struct{}{}
	}
	return folder, err
}

// removeFolder removes a folder of newFolder.
func removeFolder(folder string) error {
	all.Lock()
	defer all.Unlock()
	delete(all.folders, folder)
	return os.RemoveAll(folder)
}

// interrupted reports whether EndAll was called.
func interrupted() bool {
	all.Lock()
	defer all.Unlock()
	return all.ended
}

// processTree is a process with all that it has started, however far they have gone from it.
type processTree struct {
	process *os.Process
	gone    chan struct{} // closed when the first process has ended
	begun   time.Time
	system  treeSystem // what the operating system knows it by
}

// usage is what a tree has used.
type usage struct {
	cpu       time.Duration
	waited    time.Duration // for a processor, while others had it; 0 where the system does not say it
	ready     bool          // whether some of it runs or waits for a processor now, where the system says it
	memory    int64         // the most that was seen, in bytes
	processes int           // that live
}

// startTree starts a program as the first process of a tree. Someone must call finish.
func startTree(path string, argv []string, attr *os.ProcAttr) (*processTree, error) {
	t := &processTree{gone: make(chan struct{})}
	started := make(chan error, 1)
	go func() {
		// On Linux the program is told to die with the thread that has started it.
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
		err := t.start(path, argv, attr)
		started <- err
		if err == nil {
			t.awaitEnd()
			close(t.gone)
		}
	}()
	return t, <-started
}

func (t *processTree) start(path string, argv []string, attr *os.ProcAttr) error {
	all.Lock()
	defer all.Unlock()
	if all.ended {
		return ErrEnded
	}
	t.begun = time.Now()
	if err := t.startIn(path, argv, attr); err != nil {
		return err
	}
	all.trees[t] = struct{}{}
	return nil
}

// endWithin is how long processes that were ended may take to be gone. They take microseconds, unless they wait for a disk.
const endWithin = 10 * time.Second

// errLeft is the error if processes do not go away.
var errLeft = errors.New("some of its processes cannot be ended")

// finish ends all processes of the tree, and says how the first one ended and what all of them have used.
func (t *processTree) finish() (*os.ProcessState, usage, error) {
	t.kill()
	select {
	case <-t.gone:
	case <-time.After(endWithin):
		return nil, usage{}, errLeft
	}
	all.Lock()
	delete(all.trees, t)
	all.Unlock()
	state, err := t.reap()
	if err != nil {
		return nil, usage{}, err
	}
	used := ownUsage(state)
	left, err := t.endRest()
	used.cpu += left.cpu
	used.memory = max(used.memory, left.memory)
	return state, used, err
}
