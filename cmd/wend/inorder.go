package main

import "iter"

// ahead is how many questions per job are taken before the answer to the first of them is used: a hard one does not
// keep the jobs from those behind it, until there are so many.
const ahead = 32

// inOrder answers questions, as many at a time as there are jobs, and uses the answers in the order of the questions, until
// use wants no more.
func inOrder[Q, A any](jobs int, questions iter.Seq[Q], answer func(Q) A, use func(A) bool) {
	free := make(chan struct{}, jobs)
	answers := make(chan chan A, ahead*jobs)
	ended := make(chan struct{})
	defer close(ended)
	go func() {
		defer close(answers)
		for q := range questions {
			select {
			case free <- struct{}{}:
			case <-ended:
				return
			}
			a := make(chan A, 1)
			go func() {
				a <- answer(q)
				<-free
			}()
			select {
			case answers <- a:
			case <-ended:
				return
			}
		}
	}()
	for a := range answers {
		if !use(<-a) {
			return
		}
	}
}
