//go:build !windows

package main

import (
	"errors"
	"io"
	"syscall"
)

// isClosedPipe reports whether a write failed since nobody reads any more.
func isClosedPipe(err error) bool { return errors.Is(err, syscall.EPIPE) }

// showsColours reports whether a terminal understands the codes for colours.
func showsColours(io.Writer) bool { return true }
