package runner

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"sync"
	"unicode/utf8"
)

// javaSource is a Java program of one file. Learners call the file as they like, as judges do not care, but javac wants
// it to be called like its public class.
type javaSource struct {
	copy    string // of the file, with the name that it has to have
	classes string // the folder for what is compiled
	main    string // the class to run, with its package
}

// buildJava compiles a copy of the file.
func buildJava(ctx context.Context, p *Program, source string) error {
	javac, err := tool([]string{"javac"}, "Java compiler", "default-jdk-headless")
	if err != nil {
		return err
	}
	j, err := p.prepareJava(source)
	if err != nil {
		return err
	}
	_, err = p.execute(ctx, command{path: javac, argv: []string{"javac", "-encoding", j.encoding(), "-d", j.classes, j.copy}})
	var failed *BuildError
	if errors.As(err, &failed) {
		failed.Output = bytes.ReplaceAll(failed.Output, []byte(j.copy), []byte(source))
	}
	if err != nil {
		return err
	}
	return p.takeJava(j)
}

// encoding is that of the source: UTF-8, or what editors on Chinese systems write.
func (j *javaSource) encoding() string {
	if text, err := os.ReadFile(j.copy); err == nil && !utf8.Valid(text) {
		return "GB18030"
	}
	return "UTF-8"
}

// prepareJava copies the source to where it can be compiled.
func (p *Program) prepareJava(source string) (*javaSource, error) {
	text, err := os.ReadFile(source)
	if err != nil {
		return nil, &BuildError{Err: sourceError(source, err)}
	}
	text = bytes.TrimPrefix(text, []byte("\xef\xbb\xbf")) // editors put the mark there; javac refuses it
	names := scanJava(text)
	if names.main == "" {
		const want = "%s: no class in it has a method main: want public static void main(String[] args)"
		return nil, &BuildError{Err: fmt.Errorf(want, source)}
	}
	j := &javaSource{classes: filepath.Join(p.folder, "classes"), main: names.main}
	if names.pack != "" {
		j.main = names.pack + "." + names.main
	}
	if names.public == "" {
		names.public = names.main
	}
	j.copy = filepath.Join(p.folder, names.public+".java")
	if err := os.WriteFile(j.copy, text, 0o600); err != nil {
		return nil, fmt.Errorf("copying %s: %w", source, err)
	}
	return j, os.Mkdir(j.classes, 0o700)
}

// takeJava takes compiled classes as the program.
func (p *Program) takeJava(j *javaSource) error {
	java, err := tool([]string{"java"}, "Java runtime", "default-jre-headless")
	if err != nil {
		return err
	}
	p.path, p.argv = java, []string{"java", "-cp", j.classes, j.main}
	return nil
}

// javaNames are the names in a Java source that say how to compile and run it; those that are not there are empty.
type javaNames struct {
	pack   string // its package
	public string // its public class
	main   string // its first class with a method main
}

// javaTokens are the words and signs of a Java source, after comments and literals, which are to be skipped.
var javaTokens = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?s)//[^\n]*|/\*.*?\*/|""".*?"""|` +
		`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|[\pL_$][\pL\pN_$]*|[{};.(@]`)
})

// scanJava finds them. Classes within classes are not looked at.
func scanJava(text []byte) javaNames {
	var names javaNames
	var class string
	depth, public := 0, false
	tokens := slices.DeleteFunc(javaTokens().FindAll(text, -1), func(t []byte) bool { return bytes.ContainsAny(t[:1], `/"'`) })
	after := func(i, n int) string {
		if i+n < len(tokens) {
			return string(tokens[i+n])
		}
		return ""
	}
	for i, token := range tokens {
		switch word := string(token); {
		case word == "{":
			depth++
		case word == "}":
			depth--
			public = false
		case depth == 0 && word == "package":
			for n := 1; after(i, n) != ";" && after(i, n) != ""; n++ {
				names.pack += after(i, n)
			}
		case depth == 0 && word == "public":
			public = true
		case depth == 0 && slices.Contains([]string{"class", "interface", "enum", "record"}, word) && isWord(after(i, 1)):
			class = after(i, 1)
			if public {
				names.public = class
			}
		case depth == 1 && word == "void" && after(i, 1) == "main" && after(i, 2) == "(" && names.main == "":
			names.main = class
		}
	}
	return names
}

// isWord reports whether a token of javaTokens is a word, not a sign.
func isWord(token string) bool { return token != "" && !bytes.ContainsAny([]byte(token[:1]), "{};.(@") }
