// SPDX-License-Identifier: Apache-2.0
//
// Conditionals of the preprocessor in kernels: what a step writes with some macros defined is right with others too.
#include "tests/execute/ProgramTest.h"

namespace warpgrain::tests {
namespace {

std::string program(const std::string &macros, const std::string &body) {
  return macros + R"(
#include <cstdio>
__global__ void k(int *out, const int *in, int n) {
  __shared__ int s[32];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
)" + body +
         R"(
}
int main() {
  int *out, *in;
  cudaMallocManaged(&out, 128 * sizeof(int));
  cudaMallocManaged(&in, 128 * sizeof(int));
  for (int i = 0; i < 128; ++i) in[i] = i * 37 % 101;
  k<<<4, 32>>>(out, in, 3);
  cudaDeviceSynchronize();
  for (int i = 0; i < 128; ++i) printf("%d ", out[i]);
}
)";
}

/// The step is made with A defined; with A and B or without, the text then does what the original does.
class ConditionalSteps : public ProgramTest {
protected:
  void expectSame(const std::string &body, const std::string &plan = "coarsen x 4") {
    const std::string seen = "#define A 1\n";
    ParsedSource source(program(seen, body));
    const auto after = source.transformed(plan, "k");
    ASSERT_TRUE(after) << after.error().message << body;
    for (const std::string macros : {"#define A 1\n", "", "#define A 1\n#define B 2\n", "#define B 2\n"})
      EXPECT_EQ(printed(macros + after->substr(seen.size())), printed(program(macros, body))) << macros << *after;
  }
};

TEST_F(ConditionalSteps, BarrierInABranchLeavesEveryLoopInOneBranch) {
  expectSame(R"(  int v = in[i];
#ifdef A
  s[threadIdx.x] = v;
  __syncthreads();
  v += s[31 - threadIdx.x];
#endif
  v += n;
#ifdef B
  out[i] = B;
#endif
  out[i] += v;)");
}

TEST_F(ConditionalSteps, BranchesInALoopWithBarriers) {
  expectSame(R"(  int v = in[i];
  for (int k = 0; k < n; ++k) {
    s[threadIdx.x] = v;
#if defined(A)
    __syncthreads();
    v += s[31 - threadIdx.x];
    __syncthreads();
#elif defined(B)
    n -= 1;
#else
    n ^= 1;
#endif
    v ^= k + n;
  }
#ifdef B
  n = 7;
#endif
  v += n;
  out[i] = v;)");
}

TEST_F(ConditionalSteps, WorkMovedBeforeABranchStaysOutsideIt) {
  expectSame(R"(  int v = in[i];
  int w = 0;
#ifdef A
  w = in[n];
#endif
  v += n;
#ifdef A
  // the last
  v -= w;
#endif
  out[i] = v + w;)");
}

TEST_F(ConditionalSteps, BracesThatTwoConditionalsHold) {
  expectSame(R"(
  out[i] = 1;
#ifdef A
  if (n > 2) {
    s[threadIdx.x] = in[i];
    __syncthreads();
    out[i] = s[31 - threadIdx.x];
#endif
    out[i] += 5;
#ifdef A
  }
#endif
  out[i] += 6;)");
}

} // namespace
} // namespace warpgrain::tests
