#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Holds what kernels of whole programs execute against what the analysis of their source claims to be exact.

usage: counts_survey.py --cli build/dev/bin/warpgrain-cli --programs tests/execute/corpus_programs.csv --root FOLDER
                        [--seconds N] [-o table.csv] [NAME...]

Each program of the table that passed and has one source is run once for each of its kernels, which records the kernel's
first launch; that launch is then counted. NAMEs choose programs by a part of their path. Rows that the output has are
kept and not made again. Exit status 1 where a claim is not what was executed.

columns: references to memory, those that something is claimed of, of these those that executed just that; status:
"same", "differs", "nothing claimed", or why the launch was not counted.
"""
import argparse
import csv
import json
import pathlib
import shlex
import subprocess
import sys
import tempfile

COLUMNS = ("program", "kernel", "references", "claimed", "equal", "status")


def run(words, seconds, folder=None):
    try:
        return subprocess.run(words, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True,
                              errors="replace", timeout=seconds)
    except subprocess.TimeoutExpired:
        return None


def last_line(text):
    lines = [line for line in text.splitlines() if line.strip()]
    return lines[-1].replace("warpgrain-cli: ", "")[:200] if lines else "no answer"


def kernels_of(arguments, source):
    done = run([arguments.cli, "kernels", source.name, "--json"], arguments.seconds, source.parent)
    if done is None or done.returncode != 0:
        return []
    return [kernel["name"] for kernel in json.loads(done.stdout)["kernels"]]


def count(arguments, source, kernel, words, folder):
    """The rows of the launch's accesses, or a sentence."""
    form = folder / "launch.json"
    ran = run([arguments.cli, "run", source.name, "--timeout", str(arguments.seconds), "--record", str(form), "--kernel",
               kernel, "--", *words], arguments.seconds + 30, source.parent)
    if ran is None:
        return "not recorded in time"
    if not form.exists():
        return "not recorded: " + last_line(ran.stderr)
    verify = [arguments.cli, "verify", source.name, "--kernel", kernel, "--launch", str(form), "--counts", "--no-checks",
              "--timeout", str(arguments.seconds), "--json"]
    # How a template was launched stands in what the run says of using the form.
    said = shlex.split(last_line(ran.stderr)) if "--instance" in ran.stderr else []
    if "--instance" in said:
        verify += ["--instance", said[said.index("--instance") + 1]]
    done = run(verify, arguments.seconds + 60, source.parent)
    if done is None:
        return "not counted in time"
    try:
        answer = json.loads(done.stdout)
    except ValueError:
        return "not counted: " + last_line(done.stderr)
    if "error" in answer:
        return "not counted: " + answer["error"]["message"]
    counts = answer["original"]["counts"]
    return counts["not_counted_because"] or counts["accesses"]


def row_of(program, kernel, accesses):
    if isinstance(accesses, str):
        return dict(zip(COLUMNS, (program, kernel, "", "", "", accesses)))
    claimed = [access for access in accesses if access["agrees"] is not None]
    equal = [access for access in claimed if access["agrees"]]
    for access in claimed:
        if not access["agrees"]:
            print(f"{program} {kernel} {access['line']}:{access['column']} {access['array']}:\n  counted"
                  f" {access['counted']}\n  claimed {access['analysed']}\n  {access['approximate']}", file=sys.stderr)
    status = "nothing claimed" if not claimed else "same" if len(equal) == len(claimed) else "differs"
    return dict(zip(COLUMNS, (program, kernel, len(accesses), len(claimed), len(equal), status)))


def programs_of(path, names):
    with open(path, newline="") as file:
        rows = csv.DictReader(line for line in file if not line.startswith("#"))
        for row in rows:
            if row["status"] == "passed" and (not names or any(name in row["program"] for name in names)):
                yield row["program"], shlex.split(row["arguments"])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--cli", required=True, type=lambda path: str(pathlib.Path(path).resolve()))
    parser.add_argument("--programs", required=True)
    parser.add_argument("--root", required=True, type=pathlib.Path)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("-o", "--output", type=pathlib.Path)
    parser.add_argument("names", nargs="*")
    arguments = parser.parse_args()
    done = []
    if arguments.output and arguments.output.exists():
        done = list(csv.DictReader(arguments.output.open(newline="")))
    known = {row["program"] for row in done}
    for program, words in programs_of(arguments.programs, arguments.names):
        sources = sorted((arguments.root / program).glob("*.cu"))
        if program in known or len(sources) != 1:
            continue
        for kernel in kernels_of(arguments, sources[0]):
            with tempfile.TemporaryDirectory() as folder:
                done.append(row_of(program, kernel, count(arguments, sources[0], kernel, words, pathlib.Path(folder))))
            print(",".join(str(value) for value in done[-1].values()), flush=True)
        if arguments.output:
            with arguments.output.open("w", newline="") as file:
                writer = csv.DictWriter(file, COLUMNS, lineterminator="\n")
                writer.writeheader()
                writer.writerows(done)
    return 1 if any(row["status"] == "differs" for row in done) else 0


if __name__ == "__main__":
    sys.exit(main())
