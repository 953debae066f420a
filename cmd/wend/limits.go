package main

import (
	"fmt"
	"runtime"
	"slices"
	"strconv"
	"time"

	"github.com/docker/go-units"
	"github.com/pbnjay/memory"
	"github.com/urfave/cli/v3"

	"github.com/wendgames/wend/internal/ask"
	"github.com/wendgames/wend/link"
)

// memoryLimit is how many bytes a size such as 512MiB is, half the machine's memory for an empty one, or 0 for no limit.
func memoryLimit(size string) (int64, error) {
	switch size {
	case noLimit:
		return 0, nil
	case "":
		if half := int64(memory.TotalMemory() / 2); half > 0 {
			return half, nil
		}
		return 1 << 30, nil // not every system tells
	}
	n, err := units.RAMInBytes(size)
	if err != nil || n <= 0 {
		return 0, fmt.Errorf("--memory %s is no size such as 512MiB or 8GiB, nor none for no limit", size)
	}
	return n, nil
}

// memoryFlag is the option that limits memory.
func memoryFlag() cli.Flag {
	return &cli.StringFlag{
		Name: "memory", DefaultText: "half the machine's",
		Usage: "let a search's tables take at most `SIZE`, such as 512MiB or 8GiB, or none for no limit",
	}
}

// noLimit is the value of a limit that there is not to be.
const noLimit = "none"

// searchFlags are the options of commands that search: its limits, and how many searches run side by side.
func searchFlags() []cli.Flag { return append(limitFlags(), jobsFlag("they share the memory")) }

// limitFlags are the options that limit a search.
func limitFlags() []cli.Flag {
	return []cli.Flag{
		timeFlag(),
		&cli.StringFlag{Name: "states", Usage: "look at most at `N` states, or none for no limit", Value: noLimit, DefaultText: noLimit},
		memoryFlag(),
	}
}

// jobsFlag is the option of how many searches run side by side.
func jobsFlag(remark string) cli.Flag {
	return &cli.IntFlag{Name: "jobs", Usage: "work on `N` at a time; " + remark, DefaultText: "as many as there are processors"}
}

// timeFlag is the option that limits time.
func timeFlag() cli.Flag {
	return &cli.StringFlag{
		Name: "time", Usage: "search for at most `TIME` each, such as 10s, 5m or 1h, or none for no limit",
		Value: "1m", DefaultText: "1m",
	}
}

// dealsFlag is the option that limits how many boards are dealt.
func dealsFlag() cli.Flag {
	return &cli.IntFlag{Name: "deals", Usage: "try at most `N` boards for one that can be cleared", Value: link.DefaultDeals}
}

// dealsOf is the number of deals that a command line allows.
func dealsOf(c *cli.Command) (int, error) {
	if n := c.Int("deals"); n >= 1 {
		return n, nil
	}
	return 0, badUse(c, "--deals %d: want 1 or more", c.Int("deals"))
}

// limitsOf are the limits that a command line sets for all that runs side by side, and how much that may be. What they set to
// nought is a mistake: it would be no limit.
func limitsOf(c *cli.Command) (limits ask.Limits, jobs int, err error) {
	for _, option := range []string{"time", "states", "memory"} {
		if c.IsSet(option) && c.String(option) == "" {
			return limits, 0, badUse(c, "--%s is empty", option)
		}
	}
	if text := c.String("time"); text != noLimit {
		limits.Time, err = time.ParseDuration(text)
		if err != nil || limits.Time <= 0 {
			return limits, 0, badUse(c, "--time %s: want a time above 0, such as 10s, 5m or 1h, or none for no limit", text)
		}
	}
	if text := c.String("states"); text != noLimit && text != "" { // where there is that option
		limits.States, err = strconv.Atoi(text)
		if err != nil || limits.States <= 0 {
			return limits, 0, badUse(c, "--states %s: want a number above 0, or none for no limit", text)
		}
	}
	if limits.Memory, err = memoryLimit(c.String("memory")); err != nil {
		return limits, 0, badUse(c, "%w", err)
	}
	jobs = runtime.GOMAXPROCS(0)
	if c.IsSet("jobs") {
		if jobs = c.Int("jobs"); jobs < 1 {
			return limits, 0, badUse(c, "--jobs %d: want 1 or more", jobs)
		}
	}
	return limits, jobs, nil
}

// shared are the limits of each of some jobs that run side by side, and how many of them there are to be: no more than levels,
// where names tell how many those are, so that one level has all the memory.
func shared(limits ask.Limits, jobs int, names []string) (ask.Limits, int) {
	if !slices.ContainsFunc(names, func(name string) bool { return !lookUp(name).single() }) {
		jobs = min(jobs, len(names))
	}
	if limits.Memory > 0 {
		limits.Memory = max(limits.Memory/int64(jobs), 1)
	}
	return limits, jobs
}
