// SPDX-License-Identifier: Apache-2.0
//
// Whole programs before and after steps that write host code: both print the same.
#include "tests/execute/ProgramTest.h"

namespace warpgrain::tests {
namespace {

using testing::HasSubstr;
using ProgramSteps = ProgramTest;

/// Reads elements of a type through `in`, as `reads` says, from each of several launches.
std::string fetching(const std::string &type, const std::string &member, const std::string &reads) {
  return R"(
#include <cstdio>
#include <cstdlib>
#define N 96
__global__ void k(long long *__restrict__ out, const )" +
         type + R"( *in, int n) {
  const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i + 1 >= n) return;
  out[i] += )" +
         reads + R"(;
}
int main(int argc, char **argv) {
  int n = N;
  if (argc > 1) n = atoi(argv[1]);
  long long *out;
  )" + type +
         R"( *in, host[N];
  cudaMallocManaged(&out, n * sizeof(long long));
  cudaMalloc((void **)&in, n * sizeof(host[0]));
  for (int i = 0; i < N; ++i) host[i])" +
         member + R"( = i * 37 - 900;
  cudaMemcpy(in, host, sizeof(host), cudaMemcpyHostToDevice);
  cudaStream_t side;
  cudaStreamCreate(&side);
  for (int pass = 0; pass < 2; ++pass) {
    k<<<3, 32>>>(out, in, n); // all
    k<<<2, 32, 0, side>>>(out, in, n - 7);
    if (cudaGetLastError() != cudaSuccess) return 1;
  }
  cudaDeviceSynchronize();
  for (int i = 0; i < n; ++i) printf("%lld ", out[i]);
}
)";
}

TEST_F(ProgramSteps, TextureObjectsGiveWhatThePointerGave) {
  const std::string reads = "(in[i] * 3 - in[i + 1]) ^ (*(in + i) + in[(in[i] & 31) + 1])";
  for (const std::string type : {"int", "unsigned int", "char", "unsigned char", "short", "unsigned short"}) {
    const std::string text = fetching(type, "", reads);
    ParsedSource source(text);
    const auto after = source.transformed("place in texture", "k");
    ASSERT_TRUE(after) << after.error().message;
    EXPECT_THAT(*after, HasSubstr("tex1Dfetch<" + type + ">(in, i)"));
    EXPECT_EQ(printed(*after), printed(text)) << *after;
  }
}

TEST_F(ProgramSteps, TextureObjectsGiveVectorsAndFloats) {
  for (const auto &[type, member] : {std::pair("uint2", ".y"), std::pair("float4", ".w"), std::pair("float", "")}) {
    const std::string m = member;
    const std::string text = fetching(type, m, "(long long)(in[i]" + m + " + in[i + 1]" + m + " * 2)");
    ParsedSource source(text);
    const auto after = source.transformed("place in texture; coarsen x 2", "k");
    ASSERT_TRUE(after) << after.error().message;
    EXPECT_EQ(printed(*after), printed(text)) << *after;
  }
}

TEST_F(ProgramSteps, TextureObjectIsNotVerifiedWithoutTheHostCodeThatMakesIt) {
  const std::string file = write("program.cu", fetching("int", "", "in[i]"));
  const auto outcome = command({"verify", file, "--step", "place in texture", "--arg", "n=96"});
  EXPECT_NE(outcome.exitCode, 0);
  EXPECT_THAT(outcome.standardOutput + outcome.standardError, HasSubstr("run the whole program"));
}

} // namespace
} // namespace warpgrain::tests
