// SPDX-License-Identifier: Apache-2.0
//
// Arrays that are declared with values and cross a barrier: programs print the same after coarsening.
#include "tests/execute/ProgramTest.h"

namespace warpgrain::tests {
namespace {

using testing::HasSubstr;
using ElementValues = ProgramTest;

std::string program(const std::string &arrays, const std::string &sum) {
  return R"(
#include <cstdio>
#define PAIR i, 2
__global__ void k(float *__restrict__ out, const float *__restrict__ in, int n) {
  __shared__ float s[32];
  const int i = blockIdx.x * 32 + threadIdx.x;
)" + arrays +
         R"(
  s[threadIdx.x] = in[i];
  __syncthreads();
  out[i] = s[31 - threadIdx.x] + )" +
         sum + R"(;
}
int main() {
  float *out, *in;
  cudaMallocManaged(&out, 128 * sizeof(float));
  cudaMallocManaged(&in, 128 * sizeof(float));
  for (int i = 0; i < 128; ++i) in[i] = i * 37 % 101;
  k<<<4, 32>>>(out, in, 3);
  cudaDeviceSynchronize();
  for (int i = 0; i < 128; ++i) printf("%g ", out[i]);
}
)";
}

TEST_F(ElementValues, AreAssignedToEachMergedThread) {
  const std::string text =
      program("  const float w[4] = {0.25f, in[i] * 0.5f, (float)n};\n  int order = n;\n"
              "  int c[3] = {order++, order += i, order, };\n  unsigned char b[2] = {7}, z[2] = {};\n  z[1] += i;",
              "w[0] * w[1] + w[2] + w[3] + c[0] * 2 + c[1] * 3 + c[2] * 5 + b[0] * 7 + b[1] + z[0] + z[1]");
  for (const char *plan : {"coarsen x 2", "coarsen x 4 adjacent", "coarsen x 3"}) {
    ParsedSource source(text);
    const auto after = source.transformed(plan, "k");
    ASSERT_TRUE(after) << after.error().message;
    EXPECT_EQ(printed(*after), printed(text)) << *after;
  }
}

TEST_F(ElementValues, GiveAnArrayItsExtentAndFollowATypesName) {
  const std::string text = program("  using Three = int[3];\n  float w[] = {0.25f, in[i]};\n  const int z[] = {0, 0};\n"
                                   "  Three c = {i, i * i, n}, none = {};\n  none[i % 3] = i;",
                                   "w[0] * w[1] + z[0] + c[0] + c[1] * 2 + c[2] * 3 + none[0] + z[1] * none[2]");
  for (const char *plan : {"coarsen x 2", "coarsen x 4 adjacent"}) {
    ParsedSource source(text);
    const auto after = source.transformed(plan, "k");
    ASSERT_TRUE(after) << after.error().message;
    EXPECT_EQ(printed(*after), printed(text)) << *after;
  }
}

TEST_F(ElementValues, ThatAreNotWrittenOneByOneAreRefused) {
  for (const std::string array : {"int w[2][2] = {{n, i}, {1, 2}};", "int w[2] = {PAIR};", "int w[20] = {i, n};",
                                  "char w[4] = \"abc\"; w[0] += i;", "int w[3] = {[1] = i};"}) {
    ParsedSource source(program("  " + array, "(w[n - 2] == w[0])"));
    const auto after = source.transformed("coarsen x 2", "k");
    EXPECT_FALSE(after) << array;
    EXPECT_THAT(after ? std::string() : after.error().message, HasSubstr("w")) << array;
  }
}

} // namespace
} // namespace warpgrain::tests
