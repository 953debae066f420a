# The commands of this project; CONTRIBUTING.md says what each is for.

# cli/v3's own switch for help without text/template, which takes a fifth of the start.
TAGS := urfave_cli_no_template
GOLANGCI := github.com/golangci/golangci-lint/v2/cmd/golangci-lint@v2.15.0
FUZZ ?= 30s
PLATFORMS := linux/amd64 linux/arm64 darwin/amd64 darwin/arm64 windows/amd64
VERSION := $(shell sed -n 's/^const version = "\(.*\)"/\1/p' cmd/wend/run.go)

.PHONY: build test lint fuzz bench prove release cross

# The linker writes through a memory map, which leaves the file in small pages in the system's cache until it is
# read anew, and a program in small pages starts slower: by half a millisecond here. A copy, like any
# installed program, does not.
build:
	CGO_ENABLED=0 go build -trimpath -tags $(TAGS) -ldflags '-s -w' -o bin/linked/wend ./cmd/wend
	cp -f bin/linked/wend bin/wend

test:
	go test ./...
	go test -tags $(TAGS) ./cmd/wend

lint:
	@test -z "$$(gofmt -l .)" || { gofmt -l .; echo 'these files are not as gofmt writes them'; exit 1; }
	go vet ./...
	go run $(GOLANGCI) run ./...

fuzz:
	sh fuzz.sh $(FUZZ)

bench: build
	go test -run '^$$' -bench . -benchtime 1x ./link
	WEND_FIGURES=1 go test -run TestFigures -v -timeout 30m ./link ./lair ./internal/stress
	go test -run '^$$' -bench . $$(go list ./... | grep -v /link$$)
	python3 bench/bench.py bin/wend

prove: build fuzz
	python3 bench/memory.py bin/wend $(MEGABYTES)

cross:
	@for p in $(PLATFORMS); do echo $$p; GOOS=$${p%/*} GOARCH=$${p#*/} CGO_ENABLED=0 go vet ./... || exit 1; done

release:
	VERSION=$(VERSION) TAGS=$(TAGS) PLATFORMS='$(PLATFORMS)' sh release.sh
