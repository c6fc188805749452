#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Translates whole OpenMP programs to CUDA, and holds what the translations print against what the originals print.

usage: openmp_survey.py --cli build/dev/bin/warpgrain-cli --programs tests/bench/corpus_openmp.csv --root FOLDER
                        [--seconds N] [--minutes N] [--transfers all|flow|resident] [--again] [-o table.csv] [NAME...]

The list has a program (its folder under --root) and its arguments in each row; the table that this script writes is such a list.
Sources and options are those that the folder's makefile compiles first. The original is compiled by gcc or g++ with -fopenmp
and run with four threads, or with one where that takes too long; the translation is run by `warpgrain-cli run`. Each has --seconds. Rows of the list that have a
status already are kept, with --again those alone that no NAME (a part of the program's path) chooses. After --minutes no other
program is begun. Exit status 1 where a translation prints something else.

columns: regions that are read, those of them that became kernels; refused: why the others did not (ids of reasons, each with
the number of regions); check: what the translation says of its own result; status: "equal" (numbers within a relative 1e-3,
lines with times, rates and memory used left out), "equal to some" (the original prints something else with one thread, or compiled without
optimisation, and the translation prints that), "only the original fails" (its own check), "varies" (it does, and the translation prints a third thing), "differs", or
why the two were not compared.
"""
import argparse
import collections
import json
import os
import pathlib
import re
import shlex
import sys
import tempfile
import time

from counts_survey import last_line, read, run, write

COLUMNS = ("program", "arguments", "regions", "kernels", "refused", "check", "status")
SOURCES = (".c", ".cc", ".cpp", ".cxx")
TIMES = re.compile(r"tim(e|ing)|second|\b[mun]?s(ec)?\b|[GM]i?B/s|bandwidth|flop|elapsed|rate|speed|throughput|thread|perf|"
                   r"memory usage", re.I)
TOLERANCE = 1e-3


def makefile_of(folder):
    for name in ("Makefile.aomp", "Makefile", "makefile"):
        if (folder / name).exists():
            return name
    return None


def commands_of(folder):
    """What the makefile would compile, word by word."""
    name = makefile_of(folder)
    if name is None:
        return []
    done = run(["make", "-n", "-B", "-f", name, "DEVICE=cpu", "CC=cc"], 30, folder)
    out = []
    for line in done.stdout.replace("\\\n", " ").splitlines() if done else []:
        try:
            out.append(shlex.split(line))
        except ValueError:
            continue
    return out


def built_by(folder):
    """Sources of the first program that the makefile builds, and the options that they need."""
    sources, flags = [], []
    for words in commands_of(folder):
        named = [word for word in words[1:] if word.endswith(SOURCES) and (folder / word).is_file()]
        for i, word in enumerate(words):
            if word in ("-I", "-D", "-include"):
                flags.append(word + words[i + 1])
            elif word.startswith(("-I", "-D", "-std=")) and not word.startswith("-DDEBUG"):
                flags.append(word)
        if "-c" not in words and named:
            sources = [source for source in sources if source not in named] + named
        elif "-c" in words:
            sources += named
        if "-c" not in words and sources:
            break
    if not sources:
        sources = [path.name for path in sorted(folder.iterdir()) if path.suffix in SOURCES]
    places = {str((folder / source).parent) for source in sources} | {str(folder)}
    flags = [f"-I{(folder / flag[2:]).resolve()}" if flag.startswith("-I") else flag for flag in flags]
    return list(dict.fromkeys(sources)), list(dict.fromkeys(flags + [f"-iquote{place}" for place in sorted(places)]))


def translate(arguments, folder, sources, flags, out):
    """The answer of `translate`, or a sentence."""
    done = run([arguments.cli, "translate", *sources, "--transfers", arguments.transfers, "--json", "-o", f"{out}/", "--",
                *flags], 4 * arguments.seconds, folder)
    if done is None:
        return "not translated in time"
    try:
        answer = json.loads(done.stdout)
    except ValueError:
        return "not translated: " + last_line(done.stderr)
    return "not translated: " + answer["error"]["message"] if "error" in answer else answer


def regions_of(answer):
    regions = [region for file in answer["files"] for region in file["regions"]]
    kernels = [region for region in regions if region["on_gpu"]]
    reasons = collections.Counter()
    for region in regions:
        if not region["on_gpu"]:
            reasons.update({reason["id"] for reason in region["reasons"]})
    for file in answer["files"]:
        reasons.update(reason["id"] for reason in file["left"] if reason["id"] != "mapping-has-no-effect")
        if file["unread"]:
            reasons["construct-unread"] += len(file["unread"])
    said = " ".join(f"{name}:{number}" for name, number in sorted(reasons.items()))
    return {"regions": len(regions), "kernels": len(kernels), "refused": said}


def check_of(text):
    if re.search(r"\bFAIL|\bINCORRECT|mismatch|\bwrong\b", text, re.I):
        return "FAIL"
    return "PASS" if re.search(r"\bPASS|\bsuccess|\bcorrect\b|\bverified\b", text, re.I) else "none"


def is_near(one, other):
    if one == other:
        return True
    try:
        a, b = float(one.strip("(),;[]")), float(other.strip("(),;[]"))
    except ValueError:
        return False
    return a != a and b != b or abs(a - b) <= TOLERANCE * max(abs(a), abs(b), 1e-6)


def is_equal(one, other):
    def lines(text):
        return [re.split(r"[\s,:=]+", line.strip()) for line in text.splitlines() if line.strip() and not TIMES.search(line)]

    left, right = lines(one), lines(other)
    return len(left) == len(right) and all(
        len(a) == len(b) and all(is_near(x, y) for x, y in zip(a, b)) for a, b in zip(left, right))


def original(arguments, folder, sources, flags, program):
    """Compiles the original; nothing, or a sentence."""
    objects = []
    for i, source in enumerate(sources):
        compiler = "gcc" if source.endswith(".c") else "g++"
        objects.append(f"{program}{i}.o")
        done = run([compiler, "-O1", "-w", "-fopenmp", *flags, "-c", source, "-o", objects[-1]], 4 * arguments.seconds, folder)
        if done is None or done.returncode != 0:
            errors = [line for line in (done.stderr if done else "").splitlines() if "error" in line]
            return "not run: the original does not compile: " + last_line("\n".join(errors[:1]))
    done = run(["g++", "-fopenmp", *objects, "-o", program, "-lm"], 120, folder)
    return None if done is not None and done.returncode == 0 else "not run: the original is not linked"


def run_original(arguments, folder, program, words, threads):
    return run(["env", f"OMP_NUM_THREADS={threads}", "OMP_WAIT_POLICY=passive", program, *words], arguments.seconds, folder)


def varies(arguments, folder, sources, flags, out, words, first):
    """Says whether the original prints something else with one thread, or compiled otherwise; and then what."""
    alone = run_original(arguments, folder, f"{out}/original", words, 1)
    if alone is not None and not is_equal(first, alone.stdout):
        yield alone.stdout
    # What is read without having been written, outside of arrays or as another type.
    options = ["-O0", "-ftrivial-auto-var-init=pattern", "-D_FORTIFY_SOURCE=0"]
    if original(arguments, folder, sources, [*flags, *options], f"{out}/other") is None:
        other = run_original(arguments, folder, f"{out}/other", words, 4)
        if other is not None and not is_equal(first, other.stdout):
            yield other.stdout


def compare(arguments, folder, sources, flags, out, words):
    """What the translation says of its result, and how what it prints compares."""
    failed = original(arguments, folder, sources, flags, f"{out}/original")
    if failed:
        return "", failed
    first = run_original(arguments, folder, f"{out}/original", words, 4)
    first = first or run_original(arguments, folder, f"{out}/original", words, 1)
    if first is not None and first.returncode != 0:
        return "", f"not run: the original ends with {first.returncode}: " + last_line(first.stderr or first.stdout)
    options = [f"--flag={flag}" for flag in flags if not flag.startswith("-std")]
    translations = [f"{out}/{pathlib.Path(source).stem}.cu" for source in sources]
    ran = run([arguments.cli, "run", *translations, "-j", "1", "--timeout", str(arguments.seconds), *options, "--", *words],
              arguments.seconds + 30, folder)
    if ran is None or ran.returncode == 124:
        return "", "not compared: the translation takes too long"
    if first is None:
        return check_of(ran.stdout), "not compared: the original takes too long"
    if "needs the threads of OpenMP" in ran.stderr:
        return "", "not compared: what stays on the CPU asks for its threads"
    if ran.returncode != 0:
        return check_of(ran.stdout), f"differs: ends with {ran.returncode}: " + last_line(ran.stderr)
    if is_equal(first.stdout, ran.stdout):
        return check_of(ran.stdout), "equal"
    if check_of(first.stdout) == "FAIL" and check_of(ran.stdout) == "PASS":
        return "PASS", "only the original fails"
    if arguments.keep:
        for name, text in (("original", first.stdout), ("translation", ran.stdout)):
            (arguments.keep / f"{folder.name}.{name}").write_text(text)
    others = list(varies(arguments, folder, sources, flags, out, words, first.stdout))
    if any(is_equal(other, ran.stdout) for other in others):
        return check_of(ran.stdout), "equal to some"
    return check_of(ran.stdout), "varies" if others else "differs"


def row_of(arguments, row):
    folder = arguments.root.resolve() / row["program"]
    sources, flags = built_by(folder)
    found = dict(zip(COLUMNS, (row["program"], row["arguments"], "", "", "", "", "")))
    with tempfile.TemporaryDirectory() as out:
        os.mkdir(f"{out}/cuda")
        answer = translate(arguments, folder, sources, flags, out)
        if arguments.keep and not isinstance(answer, str):
            (arguments.keep / f"{folder.name}.json").write_text(json.dumps(answer))
        if isinstance(answer, str):
            found["status"] = answer
        else:
            found |= regions_of(answer)
            found["check"], found["status"] = ("", "") if arguments.only else compare(arguments, folder, sources, flags, out,
                                                                                        shlex.split(row["arguments"]))
    for place in (str(folder) + "/", str(arguments.root.resolve()) + "/", out + "/"):
        found["status"] = found["status"].replace(place, "")
    return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--cli", required=True, type=lambda path: str(pathlib.Path(path).resolve()))
    parser.add_argument("--programs", required=True, type=pathlib.Path)
    parser.add_argument("--root", required=True, type=pathlib.Path)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--minutes", type=float, default=1e9)
    parser.add_argument("--transfers", default="resident")
    parser.add_argument("--only", action="store_true", help="translate, and run nothing")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--keep", type=pathlib.Path, help="folder for the answers, and for what is printed where it differs")
    parser.add_argument("-o", "--output", type=pathlib.Path)
    parser.add_argument("names", nargs="*")
    arguments = parser.parse_args()
    head, rows = read(arguments.programs)
    begin = time.monotonic()
    for i, row in enumerate(rows):
        is_chosen = not arguments.names or any(name in row["program"] for name in arguments.names)
        if not is_chosen or row.get("status") and not arguments.again or time.monotonic() - begin > 60 * arguments.minutes:
            continue
        rows[i] = row_of(arguments, row)
        print(",".join(str(value) for value in rows[i].values()), flush=True)
        if arguments.output:
            write(arguments.output, head, rows, COLUMNS)
    return 1 if any((row.get("status") or "").startswith("differs") for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
