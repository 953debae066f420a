package runner

import (
	"errors"
	"os"
	"syscall"
	"time"
	"unsafe"

	"golang.org/x/sys/windows"
)

// treeSystem is the job that all processes of the tree are in. Closing it ends them, and the system closes it when this
// process ends, in whatever way.
type treeSystem struct{ job windows.Handle }

// startIn starts the first process suspended, so that it is in the job before it can start others.
func (t *processTree) startIn(path string, argv []string, attr *os.ProcAttr) (err error) {
	if t.system.job, err = newJob(); err != nil {
		return err
	}
	attr.Sys = &syscall.SysProcAttr{CreationFlags: windows.CREATE_SUSPENDED | windows.CREATE_NEW_PROCESS_GROUP}
	if t.process, err = os.StartProcess(path, argv, attr); err != nil {
		return errors.Join(err, windows.CloseHandle(t.system.job))
	}
	assigned := errors.New("it has ended")
	err = t.process.WithHandle(func(handle uintptr) {
		assigned = windows.AssignProcessToJobObject(t.system.job, windows.Handle(handle))
	})
	if err = errors.Join(err, assigned); err == nil {
		err = resume(uint32(t.process.Pid))
	}
	if err != nil {
		_ = t.process.Kill()
		_, _ = t.process.Wait()
		_ = windows.CloseHandle(t.system.job)
	}
	return err
}

// newJob makes a job that ends its processes when it is closed.
func newJob() (windows.Handle, error) {
	job, err := windows.CreateJobObject(nil, nil)
	if err != nil {
		return 0, os.NewSyscallError("CreateJobObject", err)
	}
	var info windows.JOBOBJECT_EXTENDED_LIMIT_INFORMATION
	info.BasicLimitInformation.LimitFlags = windows.JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE
	_, err = windows.SetInformationJobObject(job, windows.JobObjectExtendedLimitInformation,
		uintptr(unsafe.Pointer(&info)), uint32(unsafe.Sizeof(info)))
	if err != nil {
		return 0, errors.Join(os.NewSyscallError("SetInformationJobObject", err), windows.CloseHandle(job))
	}
	return job, nil
}

// resume lets a process go on that was started suspended.
func resume(pid uint32) error {
	threads, err := windows.CreateToolhelp32Snapshot(windows.TH32CS_SNAPTHREAD, 0)
	if err != nil {
		return os.NewSyscallError("CreateToolhelp32Snapshot", err)
	}
	defer func() { _ = windows.CloseHandle(threads) }()
	entry := windows.ThreadEntry32{Size: uint32(unsafe.Sizeof(windows.ThreadEntry32{}))}
	for err = windows.Thread32First(threads, &entry); err == nil; err = windows.Thread32Next(threads, &entry) {
		if entry.OwnerProcessID != pid {
			continue
		}
		thread, err := windows.OpenThread(windows.THREAD_SUSPEND_RESUME, false, entry.ThreadID)
		if err != nil {
			return os.NewSyscallError("OpenThread", err)
		}
		_, err = windows.ResumeThread(thread)
		return errors.Join(os.NewSyscallError("ResumeThread", err), windows.CloseHandle(thread))
	}
	return os.NewSyscallError("Thread32Next", err)
}

// awaitEnd waits for the end of the first process, whose handle stays open.
func (t *processTree) awaitEnd() {
	_ = t.process.WithHandle(func(handle uintptr) {
		_, _ = windows.WaitForSingleObject(windows.Handle(handle), windows.INFINITE)
	})
}

// reap says how the first process ended.
func (t *processTree) reap() (*os.ProcessState, error) { return t.process.Wait() }

// kill ends all processes of the tree.
func (t *processTree) kill() { _ = windows.TerminateJobObject(t.system.job, 1) }

// endRest says what those used that are not the first one, and closes the job.
func (t *processTree) endRest() (usage, error) {
	used := t.measure()
	return used, windows.CloseHandle(t.system.job)
}

// endTrees ends all trees of this process. The caller holds all.Mutex.
func endTrees() {
	for t := range all.trees {
		t.kill()
	}
}

// accounting is JOBOBJECT_BASIC_ACCOUNTING_INFORMATION; times are in units of 100 ns.
type accounting struct {
	userTime, kernelTime, periodUserTime, periodKernelTime int64
	faults, processes, active, terminated                  uint32
}

// measure is what the tree has used so far. Its memory is what was committed to it.
func (t *processTree) measure() usage {
	var a accounting
	var info windows.JOBOBJECT_EXTENDED_LIMIT_INFORMATION
	_ = windows.QueryInformationJobObject(t.system.job, windows.JobObjectBasicAccountingInformation,
		uintptr(unsafe.Pointer(&a)), uint32(unsafe.Sizeof(a)), nil)
	_ = windows.QueryInformationJobObject(t.system.job, windows.JobObjectExtendedLimitInformation,
		uintptr(unsafe.Pointer(&info)), uint32(unsafe.Sizeof(info)), nil)
	return usage{
		cpu:       time.Duration(a.userTime+a.kernelTime) * 100,
		memory:    int64(info.PeakJobMemoryUsed),
		processes: int(a.active),
	}
}

// ownUsage is nothing: endRest counts all processes together.
func ownUsage(*os.ProcessState) usage { return usage{} }
