#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Holds what the analysis claims of kernels of whole programs against their runs.

usage: claims_survey.py --cli build/dev/bin/warpgrain-cli --survey build/dev/bin/claim-survey
                        --programs tests/execute/corpus_programs.csv --root FOLDER [--seconds N] [--minutes N]
                        [--program-seconds N] [-o table.csv] [NAME...]

Programs are chosen, and launches recorded, as counts_survey.py does; then claim-survey runs each launch and tries steps. Rows that the
output has, and the comment before them, are kept and not made again; --minutes lets the table be made in pieces. Exit status 1 where a
claim is contradicted.

columns: claims that the run had an answer to, contradictions, other claims; status: "held", the kinds of claims that are contradicted, or
why nothing was tried.
"""
import argparse
import csv
import pathlib
import sys
import tempfile
import time

from counts_survey import kernels_of, last_line, programs_of, read, record, run, sources_of, write

COLUMNS = ("program", "kernel", "claims", "contradictions", "untold", "status")


def check(arguments, sources, source, kernel, program, folder):
    """A row of claim-survey's table, or a sentence."""
    form, instance = record(arguments, sources, kernel, program, folder)
    if form is None:
        return instance
    table = folder / "claims.csv"
    words = [arguments.survey, source.name, "--kernel", kernel, "--launch", str(form), "--table", str(table),
             "--seconds", str(arguments.seconds)]
    if instance:
        words += ["--instance", instance]
    if program["flags"]:
        words += ["--", *program["flags"]]
    done = run(words, 6 * arguments.seconds, source.parent)
    if done is None:
        return "not checked in time"
    if not table.exists():
        return "not checked: " + last_line(done.stderr)
    with table.open(newline="", errors="replace") as file:
        rows = list(csv.DictReader(file))
    for line in done.stdout.splitlines():
        if line.startswith(("CONTRADICTION", "  run:", "  stands on:")):
            print(line, file=sys.stderr)
    return rows[0] if rows else "the kernel was not found"


def row_of(program, kernel, found):
    if isinstance(found, str):
        return dict(zip(COLUMNS, (program, kernel, "", "", "", found)))
    return {"program": program, "kernel": kernel} | {column: found[column] for column in COLUMNS[2:]}


def main():
    parser = argparse.ArgumentParser()
    for option in ("--cli", "--survey"):
        parser.add_argument(option, required=True, type=lambda path: str(pathlib.Path(path).resolve()))
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
        if time.monotonic() - begin > 60 * arguments.minutes:
            break
        begin_of_program = time.monotonic()
        sources = sources_of(arguments, name)
        for source, kernel in kernels_of(arguments, sources, program["flags"]):
            if time.monotonic() - begin_of_program > arguments.program_seconds:
                found = "not tried: the program's other kernels took its time"
            else:
                with tempfile.TemporaryDirectory() as folder:
                    found = check(arguments, sources, source, kernel, program, pathlib.Path(folder))
            if isinstance(found, str):
                found = found.replace(f"{arguments.root.resolve()}/", "")
            done.append(row_of(name, kernel, found))
            print(",".join(str(value) for value in done[-1].values()), flush=True)
        if arguments.output:
            write(arguments.output, head, done, COLUMNS)
    total = sum(int(row["claims"] or 0) for row in done)
    wrong = sum(int(row["contradictions"] or 0) for row in done)
    print(f"{total} claims checked, {wrong} contradictions")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
