// SPDX-License-Identifier: Apache-2.0
//
// Products of matrices of a warp (nvcuda::wmma) against the same product on the host.
#include "tests/execute/ProgramTest.h"

namespace warpgrain::tests {
namespace {

using testing::HasSubstr;

class ProgramMatrices : public ProgramTest {
protected:
  /// What a program prints that multiplies matrices of all shapes and layouts of the types that `define` names: in how
  /// many elements the device's product is not the host's.
  std::string wrong(const std::string &define) const {
    return printed(define + R"(
#include <cstdio>
#include <type_traits>
#include <mma.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
using namespace nvcuda;
template <int M, int N, int K, class LA, class LB>
__global__ void multiply(const IN *a, const IN *b, const ACC *c, ACC *d, int lda, int ldb, int ldc, bool inRows) {
  __shared__ IN tile[64 * 64];
  for (int i = threadIdx.x; i < 64 * 64; i += 32) tile[i] = b[i];
  __syncthreads();
  wmma::fragment<wmma::matrix_a, M, N, K, FRAGMENT, LA> fa;
  wmma::fragment<wmma::matrix_b, M, N, K, FRAGMENT, LB> fb;
  wmma::fragment<wmma::accumulator, M, N, K, ACC> fc, fd;
  wmma::load_matrix_sync(fa, a, lda);
  wmma::load_matrix_sync(fb, tile, ldb);
  wmma::load_matrix_sync(fc, c, ldc, inRows ? wmma::mem_row_major : wmma::mem_col_major);
  for (int i = 0; i < fa.num_elements; ++i) fa.x[i] = fa.x[i] + fa.x[i];
  for (int turn = 0; turn < 2; ++turn) wmma::mma_sync(turn ? fc : fd, fa, fb, turn ? fd : fc);
  wmma::store_matrix_sync(d, fc, ldc, inRows ? wmma::mem_row_major : wmma::mem_col_major);
}
template <class L> constexpr bool isRow() { return std::is_same<L, wmma::row_major>::value; }
template <int M, int N, int K, class LA, class LB> int wrong(bool inRows) {
  IN *a, *b; ACC *c, *d;
  const int ld = 64;
  cudaMallocManaged(&a, ld * ld * sizeof(IN)); cudaMallocManaged(&b, ld * ld * sizeof(IN));
  cudaMallocManaged(&c, ld * ld * sizeof(ACC)); cudaMallocManaged(&d, ld * ld * sizeof(ACC));
  for (int i = 0; i < ld * ld; ++i) {
    a[i] = (IN)(float)(i * 7 % 13 - LEAST); b[i] = (IN)(float)(i * 5 % 11 - LEAST); c[i] = (ACC)(float)(i % 9); d[i] = (ACC)0.0f;
  }
  multiply<M, N, K, LA, LB><<<1, 32>>>(a, b, c, d, ld, ld, ld, inRows);
  if (cudaDeviceSynchronize() != cudaSuccess) return -1;
  int count = 0;
  for (int i = 0; i < M; ++i)
    for (int j = 0; j < N; ++j) {
      const int at = inRows ? i * ld + j : j * ld + i;
      double sum = (float)c[at];
      for (int k = 0; k < K; ++k)
        sum += 4.0 * (float)a[isRow<LA>() ? i * ld + k : k * ld + i] * (float)b[isRow<LB>() ? k * ld + j : j * ld + k];
      if (sum != (float)d[at]) ++count;
    }
  return count;
}
template <int M, int N, int K> void all() {
  using R = wmma::row_major; using C = wmma::col_major;
  printf("%d%d%d%d ", wrong<M, N, K, R, R>(true), wrong<M, N, K, R, C>(false), wrong<M, N, K, C, R>(true),
         wrong<M, N, K, C, C>(false));
}
int main() { SHAPES }
)");
  }
};

constexpr const char *threeShapes = "#define SHAPES all<16, 16, 16>(); all<32, 8, 16>(); all<8, 32, 16>();\n";

TEST_F(ProgramMatrices, OfHalvesAreThoseOfTheHost) {
  const std::string common = std::string(threeShapes) + "#define IN half\n#define FRAGMENT half\n#define LEAST 5\n";
  EXPECT_EQ(wrong(common + "#define ACC float\n"), "0000 0000 0000 ");
  EXPECT_EQ(wrong(common + "#define ACC half\n"), "0000 0000 0000 ");
}

TEST_F(ProgramMatrices, OfOtherTypesAreThoseOfTheHost) {
  EXPECT_EQ(wrong(std::string(threeShapes) +
                  "#define IN __nv_bfloat16\n#define FRAGMENT __nv_bfloat16\n#define ACC float\n#define LEAST 5\n"),
            "0000 0000 0000 ");
  EXPECT_EQ(wrong(std::string(threeShapes) +
                  "#define IN signed char\n#define FRAGMENT signed char\n#define ACC int\n#define LEAST 5\n"),
            "0000 0000 0000 ");
  EXPECT_EQ(wrong(std::string(threeShapes) +
                  "#define IN unsigned char\n#define FRAGMENT unsigned char\n#define ACC int\n#define LEAST 0\n"),
            "0000 0000 0000 ");
  EXPECT_EQ(wrong("#define SHAPES all<16, 16, 8>();\n#define IN float\n#define FRAGMENT wmma::precision::tf32\n"
                  "#define ACC float\n#define LEAST 5\n"),
            "0000 ");
  EXPECT_EQ(wrong("#define SHAPES all<8, 8, 4>();\n#define IN double\n#define FRAGMENT double\n#define ACC double\n"
                  "#define LEAST 5\n"),
            "0000 ");
}

TEST_F(ProgramMatrices, ThatNeedThreadsWhichAreNotThereEndTheProgram) {
  const auto outcome = run(R"(
#include <mma.h>
using namespace nvcuda;
__global__ void k(float *p) {
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> a;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> b;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> c;
  wmma::fill_fragment(a, __float2half(1)); wmma::fill_fragment(b, __float2half(1)); wmma::fill_fragment(c, 0);
  wmma::mma_sync(c, a, b, c);
  p[threadIdx.x] = c.x[0];
}
int main() { float *p; cudaMalloc(&p, 128); k<<<1, 16>>>(p); }
)");
  EXPECT_EQ(outcome.exitCode, 126);
  EXPECT_THAT(outcome.standardError, HasSubstr("needs all 32 threads of a warp"));
}

} // namespace
} // namespace warpgrain::tests
