// SPDX-License-Identifier: Apache-2.0
//
// What programs take warps to do: meet at a barrier from different places, and go on in step.
#include "tests/execute/ProgramTest.h"

namespace warpgrain::tests {
namespace {

using testing::HasSubstr;
using ProgramWarps = ProgramTest;

std::string meetingAt(const std::string &bound) {
  return R"(
#include <cstdio>
__device__ void write(int *s) { s[threadIdx.x] = 2 * threadIdx.x; __syncthreads(); }
__device__ int read(const int *s) { __syncthreads(); return s[threadIdx.x - )" +
         bound + R"(]; }
__global__ void k(int *out) {
  __shared__ int s[64];
  if (threadIdx.x < )" +
         bound + R"() { write(s); return; }
  out[threadIdx.x] = read(s);
}
int main() {
  int *out; cudaMallocManaged(&out, 256);
  k<<<1, 64>>>(out);
  printf("%d", cudaDeviceSynchronize() + out[40]);
}
)";
}

TEST_F(ProgramWarps, MayMeetAtABarrierFromDifferentPlaces) {
  EXPECT_EQ(printed(meetingAt("32")), "16");
}

TEST_F(ProgramWarps, MayNotWhereAccessesAreCheckedOrThreadsOfOneWarpDiffer) {
  for (const auto &[bound, options] :
       {std::pair{"32", std::vector<std::string>{"--checks"}}, std::pair{"16", std::vector<std::string>{}}}) {
    const auto outcome = run(meetingAt(bound), {}, options);
    EXPECT_EQ(outcome.exitCode, 126) << bound;
    EXPECT_THAT(outcome.standardError, HasSubstr("all threads of a block must reach the same barrier"));
  }
}

TEST_F(ProgramWarps, GoOnInStepAtSharedMemoryWhereThatIsAskedFor) {
  const auto outcome = run(R"(
#include <cstdio>
__device__ int scan(int value, volatile int *s) {
  int i = 2 * threadIdx.x - (threadIdx.x & 31);
  s[i] = 0;
  i += 32;
  s[i] = value;
  for (int d = 1; d < 32; d *= 2) s[i] += s[i - d];
  return s[i];
}
__global__ void k(int *out) {
  __shared__ int s[128], last;
  out[threadIdx.x] = scan(threadIdx.x % 32, s);
  __syncthreads();
  s[threadIdx.x] = threadIdx.x;
  out[64 + threadIdx.x] = s[threadIdx.x ^ 31];
  if (threadIdx.x % 32 == 31) last = out[threadIdx.x];
  out[128 + threadIdx.x] = last;
}
int main() {
  int *out; cudaMallocManaged(&out, 1024);
  k<<<1, 64>>>(out);
  cudaDeviceSynchronize();
  int wrong = 0;
  for (int t = 0; t < 64; ++t) {
    int lane = t % 32;
    wrong += out[t] != lane * (lane + 1) / 2 || out[64 + t] != (t ^ 31) || out[128 + t] != 496;
  }
  printf("%d", wrong);
}
)",
                           {}, {"--warp-synchronous"});
  EXPECT_EQ(outcome.exitCode, 0) << outcome.standardError;
  EXPECT_EQ(outcome.standardOutput, "0");
}

TEST_F(ProgramWarps, StepsOfDivergedThreadsComeInTheOrderOfTheSource) {
  const auto outcome = run(R"(
#include <cstdio>
__global__ void k(int *out, volatile int *flag, int n) {
  extern __shared__ int s[];
  int t = threadIdx.x;
  s[t] = 1;
  for (int i = 0; i < t % 5; ++i) s[t] += n;       // lanes leave the loop one after the other
  if (t == 17) { for (int i = 0; i < 32; ++i) s[32 + i] = s[i]; }
  while (*flag == 0) if (t == 3) *flag = 1;        // waits for another lane: threads with stacks of their own
  out[t] = s[32 + (t + 1) % 32];
}
int main() {
  int *out, *flag; cudaMallocManaged(&out, 128); cudaMallocManaged(&flag, 4);
  *flag = 0;
  k<<<1, 32, 256>>>(out, flag, 10);
  cudaDeviceSynchronize();
  int wrong = 0;
  for (int t = 0; t < 32; ++t) wrong += out[t] != 1 + (t + 1) % 32 % 5 * 10;
  printf("%d", wrong);
}
)",
                           {}, {"--warp-synchronous"});
  EXPECT_EQ(outcome.exitCode, 0) << outcome.standardError;
  EXPECT_EQ(outcome.standardOutput, "0");
}

} // namespace
} // namespace warpgrain::tests
