#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Captures launches of programs from their own runs, replays them, and writes what came of it as a table.

usage: capture_programs.py --programs programs.tsv --sources FOLDER --bin FOLDER -o table.json [--jobs N] [NAME...]

Needs an NVIDIA GPU, nvcc, warpgrain-runner and libwarpgrain-capture.so (in --bin; `cmake --preset runner` builds them).
A line of the list: name, folder in the sources, what nvcc compiles and its flags, the program's arguments, kernel,
launch; between tabs. Exit status 1 where a replay is not as the list of exceptions below says.
"""
import argparse
import concurrent.futures
import glob
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

# What cannot be equal, and why: the recorded reason must hold this text. None: nothing is recorded.
EXCEPTIONS = {
    "kind-atomics": "not deterministic",  # floats are added in another order each time
    "kind-texture": "",  # textures are not recorded: any failure, or another output
    "kind-heap": "",  # nor is memory that a kernel has allocated
    "kind-graph": None,  # the launch is in a graph
}


def run(command, folder=None, environment=None, seconds=20):
    """The exit code and all output; the code of timeout(1) where it takes too long."""
    try:
        done = subprocess.run(["timeout", "-k", "2", str(seconds), *command], cwd=folder,
                              env={**os.environ, **(environment or {})}, timeout=seconds + 5, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True, errors="replace")
        return done.returncode, done.stdout
    except subprocess.TimeoutExpired:
        return 124, ""


def build(program, sources, work):
    folder = os.path.join(sources, program["folder"])
    files = []
    for word in program["sources"].split():
        files += sorted(glob.glob(word, root_dir=folder)) if "*" in word else [word]
    command = ["nvcc", "-O3", "-std=c++17", "-arch=native", "-w", "-DcudaThreadSynchronize=cudaDeviceSynchronize",
               "-I.", "-I..", *files, "-o", os.path.join(work, program["name"])]
    code, text = run(command, folder, seconds=300)
    return code == 0, text


def capture(program, sources, work, binaries):
    """Runs the program under the capture library, and the runner over what that has recorded."""
    name = program["name"]
    bundle = os.path.join(work, "bundle-" + name)
    reports = os.path.join(work, "reports-" + name)
    os.makedirs(reports)
    code, _ = run([os.path.join(work, program.get("program", name)), *program["arguments"].split()],
                  os.path.join(sources, program["folder"]), {
                      "CUDA_MODULE_LOADING": "EAGER",
                      "CUDA_INJECTION64_PATH": os.path.join(binaries, "libwarpgrain-capture.so"),
                      "WARPGRAIN_CAPTURE_BUNDLE": bundle,
                      "WARPGRAIN_CAPTURE_REPORTS": reports,
                      "WARPGRAIN_CAPTURE_KERNEL": program["kernel"],
                      "WARPGRAIN_CAPTURE_LAUNCH": program["launch"],
                  })
    row = {"name": name, "program": program["folder"], "arguments": program["arguments"], "exit_code": code}
    found = [json.loads(pathlib.Path(path).read_text()) for path in glob.glob(reports + "/*")]
    row["captured"] = any(one["captured"] for one in found)
    row["problem"] = " ".join(one["problem"] for one in found)
    row["notes"] = [note for one in found for note in one["notes"]]
    if row["captured"]:
        describe(row, bundle)
        replay(row, bundle, binaries)
    return row


def describe(row, bundle):
    made = json.loads(pathlib.Path(bundle, "bundle.json").read_text())
    variant = made["variants"][0]
    row["kernel"] = variant["kernel"]
    row["grid"], row["block"], row["shared_bytes"] = variant["grid"], variant["block"], variant["shared_bytes"]
    row["buffers"] = len(made["buffers"])
    row["bytes"] = sum(buffer["bytes"] for buffer in made["buffers"])
    row["variables"] = sum("symbol" in buffer for buffer in made["buffers"])
    row["written"] = sum(buffer["written"] for buffer in made["buffers"])
    row["left_out"] = any("left out" in note for note in made.get("notes", []))
    row["buffers_with_pointers"] = sum("pointers" in buffer for buffer in made["buffers"])


def replay(row, bundle, binaries):
    command = [os.path.join(binaries, "warpgrain-runner"), "--budget", "0.3", "--target", "3", bundle]
    code, text = run(command)
    row["replay"] = "the runner ended with %d: %s" % (code, text[-300:])
    for line in text.splitlines():
        result = json.loads(line) if line.startswith("{") else {}
        if result.get("type") == "environment":
            row["gpu"], row["date"] = result["gpu"]["name"], result["date"]
        if result.get("type") != "result":
            continue
        row["elements"] = sum(output["elements"] for output in result["outputs"])
        row["unequal"] = sum(output["unequal_bits"] for output in result["outputs"])
        row["median_us"], row["registers"] = result["median_us"], result["registers"]
        equal = result["status"] == "measured" and result["reference"] == "expected" and row["unequal"] == 0
        # A launch that changes nothing has no outputs; that its replay changes nothing either is checked all the same.
        unchanged = result["status"] == "measured" and not row["written"] and not row["left_out"]
        row["replay"] = "equal" if equal or unchanged else result["reason"] or "nothing to compare with"


def is_as_it_should_be(row):
    if row["name"] not in EXCEPTIONS:
        return row.get("replay") == "equal"
    reason = EXCEPTIONS[row["name"]]
    return not row["captured"] if reason is None else reason in row.get("replay", "") and row.get("replay") != "equal"


def programs_of(path):
    out = []
    for line in pathlib.Path(path).read_text().splitlines():
        if line and not line.startswith("#"):
            keys = ("name", "folder", "sources", "arguments", "kernel", "launch")
            out.append(dict(zip(keys, line.split("\t"))))
    return out


def kinds(work):
    """The program beside this file, once for each kind of memory."""
    _, names = run([os.path.join(work, "memory_kinds")])
    return [{"name": "kind-" + name, "program": "memory_kinds", "folder": ".", "arguments": name, "launch": "1",
             "kernel": "useDeviceHeap" if name == "heap" else ""} for name in names.split()]


def tell(row):
    ok = "ok" if is_as_it_should_be(row) else "-----"
    print("%-24s %-6s %s" % (row["name"], ok, row.get("replay") or row["problem"]), flush=True)


def keep(rows, path):
    """After each one: who ends this early has what was there."""
    pathlib.Path(path).write_text(json.dumps(sorted(rows, key=lambda row: row["name"]), indent=1) + "\n")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--programs", required=True)
    parser.add_argument("--sources", required=True)
    parser.add_argument("--bin", required=True)
    parser.add_argument("-o", "--output", required=True)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    begin = time.time()
    own = pathlib.Path(__file__).resolve().parent.parent / "programs"
    with tempfile.TemporaryDirectory() as work, concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        programs = [one for one in programs_of(options.programs) if not options.names or one["name"] in options.names]
        own_program = {"name": "memory_kinds", "folder": str(own), "sources": "memory_kinds.cu"}
        built = list(pool.map(lambda one: build(one, options.sources, work), [own_program, *programs]))
        rows = [{"name": one["name"], "captured": False, "problem": "it does not build: " + text.strip()[-300:]}
                for one, (ok, text) in zip(programs, built[1:]) if not ok]
        ready = [one for one in kinds(work) if not options.names or one["name"] in options.names]
        ready += [one for one, (ok, _) in zip(programs, built[1:]) if ok]
        print("%d programs built in %.0f s" % (len(ready), time.time() - begin), flush=True)
        # Fewer at once: each has its own context on the GPU.
        with concurrent.futures.ThreadPoolExecutor(min(options.jobs, 8)) as few:
            done = [few.submit(capture, one, os.path.abspath(options.sources), work, os.path.abspath(options.bin))
                    for one in ready]
            for one in concurrent.futures.as_completed(done):
                rows.append(one.result())
                tell(rows[-1])
                keep(rows, options.output)
    for row in rows:
        row["as_expected"] = is_as_it_should_be(row)
    keep(rows, options.output)
    good = sum(row["as_expected"] for row in rows)
    print("%d of %d as they should be, in %.0f s" % (good, len(rows), time.time() - begin))
    return 0 if good == len(rows) else 1


if __name__ == "__main__":
    sys.exit(main())
