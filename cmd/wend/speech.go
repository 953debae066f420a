package main

import (
	"context"
	"errors"
	"os"
	"slices"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/wendgames/wend/internal/chinese"
	"github.com/wendgames/wend/internal/runner"
)

// speech is the language in which a command speaks to people: English, or Chinese. What programs read, JSON and CSV, is in
// none.
type speech struct {
	chinese bool
	names   []string // in front of lines, which are no words of a language
}

// speaking makes c a command that speaks Chinese where the locale asks for it, from the first error of its command line on.
func speaking(c *cli.Command) *cli.Command {
	action, usage := c.Action, c.OnUsageError
	c.Action = func(ctx context.Context, c *cli.Command) error {
		c.Root().Writer.(*output).speak()
		return action(ctx, c)
	}
	c.OnUsageError = func(ctx context.Context, c *cli.Command, err error, sub bool) error {
		c.Root().Writer.(*output).speak()
		return usage(ctx, c, err, sub)
	}
	return c
}

// speak has what is written from now on be in the language of the locale.
func (o *output) speak() {
	o.speech.chinese = chinese.Wanted(os.Getenv)
	o.progress.speak(o.speech)
}

// of is the speech of levels and files of some names.
func (s speech) of(names ...string) speech { return speech{s.chinese, names} }

// say is a text in the language.
func (s speech) say(text string) string {
	if !s.chinese {
		return text
	}
	return chinese.Text(text, s.names...)
}

// sayError is an error in the language, without what a terminal would obey. What a compiler says of a program stays as it is.
func (s speech) sayError(err error) string {
	text := harmless(err.Error())
	var build *runner.BuildError
	if !errors.As(err, &build) {
		return s.say(text)
	}
	reason := harmless(build.Reason())
	return s.of(slices.Concat(s.names, []string{harmless(build.Command)})...).say(reason) + strings.TrimPrefix(text, reason)
}
