#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Counts the copies between CPU and GPU of OpenMP programs: of translations, and of versions with data clauses.

usage: openmp_transfers.py --cli build/dev/bin/warpgrain-cli --root OMPDART [--clang clang++-14] [-o table.csv] [NAME...]

OMPDART is a checkout of github.com/lmarzen/ompdart, whose folder evaluation/src has nine programs in several versions: with
the data clauses of an expert, with those that a tool chose, and without any ("stripped"). The first two are compiled by --clang
with -fopenmp-targets=x86_64-pc-linux-gnu, and run on the CPU as their own device; libomptarget prints each copy
(LIBOMPTARGET_INFO=-1). The stripped version is translated with --transfers resident and run by `warpgrain-cli run`, which
prints its own copies (GPU_TRANSFERS). Inputs are small; constants of two programs are made smaller in all versions. The number
of grid points and atoms changes bytes, not the number of copies.

columns: of each version copies to the GPU, their bytes, copies back, their bytes; loops: of ours, that the CPU executed.
"""
import argparse
import csv
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

VERSIONS = {"expert": "", "tool": "_ompdart_modified"}
COPIES = {"to": "host to device", "back": "device to host"}
# folder, main file, other files, arguments, replacements
PROGRAMS = {
    "accuracy": ("accuracy-omp", "main{}.cpp", [], "16 20 3 2", []),
    "ace": ("ace-omp", "main{}.cpp", [], "2", [(f"DATA{axis}SIZE 100", f"DATA{axis}SIZE 12") for axis in "XYZ"]),
    "backprop": ("backprop-omp", "main{}.cpp", ["backprop.cpp", "facetrain.cpp", "imagenet.cpp"], "1024", []),
    "bfs": ("bfs", "bfs{}.cpp", [], "4 {folder}/graph", []),
    "clenergy": ("clenergy-omp", "clenergy{}.cpp", ["WKFUtils.cpp"], "",
                 [("= 768;", "= 64;"), ("int atomcount = 1000000", "int atomcount = 5000")]),
    "hotspot": ("hotspot", "hotspot_openmp{}.cpp", [], "64 64 2 4 {folder}/temp {folder}/power {folder}/result", []),
    "lulesh": ("lulesh-omp", "lulesh{}.cc", ["lulesh-viz.cc", "lulesh-util.cc", "lulesh-init.cc"],
               "-i 3 -s 6 -r 11 -b 1 -c 1", []),
    "nw": ("nw", "needle{}.cpp", [], "128 10 2", []),
    "xsbench": ("xsbench-omp", "Simulation{}.cpp", ["Main.cu", "io.cu", "GridInit.cu", "XSutils.cu", "Materials.cu"],
                "-s small -m event -r 2 -g 60 -l 500", []),
}


def write_inputs(folder):
    choose = random.Random(1)
    for name, low, high in (("temp", 320, 330), ("power", 0, 0.001)):
        (folder / name).write_text("".join(f"{choose.uniform(low, high):f}\n" for _ in range(64 * 64)))
    degrees = [choose.randint(1, 4) for _ in range(1000)]
    lines = ["1000"] + [f"{sum(degrees[:i])} {degree}" for i, degree in enumerate(degrees)]
    lines += ["", "0", "", str(sum(degrees))] + [f"{choose.randrange(1000)} 1" for _ in range(sum(degrees))]
    (folder / "graph").write_text("\n".join(lines) + "\n")


def sources(program, version, root, folder):
    """Copies the program's files; returns their folder, the sources and the arguments. Host code in .cu files is C++."""
    place, main, others, arguments, replacements = PROGRAMS[program]
    out = folder / (program + (version or "_expert"))
    out.mkdir()
    for file in (root / "evaluation" / "src" / place).iterdir():
        if file.suffix not in (".h", ".cpp", ".cc", ".cu"):
            continue
        text = file.read_text(errors="replace")
        for old, new in replacements:
            text = text.replace(old, new)
        (out / re.sub(r"\.cu$", ".cpp", file.name)).write_text(text)
    names = [main.format(version)] + [re.sub(r"\.cu$", ".cpp", other) for other in others]
    return out, names, arguments.format(folder=folder).split()


def run(command, folder, **environment):
    return subprocess.run(command, cwd=folder, env=dict(os.environ, **environment), capture_output=True, text=True,
                          errors="replace", timeout=600, check=False)


def counts_of_clauses(program, version, options, folder):
    place, names, arguments = sources(program, version, options.root, folder)
    built = run([options.clang, "-std=c++14", "-O1", "-w", "-fopenmp", "-fopenmp-targets=x86_64-pc-linux-gnu",
                 "-DOMP_OFFLOAD", *names, "-o", "program", "-lm"], place)
    if built.returncode != 0:
        return [""] * 4
    text = run(["./program", *arguments], place, LIBOMPTARGET_INFO="-1", OMP_NUM_THREADS="4").stderr
    out = []
    for way in COPIES.values():
        sizes = [int(size) for size in re.findall(rf"Copying data from {way}.*?Size=(\d+)", text)]
        out += [len(sizes), sum(sizes)]
    return out


def counts_of_translation(program, options, folder):
    place, names, arguments = sources(program, "_stripped", options.root, folder)
    (place / "cuda").mkdir()
    translated = run([options.cli, "translate", *names, "--transfers", "resident", "-o", "cuda/", "--", "-DOMP_OFFLOAD",
                      f"-I{place}"], place)
    if translated.returncode != 0:
        return [""] * 5
    cuda = [pathlib.Path("cuda", name).with_suffix(".cu") for name in names]
    files = [str(file) if (place / file).exists() else name for file, name in zip(cuda, names)]
    text = run([options.cli, "run", *files, f"--flag=-I{place}", "--", *arguments], place, GPU_TRANSFERS="1").stderr
    found = re.search(r"(\d+) loops on the CPU; (\d+) copies to the GPU \((\d+) bytes\), (\d+) back \((\d+) bytes\)",
                      text)
    return [found[2], found[3], found[4], found[5], found[1]] if found else [""] * 5


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cli", required=True, type=os.path.abspath)
    parser.add_argument("--root", required=True, type=pathlib.Path)
    parser.add_argument("--clang", default="clang++-14")
    parser.add_argument("-o", "--output")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    header = ["program"] + [f"{version} {column}" for version in (*VERSIONS, "ours")
                            for column in ("copies to", "bytes to", "copies back", "bytes back")] + ["ours loops"]
    table = open(options.output, "w", newline="") if options.output else sys.stdout
    writer = csv.writer(table, lineterminator="\n")
    writer.writerow(header)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        write_inputs(folder)
        for program in options.names or PROGRAMS:
            row = [program]
            for version in VERSIONS.values():
                row += counts_of_clauses(program, version, options, folder)
            writer.writerow(row + counts_of_translation(program, options, folder))
            table.flush()


if __name__ == "__main__":
    main()
