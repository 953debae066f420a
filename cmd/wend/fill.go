package main

import (
	"bytes"
	"errors"
	"fmt"
	"path/filepath"
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

// falseClaims is the error of a file that claims what is not so, by the rules and by what was found. It stays as it is.
func falseClaims(e level.Entry, solved *ask.Solved) error {
	var wrong []error
	for _, claim := range solved.Contradicts(e.Level) {
		wrong = append(wrong, fmt.Errorf("%s: false, and left as it is: %s: %s", e.Name, claim.Key, claim.Why))
	}
	if wrong == nil {
		return nil
	}
	return &failure{
		statusNo, errors.Join(wrong...),
		"wend check says what is wrong; take the key out for wend solve --write to put in the right one",
	}
}

// canBeFilled is an error if a name leads to what --write cannot write into. A pack whose name does not tell that it is one
// is found when it is read.
func canBeFilled(name string) error {
	p := lookUp(name)
	hint := "wend convert makes level files: of one level a file, of a pack a folder"
	switch {
	case p.stdin, p.number > 0, p.builtin != nil, strings.EqualFold(filepath.Ext(name), "."+string(jsonLines)):
		return &failure{statusBad, fmt.Errorf("%s: --write writes level files, and this is none", name), hint}
	}
	return nil
}

// isFile is an error if a level is not what the file of its name holds now.
func isFile(e level.Entry) error {
	noFile := &failure{
		statusBad, fmt.Errorf("%s: --write writes level files, and this is none", e.Name),
		"wend convert makes a folder of level files from a pack",
	}
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
