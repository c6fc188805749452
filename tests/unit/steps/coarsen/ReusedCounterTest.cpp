// SPDX-License-Identifier: Apache-2.0
//
// Loops around barriers whose counter had another value for each thread before.
#include "tests/unit/steps/StepCases.h"

namespace warpgrain::transform {
namespace {

using tests::StepCases;

TEST(ReusedCounter, IsNamedWhereTheLoopItselfIsTheSameForAllThreads) {
  const std::string before = "  int j;\n  for (j = t; j < n; j += 64) out[j] = 0;\n";
  const std::string barrier = " {\n    __syncthreads();\n    if (t < j) s[0][t] += s[0][t + j];\n  }\n";
  StepCases()
      .refused("coarsen x 2", before + "  for (j = 32; j > 0; j /= 2)" + barrier,
               "inside a loop over j, which differs between threads along x elsewhere")
      .refused("coarsen x 2", before + "  for (j = t; j > 0; j /= 2)" + barrier, "that differs between threads along x")
      .refused("coarsen x 2", before + "  for (j = 32; j > t; j /= 2)" + barrier,
               "that differs between threads along x")
      .refused("coarsen x 2",
               before + "  for (j = 32; j > 0; j /= 2) {\n    __syncthreads();\n    if (in[t] > 0) j -= 1;\n  }\n",
               "that differs between threads along x")
      .refused("coarsen x 2", before + "  if (in[t] > 0)\n    for (j = 32; j > 0; j /= 2)" + barrier,
               "that differs between threads along x")
      .allowed("coarsen x 2", before + "  for (int j = 32; j > 0; j /= 2)" + barrier, "for (int j = 32; j > 0; j /= 2)")
      .check("void go(float *out, const float *in, int *list, float *fast) { k5<<<1, 64>>>(out, in, list, fast, 3, 4); "
             "}\n");
}

} // namespace
} // namespace warpgrain::transform
