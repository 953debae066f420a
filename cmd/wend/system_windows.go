package main

import (
	"errors"
	"io"
	"os"

	"golang.org/x/sys/windows"
)

// isClosedPipe reports whether a write failed since nobody reads any more.
func isClosedPipe(err error) bool {
	return errors.Is(err, windows.ERROR_BROKEN_PIPE) || errors.Is(err, windows.ERROR_NO_DATA)
}

// showsColours reports whether a terminal understands the codes for colours, which it has to be asked to do.
func showsColours(w io.Writer) bool {
	f, ok := w.(*os.File)
	if !ok {
		return false
	}
	var mode uint32
	handle := windows.Handle(f.Fd())
	if err := windows.GetConsoleMode(handle, &mode); err != nil {
		return false
	}
	return windows.SetConsoleMode(handle, mode|windows.ENABLE_VIRTUAL_TERMINAL_PROCESSING) == nil
}
