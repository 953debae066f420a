package main

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"github.com/wendgames/wend/internal/ask"
	"github.com/wendgames/wend/level"
)

// fill puts what was found of a level into its file, where that says nothing of it, and tells what it has put there. What
// the file says stays, even if it is false: wend check finds that.
func fill(e level.Entry, solved *ask.Solved) (written string, err error) {
	l := *e.Level
	var keys []string
	if l.Expect == "" && solved.Expect() != "" {
		l.Expect, keys = solved.Expect(), append(keys, "expect")
	}
	if l.Solution == "" && len(solved.Moves) > 0 {
		l.Solution, keys = solved.Solution(), append(keys, "solution")
	}
	if keys == nil {
		return indented([]string{"nothing to write"}), nil
	}
	if err := isFile(e); err != nil {
		return "", err
	}
	text, err := l.AppendText(nil)
	if err != nil {
		return "", fmt.Errorf("%s: %w", e.Name, err)
	}
	if err := writeFile(e.Name, text, true); err != nil {
		return "", err
	}
	return indented([]string{"written: " + strings.Join(keys, ", ")}), nil
}

// isFile is an error if a level is not what the file of its name holds now.
func isFile(e level.Entry) error {
	noFile := &failure{statusBad, fmt.Errorf("%s: --write writes level files, and this is none", e.Name), "wend convert makes a folder of level files from a pack"}
	if e.Name == stdinName || !exists(e.Name) {
		return noFile
	}
	f, err := openFile(e.Name)
	if err != nil {
		return err
	}
	defer f.Close()
	now, err := level.Read(e.Name, f)
	if err != nil {
		return noFile
	}
	before, wrongBefore := e.Level.AppendText(nil)
	after, wrongAfter := now.AppendText(nil)
	if err := errors.Join(wrongBefore, wrongAfter); err != nil {
		return err
	}
	if !bytes.Equal(before, after) {
		return &failure{statusBad, fmt.Errorf("%s has changed while it was solved, and is left as it is", e.Name), ""}
	}
	return nil
}
