module github.com/wendgames/wend

go 1.26.0
