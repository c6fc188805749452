#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Chooses which sources of a target are compiled together (CMake's unity builds), and writes it as CMake code.

usage: unity_groups.py TARGETS OUTPUT

TARGETS has a line for each target: its name and its sources, with tabs between them.

Sources of one group see each other's names. So that this changes nothing, a group takes a source only where no name
that one of them keeps for itself (in an unnamed namespace, static, a macro, an alias) is a word of another, or of a
header that it includes, and where all have the same using directives. What the layout of clang-format gives is relied
on: declarations of a namespace begin in the first column.
"""
import collections
import dataclasses
import functools
import pathlib
import re
import sys

MOST_SOURCES = 8
MOST_LINES = 1600

COMMENTS_AND_TEXTS = re.compile(r'//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'', re.S)
WORD = re.compile(r"(?<![\w.])(?<!->)(?<!::)[A-Za-z_]\w*")
TYPE = re.compile(r"^(?:struct|class|union|enum(?: class| struct)?)\s+(?:\[\[.*?\]\]\s*)?(\w+)")
ALIAS = re.compile(r"^(?:using|namespace)\s+(\w+)\s*=")
USED_NAME = re.compile(r"^using\s+[\w:]+::(\w+);")
NOT_DECLARED = ("template", "namespace {", "namespace warpgrain", "using namespace")
KEYWORDS = {"const", "if", "return", "noexcept", "decltype", "requires"}
NAME = re.compile(r"(?<!:)\b(operator|\w+)[^\w(={;\[]*[(={;\[]")
UNNAMED_END = "} unnamed"
MACRO = re.compile(r"^\s*#\s*(define|undef)\s+(\w+)", re.M)


@dataclasses.dataclass
class Source:
    path: str
    own: dict
    words: set
    directives: frozenset
    lines: int


def without_texts(text):
    """Without comments, but for what ends an unnamed namespace, and without the contents of literals."""
    return COMMENTS_AND_TEXTS.sub(" ", re.sub(r"^} // namespace$", UNNAMED_END, text, flags=re.M))


def name_declared(line):
    """The name that a line in the first column declares, or none."""
    for pattern in (TYPE, ALIAS, USED_NAME):
        if found := pattern.match(line):
            return found[1]
    found = NAME.search(re.sub(r"<[^<>]*>", "", re.sub(r"<[^<>]*>", "", line)))
    # A macro that declares something, as TEST(...) does, makes names of what stands in it.
    if not found or found[1] in KEYWORDS or re.fullmatch(r"[A-Z][A-Z0-9_]*", found[1]):
        return None
    return found[1]


def own_names(text):
    """The names that a source keeps for itself, each with the line that says the same wherever it stands, or none."""
    names, unnamed = {}, False
    for line in text.split("\n"):
        if line.startswith("namespace {"):
            unnamed = True
        elif line == UNNAMED_END:
            unnamed = False
        if not re.match(r"[A-Za-z_\[]", line) or line.startswith(NOT_DECLARED):
            continue
        isAlias = line.startswith(("using ", "namespace "))
        if unnamed or isAlias or line.startswith("static "):
            if name := name_declared(line):
                names[name] = line if isAlias else None
    last = {name: kind for kind, name in MACRO.findall(text)}
    return names | {name: None for name, kind in last.items() if kind == "define"}


@functools.cache
def words_of_header(path):
    return frozenset(WORD.findall(without_texts(path.read_text(errors="replace"))))


def read(path, root):
    raw = pathlib.Path(path).read_text(errors="replace")
    words = set()
    for header in re.findall(r'^#include "([^"]+)"', raw, re.M):
        for folder in (root, pathlib.Path(path).parent):
            if (folder / header).is_file():
                words |= words_of_header(folder / header)
                break
    text = without_texts(raw)
    words |= set(WORD.findall(re.sub(r"^\s*#\s*include.*$", "", text, flags=re.M)))
    directives = frozenset(re.findall(r"^using namespace [\w:]+;", text, re.M))
    return Source(path, own_names(text), words, directives, raw.count("\n"))


def disturbs(one, other):
    """Whether a name that one source keeps for itself is a word of the other, with a meaning that may be another."""
    shared = one.own.keys() & other.words
    return any(one.own[name] is None or one.own[name] != other.own.get(name) for name in shared)


def fits(source, group):
    if len(group) == MOST_SOURCES or sum(other.lines for other in group) + source.lines > MOST_LINES:
        return False
    return all(
        other.directives == source.directives and not disturbs(source, other) and not disturbs(other, source)
        for other in group
    )


def groups_of(sources):
    groups = []
    for source in sources:
        home = next((group for group in groups if fits(source, group)), None)
        if home is None:
            groups.append([source])
        else:
            home.append(source)
    return [group for group in groups if len(group) > 1]


def main(targets, output):
    root = pathlib.Path(__file__).resolve().parents[2]
    rows = [line.split("\t") for line in pathlib.Path(targets).read_text().splitlines()]
    # A source of two targets keeps out of groups: CMake knows one group for it.
    uses = collections.Counter(path for _, *paths in rows for path in paths)
    lines = []
    for target, *paths in rows:
        alone = [path for path in paths if path.endswith(".cpp") and uses[path] == 1]
        groups = groups_of([read(path, root) for path in alone])
        if not groups:
            continue
        lines.append(f"set_target_properties({target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)")
        for number, group in enumerate(groups):
            paths_of_group = "\n  ".join(source.path for source in group)
            lines.append(
                f"set_source_files_properties(\n  {paths_of_group}\n"
                f"  TARGET_DIRECTORY {target} PROPERTIES UNITY_GROUP {target}_{number})"
            )
    pathlib.Path(output).write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2])
