#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Holds what kernels of whole programs execute against what the analysis of their source claims to be exact.

usage: counts_survey.py --cli build/dev/bin/warpgrain-cli --programs tests/execute/corpus_programs.csv --root FOLDER
                        [--seconds N] [--minutes N] [--program-seconds N] [-o table.csv]
                        [NAME...]

Each program of the table that ran to its end is run once for each of its kernels, which records the kernel's first launch and
ends there; that launch is then counted. A program whose kernels have taken --program-seconds is left
there: the kernels that are left were not tried. NAMEs choose programs by a part of their path. A collection's folder Common is
searched for headers; options and definitions that the table's reasons name are given. Rows that the output has, and the comment before them, are
kept and not made again; after --minutes no other program is begun, so that the table can be made in pieces. Programs come in
an order that mixes the collections. Exit status 1 where a claim is not what was executed.

columns: references to memory, those that something is claimed of, of these those that executed just that; status:
"same", "differs", "nothing claimed", or why the launch was not counted.
"""
import argparse
import csv
import hashlib
import json
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile
import time

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


def flags_of(arguments, program, reason):
    """Compiler flags that neither the program's makefile nor its headers' places tell."""
    folders = [arguments.root / program.split("/")[0] / "Common", arguments.root / program / "inc"]
    return [f"-I{folder.resolve()}" for folder in folders if folder.is_dir()] + re.findall(r"-D\w+", reason)


def options_of(reason):
    memory = re.findall(r"--memory \d+", reason)
    return (["--warp-synchronous"] if "--warp-synchronous" in reason else []) + (memory[0].split() if memory else [])


def is_included(source, others):
    return any(re.search(rf'#\s*include\s*"{re.escape(source.name)}"', other.read_text(errors="replace")) for other in others)


def sources_of(arguments, program):
    """The program's CUDA sources, less those that others include."""
    folder = arguments.root / program
    found = sorted(folder.glob("*.cu")) or sorted(folder.glob("src/*.cu"))
    beside = [path for path in folder.rglob("*") if path.suffix in (".c", ".cc", ".cpp", ".cu", ".cuh", ".h", ".hpp")]
    return [source for source in found if not is_included(source, [other for other in beside if other != source])]


def kernels_of(arguments, sources, flags):
    """Each kernel with the source that is asked about it; one that several include stands in the first."""
    out = {}
    for source in sources:
        done = run([arguments.cli, "kernels", source.name, "--json", *(["--", *flags] if flags else [])],
                   arguments.seconds, source.parent)
        if done is not None and done.returncode in (0, 3) and done.stdout.startswith("{"):
            for kernel in json.loads(done.stdout).get("kernels", []):
                out.setdefault(kernel["name"], source)
    return [(source, kernel) for kernel, source in out.items()]


def record(arguments, sources, kernel, program, folder):
    """The form of the kernel's first launch, and how a template was launched; or nothing, and a sentence."""
    form = folder / "launch.json"
    folder_of_program = sources[0].parent
    names = [path.name for path in (*sources, *sorted(folder_of_program.glob("*.cpp")))]
    ran = run([arguments.cli, "run", *names, "--timeout", str(arguments.seconds), "--record", str(form), "--stop",
               "--kernel", kernel, *options_of(program["reason"]), *("--flag=" + flag for flag in program["flags"]), "--",
               *shlex.split(program["arguments"])], arguments.seconds + 30, folder_of_program)
    if ran is None:
        return None, "not recorded in time"
    if not form.exists():
        return None, "not recorded: " + last_line(ran.stderr)
    # How a template was launched stands in what the run says of using the form.
    said = re.search(r'--instance "([^"]*)"', ran.stderr)
    return form, said[1] if said else None


def count(arguments, sources, source, kernel, program, folder):
    """The rows of the launch's accesses, or a sentence."""
    form, instance = record(arguments, sources, kernel, program, folder)
    if form is None:
        return instance
    verify = [arguments.cli, "verify", source.name, "--kernel", kernel, "--launch", str(form), "--counts", "--no-checks",
              "--timeout", str(arguments.seconds), "--json"]
    if instance:
        verify += ["--instance", instance]
    if program["flags"]:
        verify += ["--", *program["flags"]]
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
    why = counts["not_counted_because"]
    return f"not counted: {why}" if why else counts["accesses"]


def row_of(program, kernel, accesses):
    if isinstance(accesses, str):
        return dict(zip(COLUMNS, (program, kernel, "", "", "", accesses)))
    # Where the count itself says that a device may count otherwise, no difference can be told.
    claimed = [access for access in accesses
               if access["agrees"] or (access["agrees"] is not None and not access["approximate"])]
    equal = [access for access in claimed if access["agrees"]]
    for access in claimed:
        if not access["agrees"]:
            print(f"{program} {kernel} {access['line']}:{access['column']} {access['array']}:\n  counted"
                  f" {access['counted']}\n  claimed {access['analysed']}\n  {access['approximate']}", file=sys.stderr)
    status = "nothing claimed" if not claimed else "same" if len(equal) == len(claimed) else "differs"
    return dict(zip(COLUMNS, (program, kernel, len(accesses), len(claimed), len(equal), status)))


def programs_of(arguments):
    with open(arguments.programs, newline="") as file:
        rows = [row for row in csv.DictReader(line for line in file if not line.startswith("#"))
                if row["status"] in ("passed", "equals H200", "ran")
                and (not arguments.names or any(name in row["program"] for name in arguments.names))]
    for row in sorted(rows, key=lambda row: hashlib.sha1(row["program"].encode()).digest()):
        yield row | {"flags": flags_of(arguments, row["program"], row["reason"] or ""), "reason": row["reason"] or ""}


def read(path):
    """The comment that a table begins with, and its rows."""
    if path is None or not path.exists():
        return [], []
    lines = path.read_text().splitlines(keepends=True)
    head = [line for line in lines if line.startswith("#")]
    return head, list(csv.DictReader(line for line in lines if not line.startswith("#")))


def write(path, head, rows, columns=COLUMNS):
    with path.open("w", newline="") as file:
        file.writelines(head)
        writer = csv.DictWriter(file, columns, lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--cli", required=True, type=lambda path: str(pathlib.Path(path).resolve()))
    parser.add_argument("--programs", required=True)
    parser.add_argument("--root", required=True, type=pathlib.Path)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--minutes", type=float, default=1e9)
    parser.add_argument("--program-seconds", type=float, default=1e9)
    parser.add_argument("-o", "--output", type=pathlib.Path)
    parser.add_argument("names", nargs="*")
    arguments = parser.parse_args()
    head, done = read(arguments.output)
    known = {row["program"] for row in done}
    begin = time.monotonic()
    for program in programs_of(arguments):
        name = program["program"]
        if name in known:
            continue
        sources = sources_of(arguments, name)
        if time.monotonic() - begin > 60 * arguments.minutes:
            break
        begin_of_program = time.monotonic()
        for source, kernel in kernels_of(arguments, sources, program["flags"]):
            if time.monotonic() - begin_of_program > arguments.program_seconds:
                accesses = "not tried: the program's other kernels took its time"
            else:
                with tempfile.TemporaryDirectory() as folder:
                    accesses = count(arguments, sources, source, kernel, program, pathlib.Path(folder))
            if isinstance(accesses, str):
                accesses = accesses.replace(f"{source.parent.resolve()}/", "")
            done.append(row_of(name, kernel, accesses))
            print(",".join(str(value) for value in done[-1].values()), flush=True)
        if arguments.output:
            write(arguments.output, head, done)
    return 1 if any(row["status"] == "differs" for row in done) else 0


if __name__ == "__main__":
    sys.exit(main())
