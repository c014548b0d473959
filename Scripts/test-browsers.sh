#!/bin/sh
# Tests pages and the gallery in three engines, one line a part; the log of each lies in build/test.
#
# Two parts run side by side, one a core. What is shown while the main thread is blocked has the machine to itself.
set -u
cd "$(dirname "$0")/.."
mkdir -p build/test
parallax=.build/debug/parallax

# Runs a test of Tests/Browser, in an engine. A failure shows the end of its log and does not stop the others.
part() {
    log="build/test/browser-$(echo "$*" | tr -c 'a-zA-Z\n' '-').log"
    began=$(date +%s)
    if python3 "Tests/Browser/$1.py" "$parallax" ${2:+"$2"} >"$log" 2>&1; then
        echo "ok      $1${2:+ in $2}: $(tail -n 1 "$log"), $(($(date +%s) - began)) s"
    else
        echo "FAILED  $1${2:+ in $2}; of $log:"
        grep FAILED "$log" | sed 's/^/        /'
        tail -n 5 "$log" | sed 's/^/        /'
        return 1
    fi
}

# Two lanes that take equally long: pages in WebKitGTK take longest, for it waits for frames of a screen.
first() {
    own=0
    part engines WebKitGTK || own=1
    part galleries Firefox || own=1
    part galleries "Firefox with scroll timelines" || own=1
    return "$own"
}
second() {
    own=0
    part faults --rest || own=1
    part engines Firefox || own=1
    part engines "Firefox with scroll timelines" || own=1
    part galleries WebKitGTK || own=1
    return "$own"
}

failed=0
part blocked || failed=1
first &
lane=$!
second || failed=1
wait "$lane" || failed=1
exit "$failed"
