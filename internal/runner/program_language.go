package runner

import "fmt"

// Language is what a program is written in, as far as its runs are judged by it.
type Language int

// The languages.
const (
	Native Language = iota // C, C++, and whatever is not known
	Java
	Python
	Go
)

// exitCrashes reports whether an exit status other than 0 is always a crash: so end programs of the language of whose errors
// nobody takes care. In others it may be what main returned.
func (l Language) exitCrashes() bool { return l != Native }

// What the runtimes may take for themselves, in bytes. Measured for programs that do next to nothing: Python 3.11 7 MiB, Go
// 1.26 1 MiB, Java 17 16 MiB, which grows with what it compiles and with the depth of its stack (javaStack).
const (
	pythonAllowance = 12 << 20
	goAllowance     = 12 << 20
	javaAllowance   = 512 << 20
)

// javaStack is the stack of a Java program, as deep as that of the judges: searches by recursion need it.
const javaStack = "64m"

// Allowance is how much memory, in bytes, the runtime of the language may take beyond the judge's limit. That of Java is
// generous, since its heap is held to the limit by a flag.
func (l Language) Allowance() int64 {
	switch l {
	case Java:
		return javaAllowance
	case Python:
		return pythonAllowance
	case Go:
		return goAllowance
	case Native:
	}
	return 0
}

// flagged is a command with the flags of the runtime before its own arguments: for Java, those that hold its heap to the
// limit of memory, and those that let small runs start fast without making large ones slower.
func (l Language) flagged(argv []string, memory int64) []string {
	if l != Java {
		return argv
	}
	flags := []string{argv[0], "-XX:+UseSerialGC", "-Xshare:auto", "-XX:-UsePerfData", "-Xss" + javaStack}
	if memory > 0 {
		const least = 8 << 20 // the runtime does not start with much less
		flags = append(flags, fmt.Sprintf("-Xmx%dk", max(memory, least)>>10))
	}
	return append(flags, argv[1:]...)
}
