#!/usr/bin/env python3
"""Measures the judges' peak memory.  memory.py WEND [MEGABYTES]

WEND is the built binary. Every input of bench.py is read from a file and from a pipe, and then so many
megabytes (1024 if not given) of the dense boards, again and again in one input: memory must not grow with
the number of cases. Fails if a peak is above the bar: 8 MiB from a file, 24 MiB from a pipe.
"""
import os, subprocess, sys, tempfile, threading

HERE = os.path.dirname(os.path.abspath(__file__))
WORK = os.path.join(tempfile.gettempdir(), "wend-bench")
INPUTS = ["h_dense", "h_half", "h_empty1", "h_empty", "h_trap", "p_open", "p_maze", "p_serp", "p_turn", "p_sparse", "p_closed"]
BARS = {"file": 8, "pipe": 24}


def make(name):
    path = f"{WORK}/{name}.in"
    if not os.path.exists(path):
        with open(path + ".part", "wb") as f:
            subprocess.run([sys.executable, f"{HERE}/gen.py", name], stdout=f, check=True)
        os.rename(path + ".part", path)
    return path


def peak(wend, name, source):
    """Peak MiB of wend on a source, which launch opens as its standard input, and its answers."""
    judge = "hdu1175" if name[0] == "h" else "poj1324"
    got = subprocess.run([f"{WORK}/launch", source, f"{WORK}/memory.out", wend, "judge", judge], stdout=subprocess.PIPE, check=True)
    _, kib, status = map(int, got.stdout.split())
    if status:
        sys.exit(f"memory.py: wend failed on {name}, status {status}")
    return kib / 1024


def through_pipe(wend, name, parts):
    fifo = f"{WORK}/memory.fifo"
    if os.path.exists(fifo):
        os.remove(fifo)
    os.mkfifo(fifo)

    def feed():
        with open(fifo, "wb") as f:
            for part in parts():
                f.write(part)

    feeder = threading.Thread(target=feed)
    feeder.start()
    mib = peak(wend, name, fifo)
    feeder.join()
    os.remove(fifo)
    return mib


def report(name, how, mib, worst):
    print(f"{name:16} {how:5} {mib:6.1f} MiB", flush=True)
    worst[how] = max(worst[how], mib)


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    wend, megabytes = os.path.abspath(sys.argv[1]), int((sys.argv[2:] or ["1024"])[0])
    os.makedirs(WORK, exist_ok=True)
    subprocess.run(["gcc", "-O2", "-w", "-o", f"{WORK}/launch", f"{HERE}/launch.c"], check=True)
    worst = {"file": 0, "pipe": 0}
    for name in INPUTS:
        path = make(name)
        report(name, "file", peak(wend, name, path), worst)
        report(name, "pipe", through_pipe(wend, name, lambda: [open(path, "rb").read()]), worst)
    with open(make("h_dense"), "rb") as f:
        boards = f.read().rsplit(b"0 0", 1)[0]
    times = -(-megabytes * 10**6 // len(boards))
    large = f"{WORK}/memory.in"
    with open(large, "wb") as f:
        for _ in range(times):
            f.write(boards)
    name = f"h_dense x {times}"
    report(name, "file", peak(wend, name, large), worst)
    os.remove(large)
    report(name, "pipe", through_pipe(wend, name, lambda: (boards for _ in range(times))), worst)
    for how, bar in BARS.items():
        print(f"worst from a {how}: {worst[how]:.1f} MiB, bar {bar} MiB")
    if any(worst[how] > bar for how, bar in BARS.items()):
        sys.exit(1)


main()
