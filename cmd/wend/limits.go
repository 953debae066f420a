package main

import (
	"fmt"
	"runtime"
	"strconv"
	"time"

	"github.com/docker/go-units"
	"github.com/pbnjay/memory"
	"github.com/urfave/cli/v3"

	"github.com/wendgames/wend/internal/ask"
)

// memoryLimit is how many bytes a size such as 512MiB is, or half the machine's memory for an empty one.
func memoryLimit(size string) (int64, error) {
	if size == "" {
		if half := int64(memory.TotalMemory() / 2); half > 0 {
			return half, nil
		}
		return 1 << 30, nil // not every system tells
	}
	n, err := units.RAMInBytes(size)
	if err != nil || n <= 0 {
		return 0, fmt.Errorf("--memory %s is no size such as 512MiB or 8GiB", size)
	}
	return n, nil
}

// memoryFlag is the option that limits memory.
func memoryFlag() cli.Flag {
	return &cli.StringFlag{
		Name: "memory", DefaultText: "half the machine's",
		Usage: "let a search's tables take at most `SIZE`, such as 512MiB or 8GiB",
	}
}

// noLimit is the value of a limit that there is not to be.
const noLimit = "none"

// searchFlags are the options of commands that search: its limits, and how many searches run side by side.
func searchFlags() []cli.Flag {
	return append(limitFlags(), &cli.IntFlag{
		Name: "jobs", Usage: "search `N` at a time; they share the memory", DefaultText: "as many as there are processors",
	})
}

// limitFlags are the options that limit a search.
func limitFlags() []cli.Flag {
	return []cli.Flag{
		&cli.StringFlag{Name: "time", Usage: "search for at most `TIME`, such as 10s, 5m or 1h, or none for no limit", Value: "1m"},
		&cli.StringFlag{Name: "states", Usage: "look at most at `N` states, or none for no limit", Value: noLimit},
		memoryFlag(),
	}
}

// limitsOf are the limits that a command line sets, and how many searches run side by side. What they set to nought is a
// mistake: it would be no limit.
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
	if text := c.String("states"); text != noLimit {
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
	limits.Memory = max(limits.Memory/int64(jobs), 1)
	return limits, jobs, nil
}
