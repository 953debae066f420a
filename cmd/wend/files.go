package main

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"syscall"
)

// newFile is a file that is being written: under another name, beside its place, until it is whole. A device or a pipe is
// written as it is.
type newFile struct {
	file  *os.File
	buf   *bufio.Writer
	place string // empty if it is written as it is
}

// unfinished are the files that are being written, for an interrupt to remove.
var unfinished struct {
	mu    sync.Mutex
	files map[string]bool // by name
}

// beginFile makes a file that there is not yet, and lists it.
func beginFile(name string) (*os.File, error) {
	unfinished.mu.Lock()
	defer unfinished.mu.Unlock()
	f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err == nil {
		if unfinished.files == nil {
			unfinished.files = map[string]bool{}
		}
		unfinished.files[name] = true
	}
	return f, err
}

// endFile takes a file off the list, by moving it into its place or, if that is empty, by removing it.
func endFile(name, place string) error {
	unfinished.mu.Lock()
	defer unfinished.mu.Unlock()
	delete(unfinished.files, name)
	if place == "" {
		return os.Remove(name)
	}
	return os.Rename(name, place)
}

// discardUnfinished removes what is being written, for good: nothing more can be begun or ended.
func discardUnfinished() {
	unfinished.mu.Lock()
	for name := range unfinished.files {
		_ = os.Remove(name) // there is nobody left to tell
	}
}

// createFile begins to write a file. That its place cannot be written to is the command line's fault.
func createFile(place string) (*newFile, error) {
	if info, err := os.Stat(place); err == nil && !info.Mode().IsRegular() {
		f, err := os.OpenFile(place, os.O_WRONLY, 0)
		return wrapFile(f, "", err)
	}
	if target, err := filepath.EvalSymlinks(place); err == nil {
		place = target // so that a link stays one
	}
	name := filepath.Join(filepath.Dir(place), fmt.Sprintf(".%s.%d.part", filepath.Base(place), os.Getpid()))
	f, err := beginFile(name)
	return wrapFile(f, place, err)
}

func wrapFile(f *os.File, place string, err error) (*newFile, error) {
	switch {
	case errors.Is(err, syscall.ENOSPC), errors.Is(err, syscall.EIO):
		return nil, err
	case err != nil:
		return nil, &failure{statusBad, err, ""}
	}
	return &newFile{f, bufio.NewWriterSize(f, outputSize), place}, nil
}

// Write takes text.
func (f *newFile) Write(text []byte) (int, error) { return f.buf.Write(text) }

// keep puts the file into its place. If that fails, what was there stays.
func (f *newFile) keep() error {
	err := f.buf.Flush()
	if closed := f.file.Close(); err == nil {
		err = closed
	}
	if f.place == "" {
		return err
	}
	if err == nil {
		err = endFile(f.file.Name(), f.place)
	}
	if err != nil {
		f.discard()
	}
	return err
}

// discard leaves the place as it was.
func (f *newFile) discard() {
	_ = f.file.Close() // what is written does not count any more
	if f.place != "" {
		_ = endFile(f.file.Name(), "")
	}
}

// writeFile writes a file whole, or leaves what is there.
func writeFile(place string, text []byte) error {
	f, err := createFile(place)
	if err != nil {
		return err
	}
	if _, err := f.Write(text); err != nil {
		f.discard()
		return err
	}
	return f.keep()
}
