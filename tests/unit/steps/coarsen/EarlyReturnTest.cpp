// SPDX-License-Identifier: Apache-2.0
//
// Work that is the same for all threads, behind a return that only some of them take.
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

namespace warpgrain::transform {
namespace {

TEST(EarlyReturn, VariablesThatLaterWorkNeedsAreThereForIt) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  for (const char *changes : {"n += u;", "n += in[u & 63];", "n = n * 2 + u; u = n;"}) {
    tests::ParsedSource source("__global__ void k(int *out, const int *in, int n) {\n  int ty = threadIdx.y;\n"
                               "  int me = blockIdx.x * blockDim.y + ty;\n  if (me <= ty + 2) return;\n"
                               "  int u = in[3];\n  " +
                               std::string(changes) +
                               "\n  out[me] = n ^ u;\n}\n"
                               "void go(int *o, int *i) { k<<<2, dim3(32, 8)>>>(o, i, 5); }\n");
    for (const char *step : {"coarsen y 2", "coarsen y 4 adjacent"}) {
      const auto made = source.transformed(step, "k"); // parses the text
      EXPECT_TRUE(made) << changes << ", " << step << ": " << made.error().message;
    }
  }
}

} // namespace
} // namespace warpgrain::transform
