#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Maps the serial nests of PolyBench/C's programs to OpenCL, and holds what they leave in their arrays against gcc's.

usage: polybench_maps.py --cli build/check/bin/warpgrain-cli --root POLYBENCH [--dataset MINI] [--seconds N]
                         [--report FILE] [-o table.csv] [NAME...]

Each program is compiled twice by the host's compiler: as it is, and as `map --emit opencl` writes it, which is run
through OpenCL (PoCL). Arrays lie on the stack, so that their extents are known, and both print them
(POLYBENCH_DUMP_ARRAYS). --report takes every sentence that keeps a nest on the CPU. Exit status 1 if a result differs.

columns: nests that are read; those that became kernels, and of these the ones in the function that the program measures
(kernel_…), not in what fills its arrays; launches of them in the run; loops whose check at run time sent
them to the CPU; refused: the reasons, shortened, each with its number; status: "equal" to the last digit that is
printed, "close" (within a relative 1e-3 of sums and roots), "differs", or why nothing was compared.
"""
import argparse
import collections
import csv
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

COLUMNS = ("program", "nests", "kernels", "timed", "launches", "on_cpu", "refused", "status")
SHORT = (("earlier iteration", "dependence"), ("Not proved", "not proved"), ("order of floating-point", "sum"),
         ("same", "variable"), ("which a GPU does not have", "call"), ("may end before", "ends early"),
         ("is no OpenCL C", "no OpenCL C"), ("does not", "form"))
NUMBER = re.compile(r"[-+]?\d+\.?\d*(?:[eE][-+]?\d+)?")


def run(command, seconds, **options):
    try:
        return subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=seconds, **options)
    except subprocess.TimeoutExpired:
        return None


def short(reason):
    for part, name in SHORT:
        if part in reason:
            return name
    return "other"


def is_close(one, other):
    a, b = NUMBER.findall(one), NUMBER.findall(other)
    if len(a) != len(b) or NUMBER.sub("", one) != NUMBER.sub("", other):
        return False
    return all(abs(float(x) - float(y)) <= 1e-3 * max(abs(float(x)), abs(float(y)), 1e-3) for x, y in zip(a, b))


class Trial:
    def __init__(self, arguments, source, folder):
        self.arguments, self.source, self.folder = arguments, source, folder
        utilities = arguments.root / "utilities"
        self.library = utilities / "polybench.c"
        self.flags = [f"-I{utilities}", f"-I{source.parent}", f"-D{arguments.dataset}_DATASET", "-DPOLYBENCH_DUMP_ARRAYS",
                      "-DPOLYBENCH_STACK_ARRAYS"]

    def printed(self, command):
        done = run([str(part) for part in command], self.arguments.seconds, env=os.environ | {"GPU_TRANSFERS": "1", "POCL_CACHE_DIR": str(self.folder)})
        if done is None:
            return None, "takes too long"
        if done.returncode != 0:
            return None, f"ends with status {done.returncode}: " + (done.stderr.strip().splitlines() or [""])[-1][:120]
        return done.stderr, ""

    def built(self, compiler, sources, out, *more):
        # The library counts and allocates; it has no nests, and C++ takes it too.
        done = run([compiler, "-O1", "-w", *self.flags, *map(str, sources), "-o", str(out), *more, "-lm"], 120)
        return None if done and done.returncode == 0 else (done.stderr.strip().splitlines() or ["?"])[0] if done else "takes too long"

    def row(self):
        out = dict.fromkeys(COLUMNS, "")
        out["program"] = self.source.stem
        reasons = []
        if error := self.built("gcc", [self.source, self.library], self.folder / "serial"):
            return out | {"status": "gcc: " + error}, reasons
        host = self.folder / "program.cpp"
        done = run([self.arguments.cli, "map", self.source, "--emit", "opencl", "-o", host, "--json", "--", *self.flags], 120)
        try:
            told = json.loads(done.stdout)
        except (AttributeError, ValueError):
            return out | {"status": "map: no answer"}, reasons
        if "nests" not in told:
            reasons = str(told.get("error", told)).splitlines()
            return out | {"nests": len(reasons), "kernels": 0, "timed": 0, "status": "no kernel"}, reasons
        reasons = [nest["reason"] for nest in told["nests"] if nest["reason"]]
        counted = collections.Counter(map(short, reasons))
        out |= {"nests": len(told["nests"]), "kernels": sum(nest["kernel"] is not None for nest in told["nests"]),
                "timed": sum(nest["kernel"] is not None and nest["function"].startswith("kernel_") for nest in told["nests"]),
                "refused": " ".join(f"{name}:{count}" for name, count in sorted(counted.items()))}
        if error := self.built("g++", ["-fpermissive", host, self.library], self.folder / "opencl", "-lOpenCL"):
            return out | {"status": "g++: " + error}, reasons
        serial, why = self.printed([self.folder / "serial"])
        if serial is None:
            return out | {"status": "the original " + why}, reasons
        text, why = self.printed([self.folder / "opencl"])
        if text is None:
            return out | {"status": why}, reasons
        lines = text.splitlines(keepends=True)
        transfers = [line for line in lines if line.startswith("gpu: ")]
        rest = "".join(line for line in lines if not line.startswith("gpu: "))
        if transfers:
            out["launches"], out["on_cpu"] = re.findall(r"(\d+) l", transfers[-1])[:2]
        out["status"] = "equal" if rest == serial else "close" if is_close(rest, serial) else "differs"
        return out, reasons


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cli", type=lambda text: str(pathlib.Path(text).resolve()), required=True)
    parser.add_argument("--root", type=lambda text: pathlib.Path(text).resolve(), required=True)
    parser.add_argument("--dataset", default="MINI")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--report", type=pathlib.Path)
    parser.add_argument("-o", "--output", type=pathlib.Path)
    parser.add_argument("names", nargs="*")
    arguments = parser.parse_args()
    listed = (arguments.root / "utilities" / "benchmark_list").read_text().split()
    rows, report = [], []
    for name in listed:
        source = arguments.root / name
        if arguments.names and source.stem not in arguments.names:
            continue
        with tempfile.TemporaryDirectory() as folder:
            row, reasons = Trial(arguments, source, pathlib.Path(folder)).row()
        rows.append(row)
        report += [f"{row['program']}: {reason}" for reason in reasons]
        print(", ".join(f"{row[column]}" for column in COLUMNS), flush=True)
    mapped = sum(int(row["kernels"] or 0) > 0 for row in rows)
    timed = sum(int(row["timed"] or 0) > 0 for row in rows)
    print(f"{len(rows)} programs, {mapped} of them with a kernel, {timed} with one in what is measured, {sum(int(row['kernels'] or 0) for row in rows)} kernels of "
          f"{sum(int(row['nests'] or 0) for row in rows)} nests; "
          f"{sum(row['status'] == 'equal' for row in rows)} equal, {sum(row['status'] == 'close' for row in rows)} close")
    if arguments.report:
        arguments.report.write_text("\n".join(report) + "\n")
    if arguments.output:
        with arguments.output.open("w", newline="") as file:
            writer = csv.DictWriter(file, COLUMNS, lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)
    return 1 if any(row["status"] == "differs" for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
