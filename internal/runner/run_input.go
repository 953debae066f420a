package runner

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync"
)

// inputFiles are the files that are a program's standard input. One is used again when its run is over.
type inputFiles struct {
	sync.Mutex
	folder string
	made   int
	free   []*os.File
}

// inputFile is one of them in use.
type inputFile struct{ writer, reader *os.File }

// open gives a file that holds the input, to be read from its beginning.
func (f *inputFiles) open(input []byte) (*inputFile, error) {
	w, err := f.take()
	if err != nil {
		return nil, err
	}
	_, err = w.WriteAt(input, 0)
	if err == nil {
		err = w.Truncate(int64(len(input))) // afterwards: some file systems take an emptied file to the disk at once
	}
	var r *os.File
	if err == nil {
		r, err = os.Open(w.Name()) // anew: a program may leave anything behind in what it shares with us
	}
	if err != nil {
		return nil, errors.Join(err, w.Close())
	}
	return &inputFile{w, r}, nil
}

// take takes a free file, or makes one.
func (f *inputFiles) take() (*os.File, error) {
	f.Lock()
	defer f.Unlock()
	if n := len(f.free); n > 0 {
		w := f.free[n-1]
		f.free = f.free[:n-1]
		return w, nil
	}
	f.made++
	return os.Create(filepath.Join(f.folder, fmt.Sprintf("input%d", f.made)))
}

// release takes back a file of open. What read it has been ended.
func (f *inputFiles) release(file *inputFile) {
	file.reader.Close()
	f.Lock()
	defer f.Unlock()
	f.free = append(f.free, file.writer)
}

// close closes the free files.
func (f *inputFiles) close() {
	f.Lock()
	defer f.Unlock()
	for _, w := range f.free {
		w.Close()
	}
	f.free = nil
}
