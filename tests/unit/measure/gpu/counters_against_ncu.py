#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares the counters that warpgrain-runner reads with those that ncu prints for the same launch in the program.

usage: counters_against_ncu.py --examples resources/examples --bin FOLDER --counters core/measure/Counters.cpp
                               -o table.json [--seconds N] [NAME...]

Needs an NVIDIA GPU whose counters may be read, nvcc, ncu, warpgrain-runner and libwarpgrain-capture.so (in --bin).
Exit status 1 where a quantity that does not depend on the caches differs.
"""
import argparse
import csv
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

# Name, example, kernel.
LAUNCHES = [
    ("matrix_multiplication", "matrix_multiplication", "matrixMultiply"),
    ("transpose", "transpose", "transpose"),
    ("transpose_tiled", "transpose", "transposeTiled"),
    ("stencil", "stencil", "stencil"),
    ("heat", "stencil", "heat"),
    ("reduction", "reduction", "reduceSum"),
    ("synth", "synth", "synth"),
    ("sobel", "sobel", "sobel"),
    ("matrix_vector", "matrix_vector", "matrixVectorSimple"),
    ("matrix_vector_staged", "matrix_vector", "matrixVector"),
]

# The same in every launch on the same input, whatever the caches hold.
EXACT = ("instructions", "global_load_requests", "global_load_sectors", "global_store_requests",
         "global_store_sectors", "local_load_sectors", "local_store_sectors")


def run(command, environment=None, seconds=40):
    done = subprocess.run(["timeout", "-k", "2", str(seconds), *command], env={**os.environ, **(environment or {})},
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.stdout


def metrics_by_key(path):
    """The table in the source: keys with CUPTI's names."""
    text = pathlib.Path(path).read_text()
    out = dict(re.findall(r'\{"([a-z0-9_]+)",\s*"([a-z0-9]+__[a-z0-9_.]+)"', text))
    for reason in re.findall(r'STALL\("([a-z_]+)"', text):
        out["stall_" + reason] = "smsp__average_warps_issue_stalled_%s_per_issue_active.ratio" % reason
    return out


def capture(name, program, kernel, work, binaries):
    bundle = os.path.join(work, "bundle-" + name)
    run([program], {
        "CUDA_MODULE_LOADING": "EAGER",
        "CUDA_INJECTION64_PATH": os.path.join(binaries, "libwarpgrain-capture.so"),
        "WARPGRAIN_CAPTURE_BUNDLE": bundle,
        "WARPGRAIN_CAPTURE_REPORTS": work,
        "WARPGRAIN_CAPTURE_KERNEL": kernel,
    })
    return bundle


def with_runner(bundle, cache, binaries):
    text = run([os.path.join(binaries, "warpgrain-runner"), "--again", "--counters", "--l2", cache, "--budget", "0.2",
                "--target", "5", bundle])
    for line in text.splitlines():
        result = json.loads(line) if line.startswith("{") else {}
        if result.get("type") == "result":
            return result
    return {"counters": None, "reason": text[-500:], "notes": []}


def with_ncu(program, kernel, metrics, cache):
    text = run(["ncu", "--clock-control", "none", "--cache-control", cache, "--kernel-name", kernel, "--launch-count",
                "1", "--csv", "--page", "raw", "--print-units", "base", "--metrics", ",".join(metrics), program])
    rows = list(csv.reader(line for line in text.splitlines() if line.startswith('"')))
    if len(rows) < 3:
        print("ncu:", text[-500:])
        return {}
    found = dict(zip(rows[0], rows[2]))
    values = {}
    for metric in metrics:
        try:
            values[metric] = float(found.get(metric, "").replace(",", ""))
        except ValueError:
            pass  # not on this GPU, or no number
    return values


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--examples", required=True)
    parser.add_argument("--bin", required=True)
    parser.add_argument("--counters", required=True)
    parser.add_argument("-o", "--output", required=True)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    begin = time.time()
    keys = metrics_by_key(options.counters)
    binaries = os.path.abspath(options.bin)
    table = {}
    wrong = 0
    with tempfile.TemporaryDirectory() as work:
        builds = {example: subprocess.Popen(["nvcc", "-O3", "-std=c++17", "-arch=native", "-w", "-o",
                                             os.path.join(work, example),
                                             os.path.join(options.examples, example + ".cu")])
                  for example in {example for _, example, _ in LAUNCHES}}
        for one in builds.values():
            one.wait()
        for name, example, kernel in LAUNCHES:
            if (options.names and name not in options.names) or time.time() - begin > options.seconds:
                continue
            program = os.path.join(work, example)
            bundle = capture(name, program, kernel, work, binaries)
            flushed = with_runner(bundle, "flushed", binaries)
            warm = with_runner(bundle, "warm", binaries)
            ncu = with_ncu(program, kernel, list(keys.values()), "all")
            rows = {}
            for key, metric in keys.items():
                rows[key] = {"ncu": ncu.get(metric), "runner_flushed": (flushed["counters"] or {}).get(key),
                             "runner_warm": (warm["counters"] or {}).get(key)}
                exact = key not in EXACT or rows[key]["ncu"] == rows[key]["runner_flushed"] == rows[key]["runner_warm"]
                wrong += not exact
                print("%-22s %-28s %18s %18s %18s %s" % (name, key, *rows[key].values(), "" if exact else "DIFFERS"),
                      flush=True)
            table[name] = {"kernel": kernel, "median_us_warm": warm.get("median_us"),
                           "notes": flushed["notes"] + warm["notes"], "reason": flushed["reason"], "counters": rows}
            pathlib.Path(options.output).write_text(json.dumps(table, indent=1) + "\n")
            print("%s: %s %s; %.0f s" % (name, flushed["reason"], flushed["notes"], time.time() - begin), flush=True)
    print("%d launches, %d of the exact quantities differ" % (len(table), wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
