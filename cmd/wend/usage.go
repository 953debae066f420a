package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/urfave/cli/v3"
)

// badUse is the error of a command line that means nothing.
func badUse(c *cli.Command, format string, args ...any) *failure {
	return &failure{statusBad, fmt.Errorf(format, args...), fmt.Sprintf("%s --help shows what there is", c.FullName())}
}

// badOption is the error of options that cannot be read.
func badOption(c *cli.Command, err error) *failure {
	var value, option string
	if n, _ := fmt.Sscanf(err.Error(), "invalid value %q for flag -%s", &value, &option); n == 2 {
		option, want := strings.TrimSuffix(option, ":"), "want a whole number" // texts are never invalid
		for _, f := range c.Flags {
			if _, ok := f.(*cli.BoolFlag); ok && slices.Contains(f.Names(), option) {
				want = "it takes no value"
			}
		}
		return badUse(c, "--%s %s: %s", option, value, want)
	}
	name, unknown := strings.CutPrefix(err.Error(), "flag provided but not defined: -")
	if !unknown {
		return badUse(c, "%w", err)
	}
	if given := c.Args().First(); len(c.Commands) > 0 && given != "" { // what is unknown first is the command before the option
		return noCommand(c, given)
	}
	f := badUse(c, "%s has no option --%s", c.FullName(), name)
	f.guess("--"+name, cli.SuggestFlag(c.Flags, name, false))
	return f
}

// noCommand is the error of a command that has others, and none of a name.
func noCommand(c *cli.Command, name string) *failure {
	f := badUse(c, "%s has no command %q", c.FullName(), name)
	f.guess(name, cli.SuggestCommand(c.Commands, name))
	return f
}

// guess puts what was probably meant in front of a failure's hint: the nearest that there is, if it begins as
// what was given does.
func (f *failure) guess(given, nearest string) {
	const alike = 2
	given = strings.ToLower(strings.TrimPrefix(given, "--"))
	begin := strings.TrimPrefix(nearest, "--")
	if len(begin) > alike && strings.HasPrefix(given, begin[:alike]) {
		f.hint = fmt.Sprintf("did you mean %s? %s", nearest, f.hint)
	}
}
