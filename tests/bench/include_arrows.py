#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Prints the arrows between folders that run in a circle: which folder includes which, how often, and from where.

usage: tests/bench/include_arrows.py [--all] [FOLDER...]

The folders are core, views and app unless others are named; --all prints every arrow. Exit status 1 where there is a circle.
"""
import argparse
import collections
import pathlib
import re
import sys


def arrows_in(folders):
    """Of each folder, the folders that its files include, with the files."""
    root = pathlib.Path(__file__).resolve().parents[2]
    arrows = collections.defaultdict(lambda: collections.defaultdict(list))
    for folder in folders:
        for file in sorted((root / folder).rglob("*")):
            if file.suffix not in (".cpp", ".h"):
                continue
            here = file.parent.relative_to(root).as_posix()
            for include in re.findall(r'^#include "([^"]+)"', file.read_text(), re.MULTILINE):
                there = pathlib.PurePosixPath(include).parent.as_posix()
                if there != here and (root / there).is_dir():
                    arrows[here][there].append(file.name)
    return arrows


def circles_of(arrows):
    """Sets of folders each of which is reached from each other one."""
    def reached_from(start):
        seen, left = set(), [start]
        while left:
            for folder in arrows.get(left.pop(), {}):
                if folder not in seen:
                    seen.add(folder)
                    left.append(folder)
        return seen

    reached = {folder: reached_from(folder) for folder in list(arrows)}
    circles = {frozenset(other for other in reached[folder] if folder in reached.get(other, ()))
               for folder in reached if folder in reached[folder]}
    return sorted(circles, key=sorted)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("folders", nargs="*", default=["core", "views", "app"])
    arguments = parser.parse_args()
    arrows = arrows_in(arguments.folders)
    circles = circles_of(arrows)
    for chosen in [set(arrows)] if arguments.all else circles:
        print(", ".join(sorted(chosen)))
        for here in sorted(chosen):
            for there, files in sorted(arrows[here].items()):
                if arguments.all or there in chosen:
                    print(f"  {here} -> {there}: {len(files)} ({', '.join(sorted(set(files))[:3])})")
    return 1 if circles else 0


if __name__ == "__main__":
    sys.exit(main())
