// SPDX-License-Identifier: Apache-2.0
//
// Lanes that use what their warp loads and stores together (nvcuda::wmma): which of them holds an element is not said.
#include "tests/execute/ProgramTest.h"

#include <set>
#include <sstream>

namespace warpgrain::tests {
namespace {

using testing::HasSubstr;
using testing::UnorderedElementsAre;

class ProgramMatrixRaces : public ProgramTest {
protected:
  static std::string headers() {
    return R"(
#include <mma.h>
using namespace nvcuda;
using A = wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major>;
using B = wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major>;
template <class T> using Sums = wmma::fragment<wmma::accumulator, 16, 16, 16, T>;
template <class T> __device__ void multiply(T *to, const half *from) {
  A a;
  B b;
  Sums<T> sums;
  wmma::load_matrix_sync(a, from, 16);
  wmma::load_matrix_sync(b, from, 16);
  wmma::fill_fragment(sums, T(0.0f));
  wmma::mma_sync(sums, a, b, sums);
  wmma::store_matrix_sync(to, sums, 16, wmma::mem_row_major);
}
)";
  }

  /// The names of shared variables and allocations in which races are told, and nothing else is.
  std::set<std::string> racyIn(const std::string &text) const {
    const auto outcome = run(headers() + text, {}, {"--checks"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.standardError;
    std::set<std::string> out;
    std::istringstream errors(outcome.standardError);
    for (std::string line; std::getline(errors, line);) {
      const auto begin = line.find(" of the ", line.find("Data race at byte"));
      if (begin == std::string::npos) ADD_FAILURE() << line;
      const std::string name = line.substr(begin + 8, line.find(": ", begin) - begin - 8);
      out.insert(name.starts_with("shared variable ") ? name.substr(16) : name);
      message_ += line;
    }
    return out;
  }

  mutable std::string message_;
};

TEST_F(ProgramMatrixRaces, AreFoundWithoutABarrierOfTheWarp) {
  const auto racy = racyIn(R"(
__global__ void k(float *out, const half *in, float *tile) {
  __shared__ __align__(32) float own[256], first[256], ordered[256];
  int t = threadIdx.x;
  multiply(own, in);
  float sum = own[8 * t + 3];
  multiply(first, in);
  if (t == 0) sum += first[0];
  multiply(ordered, in);
  multiply(tile, in);
  sum += tile[t];
  __syncwarp();
  out[t] = sum + ordered[8 * t + 3];
}
int main() {
  float *out, *tile;
  half *in;
  cudaMalloc(&out, 128);
  cudaMalloc(&tile, 1024);
  cudaMalloc(&in, 512);
  cudaMemset(in, 0, 512);
  k<<<1, 32>>>(out, in, tile);
  return cudaDeviceSynchronize();
}
)");
  EXPECT_THAT(racy, UnorderedElementsAre("own", "first", "device memory of allocation 2 of the program"));
  EXPECT_THAT(message_, HasSubstr("a lane of the warp of thread (0, 0, 0) of block (0, 0, 0) writes it in line"));
  EXPECT_THAT(message_, HasSubstr("; which lane holds an element of a matrix is not specified."));
}

TEST_F(ProgramMatrixRaces, AreFoundWhereWarpsLoadWhatLanesWrite) {
  EXPECT_THAT(racyIn(R"(
__global__ void k(float *out, const half *in) {
  __shared__ __align__(32) half loaded[256], ordered[256], left[256];
  __shared__ __align__(32) float sums[256];
  int t = threadIdx.x;
  for (int i = 0; i < 8; ++i) loaded[8 * t + i] = ordered[8 * t + i] = left[8 * t + i] = in[8 * t + i];
  A a;
  wmma::load_matrix_sync(a, loaded, 16);
  __syncwarp();
  multiply(sums, ordered);
  multiply(sums, left);
  left[8 * t] = __float2half(0.0f); // others may not have loaded it yet
  __syncwarp();
  out[t] = sums[t] + __half2float(left[8 * t]) + __half2float(a.x[0]);
}
int main() {
  float *out;
  half *in;
  cudaMalloc(&out, 128);
  cudaMalloc(&in, 512);
  cudaMemset(in, 0, 512);
  k<<<1, 32>>>(out, in);
  return cudaDeviceSynchronize();
}
)"),
              UnorderedElementsAre("loaded", "left"));
}

/// A lane holds the same elements of fragments of a kind, and others of other kinds.
TEST_F(ProgramMatrixRaces, AreNotWithinFragmentsOfAKind) {
  EXPECT_THAT(racyIn(R"(
__global__ void k(float *out, const half *in) {
  __shared__ __align__(32) float same[256], turned[256];
  __shared__ __align__(32) half other[256];
  Sums<float> sums;
  multiply(same, in);
  wmma::load_matrix_sync(sums, same, 16, wmma::mem_row_major);
  for (int i = 0; i < sums.num_elements; ++i) sums.x[i] += 1.0f;
  wmma::store_matrix_sync(same, sums, 16, wmma::mem_row_major);
  multiply(turned, in);
  wmma::store_matrix_sync(turned, sums, 16, wmma::mem_col_major);
  multiply(other, in);
  A a;
  wmma::load_matrix_sync(a, other, 16);
  __syncwarp();
  out[threadIdx.x] = same[threadIdx.x] + turned[threadIdx.x] + __half2float(a.x[0]);
}
int main() {
  float *out;
  half *in;
  cudaMalloc(&out, 128);
  cudaMalloc(&in, 512);
  cudaMemset(in, 0, 512);
  k<<<1, 32>>>(out, in);
  return cudaDeviceSynchronize();
}
)"),
              UnorderedElementsAre("turned", "other"));
}

} // namespace
} // namespace warpgrain::tests
