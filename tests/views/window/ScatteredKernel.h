// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

/// Neighbouring threads are 4096 bytes apart: 16 sectors a request in place of 4.
inline QByteArray scatteredKernel(const char *last = "") {
  return QByteArray("#include <cuda_runtime.h>\n"
                    "\n"
                    "__global__ void scale(float *x, int n) {\n"
                    "  const int row = blockIdx.x * blockDim.x + threadIdx.x;\n"
                    "  const int column = blockIdx.y * blockDim.y + threadIdx.y;\n"
                    "  x[row * 1024 + column] = 2 * x[row * 1024 + column];\n"
                    "}\n"
                    "\n"
                    "void run(float *x) {\n"
                    "  const int n = 1024;\n"
                    "  dim3 grid(64, 64), block(16, 16);\n"
                    "  scale<<<grid, block>>>(x, n);\n"
                    "}\n") +
         last;
}
