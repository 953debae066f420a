package runner

import (
	"errors"
	"os"
	"sync"
	"time"
)

// capture reads a pipe to its end, and keeps the beginning or the end of what comes.
type capture struct {
	pipe *os.File
	keep int64         // how many bytes; 0 is all
	last bool          // whether the last ones
	full chan struct{} // closed when more came than are kept
	done chan struct{} // closed at the end

	text []byte // what is kept, once done
}

// newCapture makes a pipe that is read at once. The end to write to has to be closed by whoever gave it away.
func newCapture(keep int64, last bool) (*capture, *os.File, error) {
	r, w, err := os.Pipe()
	if err != nil {
		return nil, nil, err
	}
	c := &capture{pipe: r, keep: keep, last: last, full: make(chan struct{}), done: make(chan struct{})}
	go c.read()
	return c, w, nil
}

// read reads to the end.
func (c *capture) read() {
	defer close(c.done)
	buf := make([]byte, 4<<10)
	filled := sync.OnceFunc(func() { close(c.full) })
	for {
		n, err := c.pipe.Read(buf)
		c.text = append(c.text, buf[:n]...)
		if over := int64(len(c.text)) - c.keep; c.keep > 0 && over > 0 {
			filled()
			if c.last {
				copy(c.text, c.text[over:])
			}
			c.text = c.text[:c.keep]
		}
		if err != nil {
			return // the end; a pipe that was read before has no other errors but being closed by end
		}
	}
}

// overflown reports whether more came than is kept.
func (c *capture) overflown() bool {
	select {
	case <-c.full:
		return true
	default:
		return false
	}
}

// endOpen is how long a pipe is read when everybody who was to write to it has been ended.
const endOpen = time.Second

// end waits for the end of the pipe and closes it. Where a process has got out of sight (macOS) it may hold the pipe open for
// ever; then what has come until now is all.
func (c *capture) end() error {
	select {
	case <-c.done:
		return c.pipe.Close()
	case <-time.After(endOpen):
	}
	err := c.pipe.Close()
	select {
	case <-c.done:
		return err
	case <-time.After(endOpen):
		return errors.Join(err, errLeft)
	}
}
