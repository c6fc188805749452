// SPDX-License-Identifier: Apache-2.0
#include "tests/unit/access/symbolic/AnnotatedKernel.h"

#include <gtest/gtest.h>

namespace warpgrain::tests {

namespace {

access::LaunchContext launch(std::array<std::int64_t, 3> block, std::array<std::int64_t, 3> grid = {0, 0, 0}) {
  access::LaunchContext out;
  for (std::size_t i = 0; i < 3; ++i) {
    out.block.value[i] = block[i];
    if (grid[i] > 0) out.grid.value[i] = grid[i];
  }
  return out;
}

} // namespace

TEST(AffineKernels, TiledMatrixMultiplication) {
  expectAsAnnotated(R"(
__global__ void multiply(float *C, const float *A, const float *B, int n) {
  __shared__ float As[16][16], Bs[16][16];
  int row = blockIdx.y * 16 + threadIdx.y, col = blockIdx.x * 16 + threadIdx.x;
  float sum = 0;
  for (int m = 0; m < n / 16; ++m) {
    As[threadIdx.y][threadIdx.x] = A[row * n + m * 16 + threadIdx.x];
    // expect: A + 64*n*by + 4*n*ty + 4*tx + 64*k
    // loops: k < floor(n/16)
    // expect: As + 64*ty + 4*tx
    Bs[threadIdx.y][threadIdx.x] = B[(m * 16 + threadIdx.y) * n + col];
    // expect: B + 4*n*ty + 64*n*k + 64*bx + 4*tx
    __syncthreads();
    for (int j = 0; j < 16; ++j)
      sum += As[threadIdx.y][j] * Bs[j][threadIdx.x];
      // expect: As + 64*ty + 4*k2
      // loops: k < floor(n/16), k2 < 16
      // expect: Bs + 4*tx + 64*k2
    __syncthreads();
  }
  C[row * n + col] = sum;
  // expect: C + 64*n*by + 4*n*ty + 64*bx + 4*tx
})");
}

TEST(AffineKernels, PointerThatWalks) {
  expectAsAnnotated(R"(
__global__ void walk(float *out, const float *in, int pitch, int n) {
  const float *p = in + threadIdx.x;
  float *q = &out[threadIdx.x];
  for (int i = 0; i < n; ++i) {
    *q = *p;
    // expect: in + 4*pitch*k + 4*tx
    // loops: k < n
    // expect: out + 4*tx + 256*k
    p += pitch;
    q += 64;
  }
  *q++ = 0;
  // expect: out + 256*n + 4*tx
  q[-1] = 1;
  // expect: out + 256*n + 4*tx
})");
}

TEST(AffineKernels, GridStrideLoop) {
  expectAsAnnotated(R"(
__global__ void saxpy(float *y, const float *x, float a, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x)
    y[i] = a * x[i];
    // expect: x + 4*blockDim.x*gridDim.x*k + 4*blockDim.x*bx + 4*tx
    // when: blockDim.x*gridDim.x*k + blockDim.x*bx + tx < n
    // expect: y + 4*blockDim.x*gridDim.x*k + 4*blockDim.x*bx + 4*tx
})");
}

TEST(AffineKernels, GridStrideLoopOfAKnownLaunch) {
  auto known = launch({128, 1, 1}, {2, 1, 1});
  known.arguments["n"] = 1024;
  expectAsAnnotated(R"(
__global__ void saxpy(float *y, const float *x, float a, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x)
    y[i] = a * x[i];
    // expect: x + 512*bx + 4*tx + 1024*k
    // loops: k < 4
    // expect: y + 512*bx + 4*tx + 1024*k
})",
                    known);
}

TEST(AffineKernels, EarlyReturnIsAGuardOfAllThatFollows) {
  expectAsAnnotated(R"(
__global__ void scale(float *a, int n) {
  int i = blockIdx.x * 256 + threadIdx.x;
  if (i >= n) return;
  a[i] = 1;
  // expect: a + 1024*bx + 4*tx
  // when: 256*bx + tx < n
  if (threadIdx.x == 0) {
    if (n < 4) return;
    a[0] = 2;
    // expect: a + 0
    // when: 256*bx + tx < n and tx == 0 and n >= 4
  }
  a[i + 1] = 3;
  // expect: a + 1024*bx + 4*tx + 4
  // when: 256*bx + tx < n and ((tx == 0 and n >= 4) or tx != 0)
})");
}

TEST(AffineKernels, IndexThatBranchesChoose) {
  expectAsAnnotated(R"(
__global__ void choose(float *a, const float *b, int n) {
  int i;
  if (threadIdx.x < 16) i = threadIdx.x; else i = n - threadIdx.x;
  a[i] = 1;
  // expect: a + 4*(tx < 16 ? tx : n - tx)
  int j = threadIdx.x;
  if (j >= n) j -= n;
  a[j] = b[threadIdx.x & 1 ? j : 0];
  // expect: b + 4*(tx != 2*floor(tx/2) ? tx + (n <= tx ? -n : 0) : 0)
  // expect: a + 4*tx + 4*(n <= tx ? -n : 0)
  int same;
  if (n > 5) same = threadIdx.x + 1; else same = 1 + threadIdx.x;
  a[same] = 0;
  // expect: a + 4*tx + 4
})");
}

TEST(AffineKernels, DivisionAndBits) {
  expectAsAnnotated(R"(
__global__ void bits(float *a, int n) {
  int t = threadIdx.x;
  a[t / 32] = 0;
  // expect: a + 4*floor(tx/32)
  a[t % 32] = 0;
  // expect: a + 4*tx - 128*floor(tx/32)
  a[t >> 2] = 0;
  // expect: a + 4*floor(tx/4)
  a[t << 3] = 0;
  // expect: a + 32*tx
  a[t & 7] = 0;
  // expect: a + 4*tx - 32*floor(tx/8)
  a[t & ~3] = 0;
  // expect: a + 16*floor(tx/4)
  a[t & 0x1c] = 0;
  // expect: a + 16*floor(tx/4) - 128*floor(tx/32)
  a[t ^ 1] = 0;
  // expect: a + 16*floor(tx/2) - 4*tx + 4
  a[(t * 8 + 3) / 4] = 0;
  // expect: a + 8*tx
  a[t / 4 / 8] = 0;
  // expect: a + 4*floor(tx/32)
  a[n / 2 + t] = 0;
  // expect: a + 4*tx + 4*floor(n/2)
  a[(blockIdx.x * 32 + t) / 32] = 0;
  // expect: a + 4*bx + 4*floor(tx/32)
})",
                    launch({256, 1, 1}));
}

TEST(AffineKernels, DeviceFunctionsAreFollowed) {
  expectAsAnnotated(R"(
__device__ int at(int row, int col, int pitch) { return row * pitch + col; }
__device__ void put(float *to, int i, float v) {
  to[i] = v;
  // expect: a + 4*n*ty + 4*tx
  // expect: a + 4*n*ty + 4*n + 4*tx
}
__device__ void next(int &i) { i += 2; }
__device__ int clamp(int i, int n) {
  if (i < 0) return 0;
  if (i >= n) return n - 1;
  return i;
}
__global__ void call(float *a, int n) {
  put(a, at(threadIdx.y, threadIdx.x, n), 1);
  put(a + n, at(threadIdx.y, threadIdx.x, n), 1);
  int i = threadIdx.x;
  next(i);
  a[i] = 0;
  // expect: a + 4*tx + 8
  a[clamp(threadIdx.x, 9)] = 0;
  // expect: a + 4*(tx >= 9 ? 8 : tx)
})");
}

TEST(AffineKernels, MembersAndVectorTypes) {
  expectAsAnnotated(R"(
struct View { float *data; int pitch; };
struct Cell { float a; int b[3]; };
__global__ void members(View v, Cell *cells, float4 *quads, float *plain, int2 *pairs) {
  v.data[threadIdx.y * v.pitch + threadIdx.x] = 0;
  // expect: v.data + 4*v.pitch*ty + 4*tx
  cells[threadIdx.x].b[2] = 1;
  // expect: cells + 16*tx + 12
  cells[threadIdx.x].a = 1;
  // expect: cells + 16*tx
  float4 q = quads[threadIdx.x];
  // expect: quads + 16*tx
  q.x += 1;
  reinterpret_cast<float4 *>(plain)[threadIdx.x] = q;
  // expect: plain + 16*tx
  ((float2 *)(plain + 4))[threadIdx.x].y = 0;
  // expect: plain + 8*tx + 20
  int2 p = make_int2(threadIdx.x, 3);
  pairs[p.x + p.y].y = 0;
  // expect: pairs + 8*tx + 28
  Cell *c = cells + threadIdx.x;
  c->b[1] = 2;
  // expect: cells + 16*tx + 8
})");
}

TEST(AffineKernels, ArraysOfSeveralDimensionsAndReferences) {
  expectAsAnnotated(R"(
__constant__ float table[8][4];
__device__ int grid[5][6];
__global__ void arrays(float (*m)[10]) {
  __shared__ double cube[2][3][4];
  extern __shared__ char raw[];
  float *lower = (float *)raw;
  float *upper = lower + 64;
  cube[threadIdx.z][threadIdx.y][threadIdx.x] = table[threadIdx.x][1];
  // expect: table + 16*tx + 4
  // expect: cube + 96*tz + 32*ty + 8*tx
  m[threadIdx.y][threadIdx.x] = 0;
  // expect: m + 40*ty + 4*tx
  upper[threadIdx.x] = lower[threadIdx.x];
  // expect: raw + 4*tx
  // expect: raw + 4*tx + 256
  float &r = upper[threadIdx.x + 1];
  r = 1;
  // expect: raw + 4*tx + 260
  grid[1][threadIdx.x]++;
  // expect: grid + 4*tx + 24
})");
}

TEST(AffineKernels, LoopsOfAllKinds) {
  expectAsAnnotated(R"(
__global__ void loops(float *a, int n, int step) {
  for (int i = 3; i < 40; i += 4) a[i] = 0;
  // expect: a + 16*k + 12
  // loops: k < 10
  for (int i = n - 1; i >= 0; --i) a[i] = 0;
  // expect: a + 4*n - 4*k2 - 4
  // loops: k2 < n
  int j = threadIdx.x;
  while (j < n) {
    a[j] = 0;
    // expect: a + 4*tx + 128*k3
    j += 32;
  }
  int m = 0;
  do {
    a[m] = 0;
    // expect: a + 8*k4
    // loops: k4 < 5
    m += 2;
  } while (m < 10);
  a[m] = 1;
  // expect: a + 40
  for (int i = 0; i < n; ++i)
    for (int l = i; l < n; ++l) a[i * n + l] = 0;
    // expect: a + 4*n*k5 + 4*k5 + 4*k6
    // loops: k5 < n, k6 < n - k5
  for (int i = threadIdx.x, o = 0; i < 256; i += 64, o++) a[o] = 0;
  // expect: a + 4*k7
  // loops: k7 < 4
})",
                    launch({64, 1, 1}));
}

TEST(AffineKernels, HalvingIsFollowedWhereItIsConstant) {
  expectAsAnnotated(R"(
__global__ void reduce(float *out) {
  __shared__ float s[8];
  for (int d = 4; d > 0; d >>= 1) {
    if (threadIdx.x < d) s[threadIdx.x] += s[threadIdx.x + d];
    // expect: s + 4*tx + 16
    // when: tx < 4
    // loops: 0 of 3
    // expect: s + 4*tx
    // expect: s + 4*tx + 8
    // expect: s + 4*tx
    // expect: s + 4*tx + 4
    // expect: s + 4*tx
    __syncthreads();
  }
})");
}

TEST(AffineKernels, HalvingOfAnUnknownNumberIsTheSameForAllThreads) {
  expectAsAnnotated(R"(
__global__ void reduce(float *out) {
  extern __shared__ float s[];
  for (unsigned d = blockDim.x / 2; d > 0; d >>= 1) {
    if (threadIdx.x < d) s[threadIdx.x] += s[threadIdx.x + d];
    // expect: s + 4*d + 4*tx
    // expect: s + 4*tx
    __syncthreads();
  }
})");
}

TEST(AffineKernels, BuffersThatTakeTurns) {
  expectAsAnnotated(R"(
__global__ void turns(float *out, int n) {
  __shared__ float s[2][64];
  __shared__ float ring[3][64];
  int in = 0, stage = 0;
  for (int i = 0; i < n; ++i) {
    s[in][threadIdx.x] = 0;
    // expect: s + 4*tx + 256*k - 512*floor(k/2)
    in = 1 - in;
    s[in][threadIdx.x] = 1;
    // expect: s + 4*tx - 256*k + 512*floor(k/2) + 256
    ring[stage][threadIdx.x] = 1;
    // expect: ring + 4*tx + 256*k - 768*floor(k/3)
    if (++stage == 3) stage = 0;
  }
})");
}

TEST(AffineKernels, UniformLoadsAreSymbols) {
  expectAsAnnotated(R"(
__global__ void rows(float *out, const int *__restrict__ begin, const float *x) {
  for (int j = begin[blockIdx.x] + threadIdx.x; j < begin[blockIdx.x + 1]; j += 32) out[j] = x[j];
  // expect: begin + 4*bx
  // expect: begin + 4*bx + 4
  // expect: x + 4*begin[blockIdx.x] + 4*tx + 128*k
  // expect: out + 4*begin[blockIdx.x] + 4*tx + 128*k
})");
}

TEST(AffineKernels, SwitchAndBreak) {
  expectAsAnnotated(R"(
__global__ void choose(float *a, int mode, int n) {
  int i = 0;
  switch (mode) {
  case 0: i = threadIdx.x; break;
  case 1:
  case 2: i = 2 * threadIdx.x; break;
  default: i = 5;
  }
  a[i] = 0;
  // expect: a + 4*(mode == 0 or mode == 1 or mode == 2 ? (mode == 0 ? tx : 2*tx) : 5)
  for (int j = 0; j < n; ++j) {
    if (j == 7) break;
    if (j == 3) continue;
    a[j] = 1;
    // expect: a + 4*k
    // when: (k == 0 or ?) and k < n and k != 7 and k != 3
    // loops: k < n~
  }
})");
}

TEST(AffineKernels, IntrinsicsThatRead) {
  expectAsAnnotated(R"(
__global__ void intrinsics(int *out, const float *in, int n) {
  int i = min(threadIdx.x, n - 1);
  float v = __ldg(in + i) + __ldg(&in[threadIdx.x]);
  // expect: in + 4*(tx < n ? tx : n - 1)
  // expect: in + 4*tx
  atomicAdd(&out[threadIdx.x], (int)v);
  // expect: out + 4*tx
  atomicMax(out + 2, (int)v);
  // expect: out + 8
})");
}

TEST(AffineKernels, ReferenceThatAFunctionGivesBack) {
  expectAsAnnotated(R"(
struct View {
  float *data;
  int pitch;
  __device__ float &at(int y, int x) const { return data[y * pitch + x]; }
};
__device__ float &element(float *p, int i) { return p[i + 1]; }
__global__ void views(View v, float *b) {
  v.at(blockIdx.x, threadIdx.x) = 1;
  // expect: v.data + 4*v.pitch*bx + 4*tx
  element(b, threadIdx.x) += 2;
  // expect: b + 4*tx + 4
})");
}

} // namespace warpgrain::tests
