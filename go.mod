module github.com/wendgames/wend

go 1.26.0

require (
	github.com/docker/go-units v0.5.0
	github.com/pbnjay/memory v0.0.0-20210728143218-7b4eea64cf58
	github.com/rogpeppe/go-internal v1.16.0
	github.com/urfave/cli/v3 v3.14.0
	golang.org/x/sys v0.50.0
	golang.org/x/term v0.48.0
)

require golang.org/x/tools v0.26.0 // indirect
