package main

import (
	"github.com/wendgames/wend/internal/stress"
)

// stressJSON is the JSON of a program's test.
type stressJSON struct {
	Problem  string         `json:"problem"`
	Verdict  stress.Verdict `json:"verdict"`
	Runs     int            `json:"runs"`
	Cases    int            `json:"cases"`
	Complete int            `json:"complete_cells"` // all boards with so many cells or fewer were passed
	Fault    *failureJSON   `json:"fault,omitempty"`
	Disputed *failureJSON   `json:"disputed,omitempty"` // where accepted programs differ
	Passed   []string       `json:"passed"`             // the rounds without a fault
	Allowed  usageJSON      `json:"allowed"`            // by the judge
	Largest  usageJSON      `json:"largest"`            // the most that an input of the statement's largest took
	Known    *[]knownJSON   `json:"known"`              // the known mistakes that answer like the program; null if that is not known
}

// usageJSON is time of the processor and memory.
type usageJSON struct {
	CPU    int64 `json:"cpu_ms"`
	Memory int64 `json:"memory_bytes"`
}

// failureJSON is an input that shows a fault. Numbers of lines, cases and answers count from 1.
type failureJSON struct {
	Verdict    stress.Verdict `json:"verdict"`
	Round      string         `json:"round"`
	Input      string         `json:"input"`
	Cells      int            `json:"cells"`
	Given      []string       `json:"given"`
	Right      []string       `json:"right"`
	Line       int            `json:"line"`
	Case       int            `json:"case"`
	Answer     int            `json:"answer"`
	Witness    string         `json:"witness,omitempty"`
	Left       string         `json:"left_over_from,omitempty"`
	Again      stress.Verdict `json:"another_run,omitempty"` // if it was not the same
	Smaller    bool           `json:"made_smaller"`
	Unfinished bool           `json:"unfinished,omitempty"` // the time was up before all smaller inputs were tried
	Crash      string         `json:"crash,omitempty"`
	Errors     string         `json:"errors,omitempty"`
	CPU        int64          `json:"cpu_ms"`
	Memory     int64          `json:"memory_bytes"`
}

// knownJSON is a known mistake.
type knownJSON struct {
	Name string `json:"name"`
	What string `json:"what"`
	Doc  string `json:"doc"`
}

// newStressJSON is a report as JSON has it.
func newStressJSON(r *stress.Report, p *stress.Problem) stressJSON {
	j := stressJSON{
		Problem: p.Name, Verdict: r.Verdict, Runs: r.Runs, Cases: r.Cases, Complete: r.Complete,
		Fault: newFailureJSON(r.Fault), Disputed: newFailureJSON(r.Disputed), Passed: []string{},
		Allowed: usageJSON{r.Budget.Time.Milliseconds(), r.Budget.Memory},
		Largest: usageJSON{r.LargestTime.Milliseconds(), r.LargestMemory},
	}
	for _, round := range r.Passed {
		j.Passed = append(j.Passed, round.String())
	}
	if r.Naming != nil && !r.Naming.Ended {
		known := []knownJSON{}
		for _, f := range r.Naming.Fits {
			known = append(known, knownJSON{f.Name, f.What, trapsPage + "#" + f.Name})
		}
		j.Known = &known
	}
	return j
}

// newFailureJSON is a failure as JSON has it.
func newFailureJSON(f *stress.Failure) *failureJSON {
	if f == nil {
		return nil
	}
	return &failureJSON{
		Verdict: f.Verdict, Round: f.Round.String(), Input: string(f.Text), Cells: f.Cells(), Given: f.Given, Right: f.Right,
		Line: f.Line + 1, Case: f.Case + 1, Answer: f.Answer + 1, Witness: f.Witness(), Left: f.Left, Again: f.Again,
		Smaller: f.Smaller, Unfinished: f.Unfinished,
		Crash: f.Run.Crash, Errors: string(f.Run.Errors), CPU: f.Run.CPU.Milliseconds(), Memory: f.Run.Memory,
	}
}
