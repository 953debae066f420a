// Package ask has one function a question: a level in, an answer out. The answers are what the command line, an API and a
// page show, and their JSON is the one that all of them write.
package ask
