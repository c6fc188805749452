#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes a source with one long kernel, to see how the analysis grows with the length of a kernel.

    tests/bench/long_kernels.py straight 3000 > long.cu

The kinds: `straight` stores to arrays, `shared` the same through shared memory with a barrier now and then, `scalars`
computes in registers, `ifs` has a condition around each statement, `loops` a loop of four statements, `nested` two of
them in each other, `calls` calls of device functions, `mixed` all of these in turns.
"""

import argparse

HEAD = """#include <cuda_runtime.h>

__device__ float step(float v, int k) {
  return v * 0.5f + k;
}

__global__ void longKernel(float *a, float *b, const float *c, int n) {
  __shared__ float s[1024];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float v = c[i];
"""

TAIL = """  b[i] = v;
}

void run(float *a, float *b, const float *c, int n) {
  longKernel<<<n / 256, 256>>>(a, b, c, n);
}
"""


def straight(k):
    return [f"  a[i + {k} * n] = c[i + {k % 7}] * {k % 5 + 1}.0f + v;"]


def shared(k):
    lines = [f"  s[threadIdx.x] = c[i + {k % 7}] + v;"]
    if k % 16 == 15:
        lines += ["  __syncthreads();", "  v += s[255 - threadIdx.x];", "  __syncthreads();"]
    return lines


def scalars(k):
    return [f"  float t{k} = v * {k % 9 + 1}.0f + i;", f"  v = t{k} > 3.0f ? t{k} : v;"]


def ifs(k):
    return [f"  if (i < n - {k % 11}) a[i + {k} * n] = v + c[i];"]


def loops(k):
    return [f"  for (int j = 0; j < n; ++j) {{", f"    v += c[i * n + j] * {k % 3 + 1}.0f;",
            f"    a[i + j * n] = v;", "  }"]


def nested(k):
    return [f"  for (int j = 0; j < n; ++j)", f"    for (int k = 0; k < 16; ++k) {{",
            f"      v += c[j * 16 + k + {k % 3}];", f"      a[(i * n + j) * 16 + k] = v;", "    }"]


def calls(k):
    return [f"  v = step(v, {k});"]


KINDS = {"straight": straight, "shared": shared, "scalars": scalars, "ifs": ifs, "loops": loops, "nested": nested,
         "calls": calls}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=[*KINDS, "mixed"])
    parser.add_argument("statements", type=int)
    arguments = parser.parse_args()
    makers = list(KINDS.values()) if arguments.kind == "mixed" else [KINDS[arguments.kind]]
    lines = []
    number = 0
    while len(lines) < arguments.statements:
        lines += makers[number % len(makers)](number)
        number += 1
    print(HEAD + "\n".join(lines) + "\n" + TAIL, end="")


if __name__ == "__main__":
    main()
