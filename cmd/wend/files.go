package main

import (
	"bufio"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"sync"
	"syscall"
)

// newFile is a file that is being written: under another name, beside its place, until it is whole. A device or a pipe is
// written as it is.
type newFile struct {
	file    *os.File
	buf     *bufio.Writer
	place   string // empty if it is written as it is
	replace bool   // what is there
	lines   bool   // whether it is of use before it is whole, as far as its lines go
}

// unfinished are the files that are being written, for an interrupt to remove, or to keep as far as their lines go.
var unfinished struct {
	mu    sync.Mutex
	files map[string]string // by name: the place for the lines that there are, or empty
}

// beginFile makes a file that there is not yet, and lists it.
func beginFile(name string) (*os.File, error) {
	unfinished.mu.Lock()
	defer unfinished.mu.Unlock()
	f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err == nil {
		if unfinished.files == nil {
			unfinished.files = map[string]string{}
		}
		unfinished.files[name] = ""
	}
	return f, err
}

// endFile takes a file off the list, by moving it into its place or, if that is empty, by removing it.
func endFile(name, place string, replace bool) error {
	unfinished.mu.Lock()
	defer unfinished.mu.Unlock()
	delete(unfinished.files, name)
	if place == "" {
		return os.Remove(name)
	}
	if !replace {
		// A link, unlike a renaming, never replaces what came there meanwhile. Where there are no links, looking must do.
		switch err := os.Link(name, place); {
		case err == nil:
			return os.Remove(name)
		case exists(place):
			return errors.Join(thereAlready(place), os.Remove(name))
		}
	}
	return os.Rename(name, place)
}

// thereAlready is the error for a file that is not to be replaced.
func thereAlready(place string) error {
	return &failure{statusBad, fmt.Errorf("%s is there already", place), "--force replaces it"}
}

// endUnfinished ends what is being written, for good: nothing more can be begun or ended. Lines that are of use by themselves
// are put into their place, if nothing is there; the rest is removed.
func endUnfinished() {
	unfinished.mu.Lock()
	for name, place := range unfinished.files {
		if info, err := os.Stat(name); place != "" && err == nil && info.Size() > 0 {
			_ = os.Link(name, place) // unlike a renaming, it replaces nothing
		}
		_ = os.Remove(name) // there is nobody left to tell
	}
}

// keepLines has the lines of the file put into its place even if it is interrupted.
func (f *newFile) keepLines() {
	if f.place == "" || f.replace {
		return
	}
	unfinished.mu.Lock()
	defer unfinished.mu.Unlock()
	f.lines = true
	unfinished.files[f.file.Name()] = f.place
}

// createFile begins to write a file; replace says whether one that is there may be replaced. That its place cannot be
// written to is the command line's fault.
func createFile(place string, replace bool) (*newFile, error) {
	info, err := os.Stat(place)
	if err == nil && !info.Mode().IsRegular() {
		f, err := os.OpenFile(place, os.O_WRONLY, 0)
		return wrapFile(f, place, "", replace, err)
	}
	target, linkErr := filepath.EvalSymlinks(place)
	if _, dangling := os.Lstat(place); linkErr != nil && dangling == nil {
		return nil, &failure{statusBad, fmt.Errorf("%s is a link that leads nowhere", place), ""}
	}
	if linkErr == nil {
		place = target // so that a link stays one
	}
	f, openErr := beginFile(filepath.Join(filepath.Dir(place), fmt.Sprintf(".wend-%016x.part", rand.Uint64())))
	if openErr == nil && err == nil {
		openErr = f.Chmod(info.Mode().Perm()) // who may read it stays the same
	}
	return wrapFile(f, place, place, replace, openErr)
}

// wrapFile is the file that was opened for a place, or the error in which that is named.
func wrapFile(f *os.File, named, place string, replace bool, err error) (*newFile, error) {
	var broken *fs.PathError
	switch {
	case errors.Is(err, syscall.ENOSPC), errors.Is(err, syscall.EIO):
		return nil, err
	case errors.As(err, &broken):
		return nil, &failure{statusBad, fmt.Errorf("%s cannot be written: %w", named, broken.Err), ""}
	case err != nil:
		return nil, err
	}
	return &newFile{file: f, buf: bufio.NewWriterSize(f, outputSize), place: place, replace: replace}, nil
}

// Write takes text. Lines that are of use by themselves are written at once, and none after an interrupt has ended the file.
func (f *newFile) Write(text []byte) (int, error) {
	if !f.lines {
		return f.buf.Write(text)
	}
	unfinished.mu.Lock()
	defer unfinished.mu.Unlock()
	return f.file.Write(text)
}

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
		err = endFile(f.file.Name(), f.place, f.replace)
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
		_ = endFile(f.file.Name(), "", false)
	}
}

// writeFile writes a file whole, or leaves what is there.
func writeFile(place string, text []byte, replace bool) error {
	f, err := createFile(place, replace)
	if err != nil {
		return err
	}
	if _, err := f.Write(text); err != nil {
		f.discard()
		return err
	}
	return f.keep()
}
