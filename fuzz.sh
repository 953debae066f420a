#!/bin/sh
# Runs every fuzz target for a while: fuzz.sh DURATION. It ends at the first target that fails.
#
# Up to Go 1.26 a run whose time is over may fail with a bare "context deadline exceeded", though no input
# failed (go.dev/issue/75804). Such an end counts as passed when nothing else is complained of and the
# target accepts its whole corpus once more.
set -eu
log=$(mktemp)
trap 'rm -f "$log"' EXIT

only_out_of_time() {
	grep -qx ' *context deadline exceeded' "$log" && ! grep -qE 'Failing input|panic:|_test\.go:[0-9]+:' "$log"
}

# go test takes one fuzz target at a time.
grep -ro 'func Fuzz[A-Za-z0-9]*' --include=*_test.go . | sed 's/:func / /' | sort | while read -r file target; do
	dir=$(dirname "$file")
	echo "$dir $target"
	if go test -run '^$' -fuzz "^$target\$" -fuzztime "$1" "$dir" </dev/null >"$log" 2>&1; then
		tail -n 1 "$log"
		continue
	fi
	cat "$log"
	only_out_of_time || exit 1
	go test -run "^$target\$" "$dir" </dev/null
done
