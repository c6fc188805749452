#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes a large source: the kernels of resources/examples, again and again under new names.

    tests/bench/many_kernels.py 334 > large.cu    # 5,000 lines
"""

import itertools
import pathlib
import re
import sys

EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "resources" / "examples"


def end_of_braces(text, begin):
    depth = 0
    for position in range(text.index("{", begin), len(text)):
        depth += {"{": 1, "}": -1}.get(text[position], 0)
        if depth == 0:
            return position + 1
    raise ValueError("a brace is not closed")


def main():
    count = int(sys.argv[1])
    texts = [path.read_text() for path in sorted(EXAMPLES.glob("*.cu"))]
    constants = [line for text in texts for line in re.findall(r"^constexpr .*$", text, re.M)]
    kernels = [(found[1], text[found.start() : end_of_braces(text, found.start())])
               for text in texts for found in re.finditer(r"__global__ void (\w+)\(", text)]
    print("#include <cuda_runtime.h>\n\nusing Pixel = unsigned char;\n#define TILE 32")
    print("\n".join(dict.fromkeys(constants)))
    for number, (name, text) in enumerate(itertools.islice(itertools.cycle(kernels), count)):
        print("\n" * (number % 2) + text.replace(name, f"{name}_{number}", 1))


if __name__ == "__main__":
    main()
