// SPDX-License-Identifier: Apache-2.0
//
// How often loops run, also those that touch no memory.
#include "core/access/form/Text.h"
#include "core/access/symbolic/SymbolicExecution.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace warpgrain::tests {
namespace {

/// Of each run of a loop: how deep it is, and its length.
std::vector<std::string> runsIn(const std::string &text) {
  const ParsedSource source(text);
  const auto instances = access::executeSymbolically(source.unit(), source.kernel(), {});
  std::vector<std::string> out;
  for (const access::LoopRun &run : instances.loopRuns) {
    const access::LoopInfo &loop = run.loops.back();
    const std::string length = loop.tripCount ? access::toString(instances.atoms, *loop.tripCount) : "unknown";
    out.push_back(std::to_string(run.loops.size()) + ": " + length + (loop.isExact ? "" : " at most"));
  }
  return out;
}

using Runs = std::vector<std::string>;

TEST(LoopRuns, ALoopThatTouchesNoMemoryIsOneToo) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA toolkit";
  EXPECT_EQ(runsIn(R"(
__global__ void iterate(float *out, float x, int n) {
  float v = x;
  for (int k = 0; k < 2 * n; ++k)
    for (int j = 0; j < 10; ++j) v = v * v + x;
  while (v < 100) v += x;
  for (int k = 0; k < 10; ++k) {
    v += x;
    if (v > 100) break;
  }
  out[threadIdx.x] = v;
})"),
            (Runs{"2: 10", "1: 2*n", "1: unknown at most", "1: 10 at most"}));
}

TEST(LoopRuns, ALoopInOneThatIsFollowedByIterationsIsOneInEach) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA toolkit";
  EXPECT_EQ(runsIn(R"(
__global__ void halves(float *out, float x) {
  float v = x;
  for (int s = 4; s > 0; s >>= 1)
    for (int k = 0; k < s; ++k) v = v * v + x;
  out[threadIdx.x] = v;
})"),
            (Runs{"2: 4", "2: 2", "2: 1", "1: 3"}));
}

TEST(LoopRuns, ALoopOfAFunctionIsOneForEachCall) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA toolkit";
  EXPECT_EQ(runsIn(R"(
__device__ float power(float x, int n) {
  float v = x;
  for (int k = 1; k < n; ++k) v *= x;
  return v;
}
__global__ void powers(float *out, float x) { out[threadIdx.x] = power(x, 9) + power(x, 17); })"),
            (Runs{"1: 8", "1: 16"}));
}

} // namespace
} // namespace warpgrain::tests
