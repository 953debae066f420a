package judge

import (
	"errors"
	"io"
	"math"
)

// history gives back parts of the input that the window has left behind: from the source itself if it can
// be read again, else from copies, kept from a given offset on.
type history struct {
	again  io.ReaderAt // the source, if it can be read again
	origin int64       // where in it the input begins
	chunks [][]byte    // copies of chunkSize bytes, one after the other
	start  int64       // the offset of the first byte of chunks
	end    int64       // the offset behind the last byte kept
	keep   int64       // the offset from which on nothing is kept
}

const chunkSize = 256 << 10

var errChanged = errors.New("the input changed while it was read")

// newHistory is the history of r, of which nothing has been read. A pipe has a ReadAt that cannot work; that
// it cannot seek tells it from a file.
func newHistory(r io.Reader) history {
	file, ok := r.(interface {
		io.ReaderAt
		io.Seeker
	})
	if !ok {
		return history{}
	}
	origin, err := file.Seek(0, io.SeekCurrent)
	if err != nil {
		return history{}
	}
	return history{again: file, origin: origin}
}

// from forgets all copies and keeps what the window leaves behind from offset on.
func (h *history) from(offset int64) {
	h.start, h.end, h.keep = offset, offset, math.MaxInt64
	if h.again != nil {
		h.keep = offset
	}
}

// upTo keeps nothing from offset on.
func (h *history) upTo(offset int64) { h.keep = min(h.keep, offset) }

// leave takes note of a part of the input, which begins at offset base, before the window leaves it.
func (h *history) leave(part []byte, base int64) {
	to := min(base+int64(len(part)), h.keep)
	if to <= h.end {
		return
	}
	for part = part[h.end-base : to-base]; len(part) > 0; {
		i, at := int((h.end-h.start)/chunkSize), int((h.end-h.start)%chunkSize)
		if i == len(h.chunks) {
			h.chunks = append(h.chunks, make([]byte, chunkSize))
		}
		n := copy(h.chunks[i][at:], part)
		part = part[n:]
		h.end += int64(n)
	}
}

// readAt fills p with the bytes at offset, as far as they have been left behind or can be read again, and
// returns how many they are.
func (h *history) readAt(p []byte, offset int64) (int, error) {
	if h.again != nil {
		n, err := h.again.ReadAt(p, h.origin+offset)
		if errors.Is(err, io.EOF) {
			err = nil
		}
		return n, err
	}
	n := 0
	for n < len(p) && offset < h.end {
		i, at := int((offset-h.start)/chunkSize), int((offset-h.start)%chunkSize)
		most := min(chunkSize, at+int(min(h.end-offset, chunkSize)))
		m := copy(p[n:], h.chunks[i][at:most])
		n += m
		offset += int64(m)
	}
	return n, nil
}

// readAt fills p with the bytes of the input at offset, from the window or from before it, and returns how
// many there are.
func (t *text) readAt(p []byte, offset int64) (int, error) {
	n := 0
	if offset < t.base {
		var err error
		if n, err = t.past.readAt(p[:min(int64(len(p)), t.base-offset)], offset); err != nil {
			return n, err
		}
		offset += int64(n)
	}
	if n < len(p) && offset >= t.base {
		n += copy(p[n:], t.buf[min(offset-t.base, int64(t.end)):t.end])
	}
	return n, nil
}
