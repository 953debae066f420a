//go:build !windows

package main

import (
	"errors"
	"syscall"
)

// isClosedPipe reports whether a write failed since nobody reads any more.
func isClosedPipe(err error) bool { return errors.Is(err, syscall.EPIPE) }
