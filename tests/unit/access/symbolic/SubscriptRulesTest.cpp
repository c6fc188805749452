// SPDX-License-Identifier: Apache-2.0
//
// Rules that find the form of a value, each with what it must leave alone.
#include "core/access/symbolic/SymbolicExecution.h"
#include "tests/support/ParsedSource.h"
#include "tests/unit/access/symbolic/AnnotatedKernel.h"

#include <gtest/gtest.h>

#include <string>

namespace warpgrain::tests {

TEST(SymbolicDivision, RowAndColumnTogetherAreTheIndexAgain) {
  expectAsAnnotated(R"(
__global__ void heat(float *u, const float *v, int n, int pitch) {
  int idx = blockIdx.x * blockDim.x + threadIdx.x;
  int i = idx % n;
  int j = idx / n;
  u[i + j * n] = v[i + (j + 1) * n];
  // expect: v + 4*blockDim.x*bx + 4*n + 4*tx
  // expect: u + 4*blockDim.x*bx + 4*tx
  const float *row = v + pitch * (j * n);
  u[0] = row[pitch * i - 1];
  // expect: v + 4*blockDim.x*pitch*bx + 4*pitch*tx - 4
})");
}

TEST(SymbolicDivision, PartsOfAnotherRowStayApart) {
  expectAsAnnotated(R"(
__global__ void rows(float *u, int n, int pitch) {
  int i = threadIdx.x % n;
  int j = threadIdx.x / n;
  u[i + j * pitch] = 0;
  // expect: u NOT AFFINE: threadIdx.x % n divides an index by what is no constant
  u[2 * i + j * n] = 0;
  // expect: u NOT AFFINE: j * n divides an index by what is no constant
  u[(threadIdx.x + 1) % n + j * n] = 0;
  // expect: u NOT AFFINE: j * n divides an index by what is no constant
})");
}

TEST(ConditionalSteps, OfSomeThreadsAreMultipliedWithTheIteration) {
  expectAsAnnotated(R"(
__global__ void planes(float *u, int nx, int plane) {
  int i = threadIdx.x;
  bool active = i < nx;
  for (int k = 0; k < 10; ++k) {
    if (active) {
      i += plane;
      u[i] = 0;
      // expect: u + 4*plane + 4*tx + 4*(tx < nx ? plane*k : 0)
      // when: tx < nx
    }
  }
})");
}

TEST(ConditionalSteps, ThatAreIndicesThemselvesStayProducts) {
  expectAsAnnotated(R"(
__global__ void planes(float *u, int nx) {
  int i = threadIdx.x;
  for (int k = 0; k < 100; ++k) {
    if (threadIdx.x < nx) i += threadIdx.x;
    u[i] = 0;
    // expect: u NOT AFFINE: i += threadIdx.x multiplies two indices
  }
})");
}

TEST(AtomicsInFunctions, ChangeWhatTheirCallersHandOver) {
  expectAsAnnotated(R"(
__device__ void raise(int &flag, int *count) { atomicExch(&flag, 1); atomicAdd(count + 1, 2); }
__device__ void pass(int *count, int &flag) { raise(flag, &count[2]); }
__global__ void marks(float *out, int *counts) {
  __shared__ int begin, flag;
  if (threadIdx.x == 0) begin = 8 * blockIdx.x;
  pass(counts, flag);
  __syncthreads();
  out[begin + threadIdx.x] = 0;
  // expect: out + 4*begin + 4*tx
  out[flag] = 0;
  // expect: out NOT AFFINE: flag is loaded from memory
  out[counts[0]] = 0;
  // expect: out NOT AFFINE: counts[0] is loaded from memory
})");
}

TEST(AtomicsInFunctions, MayChangeEverythingWhereNoNameTellsWhat) {
  expectAsAnnotated(R"(
__device__ void raise(int *flag) { flag += 2; atomicExch(flag, 1); }
__global__ void marks(float *out, int *counts) {
  __shared__ int begin;
  if (threadIdx.x == 0) begin = 8 * blockIdx.x;
  raise(counts);
  __syncthreads();
  out[begin + threadIdx.x] = 0;
  // expect: out NOT AFFINE: begin is loaded from memory
})");
  expectAsAnnotated(R"(
__device__ void raise(int *flag) { atomicExch(flag, 1); }
__global__ void marks(float *out, int **tables) {
  __shared__ int begin;
  if (threadIdx.x == 0) begin = 8 * blockIdx.x;
  raise(tables[blockIdx.x]);
  __syncthreads();
  out[begin + threadIdx.x] = 0;
  // expect: out NOT AFFINE: begin is loaded from memory
})");
}

TEST(LocalArrays, OfLoadedValuesAreNotFollowedIterationByIteration) {
  expectAsAnnotated(R"(
__global__ void copies(float *out, const int *in) {
  int block[16], known[4];
  for (int i = 0; i < 16; ++i) block[i] = in[threadIdx.x + i];
  // expect: in + 4*tx + 4*k
  // loops: k < 16
  // expect: block + 4*k
  for (int i = 0; i < 2; ++i) known[i] = threadIdx.x * (i + 2);
  // expect: known + 0
  // loops: 0 of 2
  // expect: known + 4
  out[known[1]] = 0;
  // expect: out + 12*tx
  for (int i = 0; i < 2; ++i) known[i + 2] = known[i];
  out[known[3]] = 0;
  // expect: out + 12*tx
})");
}

TEST(Loops, WithCountersOfInnerLoopsAtTheFunctionsHeadAreOneLoop) {
  expectAsAnnotated(R"(
__global__ void diagonal(float *a) {
  __shared__ float s[16][16];
  int i, j;
  for (i = 0; i < 15; i++) {
    if (threadIdx.x > i)
      for (j = 0; j < i; j++) s[threadIdx.x][j] = 0;
      // expect: s + 64*tx + 4*k2
      // loops: k < 15, k2 < k
    __syncthreads();
  }
  for (i = 0, j = 3; j < 5; j++) a[j] = 0;
  // expect: a + 4*k3 + 12
})");
}

TEST(Loops, ThatLeaveAnInnerCounterToOthersAreFollowedAsFarAsItTakes) {
  expectAsAnnotated(R"(
__global__ void last(float *a) {
  int i, j;
  for (i = 0; i < 2; i++) {
    if (threadIdx.x > 3)
      for (j = 0; j < 4 + i; j++) a[j] = 0;
      // expect: a + 4*k2
      // loops: 0 of 2, k2 < 4
      // expect: a + 4*k2
      // loops: 1 of 2, k2 < 5
  }
  a[threadIdx.x > 3 ? j : 9] = 0;
  // expect: a + 4*(tx >= 4 ? (tx >= 4 ? 5 : 4) : 9)
})");
}

TEST(Factors, OfBlocksAndRoundsAreLargeInAnIndexToo) {
  expectAsAnnotated(R"(
__global__ void fill(char *a, const int *in, unsigned long n) {
  for (int i = blockIdx.x * 64 + threadIdx.x; i < n; i += 65536) a[i * 1048576] = 0;
  // expect: a + 67108864*bx + 1048576*tx + 68719476736*k
  a[blockIdx.x * 67108864] = 0; // unsigned: the 65th block has the place of the first
  // expect: a + 67108864*bx - 4294967296*floor(bx/64)
  int hash = threadIdx.x;
  hash = hash * 1664525 + 1013904223;
  hash = hash * 1664525 + blockIdx.x;
  a[hash] = 0;
  // expect: a NOT AFFINE: hash * 1664525 is too large a formula to follow
  for (int k = 0; k < 1000; ++k) a[k * 40000000] = 0;
  // expect: a + k * 40000000
})");
}

TEST(UnsignedNumbers, ThatAConditionBoundsAreSignedOnesToo) {
  expectAsAnnotated(R"(
__global__ void reduce(int *a, const unsigned *in) {
  unsigned t = threadIdx.x;
  for (unsigned s = 1; s < blockDim.x; s *= 2) {
    int index = 2 * s * t;
    if (index < blockDim.x) a[index] = 0;
    // expect: a + 8*s*tx
  }
  unsigned n = in[0];
  if (n < 50000000) {
    int far = n * 64;
    a[far + (far < 0 ? 7 : 0)] = 0;
    // expect: a + 4*n * 64 + 4*(n * 64 < 0 ? 7 : 0)
  }
})");
}

TEST(Loops, InsideManyOthersAreNotGoneThroughAgainForEach) {
  // Each loop that is gone through twice while another one is only looked at doubles the work for that one.
  std::string text = "__global__ void nest(float *a) {\n";
  std::string sum = "threadIdx.x";
  for (int i = 0; i < 20; ++i) {
    const std::string name = "i" + std::to_string(i);
    text += "for (int " + name + " = 0; " + name + " < 100; ++" + name + ")\n";
    sum += " + " + name;
  }
  const ParsedSource source(text + "a[" + sum + "] = 0;\n}\n");
  const auto instances = access::executeSymbolically(source.unit(), source.kernel(), {});
  EXPECT_FALSE(instances.limit);
  ASSERT_EQ(instances.accesses.size(), 1U);
  EXPECT_TRUE(instances.accesses[0].isAffine());
  EXPECT_EQ(instances.accesses[0].place.loops.size(), 20U);
}

} // namespace warpgrain::tests
