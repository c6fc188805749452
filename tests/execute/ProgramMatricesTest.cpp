// SPDX-License-Identifier: Apache-2.0
//
// Products of matrices of a warp (nvcuda::wmma) against the same product on the host.
#include "tests/execute/ProgramTest.h"

namespace warpgrain::tests {
namespace {

using testing::HasSubstr;

class ProgramMatrices : public ProgramTest {
protected:
  /// What a program prints that does `calls` of all<Types<element, fragment, accumulator, least>, M, N, K>(), which
  /// multiplies matrices of all layouts: in how many elements the device's product is not the host's. One program for
  /// many types: most of its time is spent on reading headers.
  std::string wrong(const std::string &calls) const {
    return printed(R"(
#include <cstdio>
#include <type_traits>
#include <mma.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
using namespace nvcuda;
template <class In, class Fragment, class Acc, int Least> struct Types {
  using IN = In; using FRAGMENT = Fragment; using ACC = Acc;
  static constexpr int LEAST = Least;
};
template <class T, int M, int N, int K, class LA, class LB, class IN = typename T::IN, class ACC = typename T::ACC>
__global__ void multiply(const IN *a, const IN *b, const ACC *c, ACC *d, int lda, int ldb, int ldc, bool inRows) {
  __shared__ IN tile[64 * 64];
  for (int i = threadIdx.x; i < 64 * 64; i += 32) tile[i] = b[i];
  __syncthreads();
  using FRAGMENT = typename T::FRAGMENT;
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
template <class T, int M, int N, int K, class LA, class LB> int wrong(bool inRows) {
  using IN = typename T::IN; using ACC = typename T::ACC;
  constexpr int LEAST = T::LEAST;
  IN *a, *b; ACC *c, *d;
  const int ld = 64;
  cudaMallocManaged(&a, ld * ld * sizeof(IN)); cudaMallocManaged(&b, ld * ld * sizeof(IN));
  cudaMallocManaged(&c, ld * ld * sizeof(ACC)); cudaMallocManaged(&d, ld * ld * sizeof(ACC));
  for (int i = 0; i < ld * ld; ++i) {
    a[i] = (IN)(float)(i * 7 % 13 - LEAST); b[i] = (IN)(float)(i * 5 % 11 - LEAST); c[i] = (ACC)(float)(i % 9); d[i] = (ACC)0.0f;
  }
  multiply<T, M, N, K, LA, LB><<<1, 32>>>(a, b, c, d, ld, ld, ld, inRows);
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
template <class T, int M, int N, int K> void all() {
  using R = wmma::row_major; using C = wmma::col_major;
  printf("%d%d%d%d ", wrong<T, M, N, K, R, R>(true), wrong<T, M, N, K, R, C>(false), wrong<T, M, N, K, C, R>(true),
         wrong<T, M, N, K, C, C>(false));
}
template <class T> void threeShapes() { all<T, 16, 16, 16>(); all<T, 32, 8, 16>(); all<T, 8, 32, 16>(); printf("\n"); }
int main() { )" + calls +
                   " }\n");
  }
};

TEST_F(ProgramMatrices, OfHalvesAreThoseOfTheHost) {
  EXPECT_EQ(wrong("threeShapes<Types<half, half, float, 5>>(); threeShapes<Types<half, half, half, 5>>();"),
            "0000 0000 0000 \n0000 0000 0000 \n");
}

TEST_F(ProgramMatrices, OfOtherTypesAreThoseOfTheHost) {
  EXPECT_EQ(wrong("threeShapes<Types<__nv_bfloat16, __nv_bfloat16, float, 5>>();\n"
                  "threeShapes<Types<signed char, signed char, int, 5>>();\n"
                  "threeShapes<Types<unsigned char, unsigned char, int, 0>>();\n"
                  "all<Types<float, wmma::precision::tf32, float, 5>, 16, 16, 8>();\n"
                  "all<Types<double, double, double, 5>, 8, 8, 4>();\n"),
            "0000 0000 0000 \n0000 0000 0000 \n0000 0000 0000 \n0000 0000 ");
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
