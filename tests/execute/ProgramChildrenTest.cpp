// SPDX-License-Identifier: Apache-2.0
//
// Kernels that launch kernels.
#include "tests/execute/ProgramTest.h"

namespace warpgrain::tests {
namespace {

using testing::HasSubstr;

using ProgramChildren = ProgramTest;

TEST_F(ProgramChildren, WhatAKernelLaunchesRunsInOrderWhenItHasEnded) {
  EXPECT_EQ(printed(R"(
#include <cstdio>
struct Wide { char c; double d; float4 v; };
__global__ void leaf(char c, Wide wide, short s, const char *text, unsigned *sum) {
  extern __shared__ int shared[];
  shared[threadIdx.x] = threadIdx.x;
  __syncthreads();
  if (threadIdx.x == 0) printf("%s %c %g %g %d %d;", text, c, wide.d, wide.v.w, s, shared[blockDim.x - 1]);
  atomicAdd(sum, 1);
}
__global__ void parent(int depth, unsigned *sum) {
  if (threadIdx.x != 0) return;
  printf("begin %d;", depth);
  Wide wide{'w', 2.5, {1, 2, 3, 4}};
  leaf<<<1, 4, 16>>>('a', wide, 7, "first", sum);
  if (depth < 2) parent<<<1, 32>>>(depth + 1, sum);
  cudaStream_t stream;
  cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
  leaf<<<dim3(2, 1), 8, 32, stream>>>('b', wide, -1, "second", sum);
  cudaStreamDestroy(stream);
  printf("end %d %d;", depth, (int)cudaGetLastError());
}
int main() {
  unsigned *sum; cudaMallocManaged(&sum, 4);
  *sum = 0;
  parent<<<1, 64>>>(1, sum);
  cudaDeviceSynchronize();
  printf("%u", *sum);
}
)"),
            "begin 1;end 1 0;first a 2.5 4 7 3;begin 2;end 2 0;first a 2.5 4 7 3;second b 2.5 4 -1 7;"
            "second b 2.5 4 -1 7;second b 2.5 4 -1 7;second b 2.5 4 -1 7;40");
}

TEST_F(ProgramChildren, ChecksFindNothingWrongWithALaunch) {
  const auto outcome = run(R"(
#include <cstdio>
struct Pair { int *to; int value; };
__global__ void leaf(Pair pair, int n) { if (threadIdx.x < n) pair.to[threadIdx.x] += pair.value; }
__global__ void parent(int *p) {
  cudaMemsetAsync(p, 0, 32, 0);
  leaf<<<1, 32>>>({p, 3}, 8);
  leaf<<<1, 32>>>({p, 4}, 8);
}
int main() {
  int *p, host[8]; cudaMalloc(&p, 32);
  parent<<<1, 1>>>(p);
  cudaMemcpy(host, p, 32, cudaMemcpyDeviceToHost);
  printf("%d %d", host[0], host[7]);
}
)",
                           {}, {"--checks"});
  EXPECT_EQ(outcome.standardOutput, "7 7");
  EXPECT_EQ(outcome.standardError, "");
}

TEST_F(ProgramChildren, CopiesOfKernelsStayInOrderWithTheirLaunches) {
  EXPECT_EQ(printed(R"(
#include <cstdio>
__device__ int value[2];
__global__ void add(int n) { value[0] += n; }
__global__ void parent(int *p) {
  add<<<1, 1>>>(5);
  cudaMemcpyAsync(p, value, 4, cudaMemcpyDeviceToDevice, 0);
  add<<<1, 1>>>(1);
  value[0] = 10;
}
int main() {
  int *p; cudaMallocManaged(&p, 8);
  parent<<<1, 1>>>(p);
  int last; cudaMemcpyFromSymbol(&last, value, 4);
  printf("%d %d", *p, last);
}
)"),
            "15 16");
}

TEST_F(ProgramChildren, MayBeOfAnotherSource) {
  const std::string first = write("first.cu", R"(
#include <cstdio>
__global__ void leaf(int n);
static __global__ void own() { printf("first;"); }
void second();
__global__ void parent() { leaf<<<1, 2>>>(3); own<<<1, 1>>>(); }
int main() { parent<<<1, 1>>>(); leaf<<<1, 1>>>(4); second(); return cudaDeviceSynchronize(); }
)");
  const std::string other = write("second.cu", R"(
#include <cstdio>
static __global__ void own() { printf("second;"); }
__global__ void leaf(int n) { printf("%d;", n); }
void second() { own<<<1, 1>>>(); }
)");
  const auto outcome = command({"run", first, other});
  EXPECT_EQ(outcome.exitCode, 0) << outcome.standardError;
  EXPECT_EQ(outcome.standardOutput, "3;3;first;4;second;");
}

TEST_F(ProgramChildren, WhatKernelsLaunchWronglyEndsTheProgram) {
  const auto outcome = run("__global__ void k() {}\n__global__ void parent(int n) { k<<<1, n>>>(); }\n"
                           "int main() { parent<<<1, 1>>>(2000); return cudaDeviceSynchronize(); }\n");
  EXPECT_EQ(outcome.exitCode, 126);
  EXPECT_THAT(outcome.standardError, HasSubstr("launches k(), which CUDA refuses with cudaErrorInvalidConfiguration"));
}

} // namespace
} // namespace warpgrain::tests
