package main

import "slices"

// worst is the exit status of a command over several levels: of all that occurred, the first of precedence.
type worst struct{ status int }

var precedence = []int{statusFailed, statusBad, statusUnknown, statusNo, statusYes}

// add takes the exit status of one level.
func (w *worst) add(status int) {
	if slices.Index(precedence, status) < slices.Index(precedence, w.status) {
		w.status = status
	}
}

// error ends the command with the status; what there is to say has been said.
func (w *worst) error() error {
	if w.status == statusYes {
		return nil
	}
	return said(w.status)
}
