// SPDX-License-Identifier: Apache-2.0
//
// Kernels that are launched through local pointers: programs print the same after coarsening.
#include "tests/execute/ProgramTest.h"

namespace warpgrain::tests {
namespace {

using PointerLaunch = ProgramTest;

std::string program(const std::string &launch) {
  return R"(
#include <cstdio>
template <typename T, int N> __global__ void k(T *out, const T *in) {
  __shared__ T s[N];
  const int i = blockIdx.x * N + threadIdx.x;
  s[threadIdx.x] = in[i];
  __syncthreads();
  out[i] = s[N - 1 - threadIdx.x] * N;
}
template <typename T> void run(T *out, const T *in, bool wide) {
)" + launch +
         R"(}
int main() {
  float *out, *in;
  cudaMallocManaged(&out, 256 * sizeof(float));
  cudaMallocManaged(&in, 256 * sizeof(float));
  for (int i = 0; i < 256; ++i) in[i] = i * 37 % 101;
  run(out, in, true);
  run(out + 128, in + 128, false);
  cudaDeviceSynchronize();
  for (int i = 0; i < 256; ++i) printf("%g ", out[i]);
}
)";
}

TEST_F(PointerLaunch, IsDividedWithTheKernel) {
  for (const char *launch :
       {"  auto f = wide ? &k<T, 64> : &k<T, 32>;\n  const int n = wide ? 64 : 32;\n"
        "  f<<<128 / n, n>>>(out, in);\n",
        "  void (*f)(T *, const T *) = nullptr;\n  f = k<T, 32>;\n"
        "  cudaFuncSetCacheConfig(f, cudaFuncCachePreferShared);\n  f<<<dim3(4), dim3(32)>>>(out, in);\n"
        "  if (wide) {\n    auto g = &k<T, 64>;\n    (*g)<<<2, 64>>>(out, in);\n  }\n"})
    for (const char *plan : {"coarsen x 2", "coarsen x 4 adjacent", "coarsen grid x 2"}) {
      const std::string text = program(launch);
      ParsedSource source(text);
      const auto after = source.transformed(plan, "k");
      ASSERT_TRUE(after) << plan << launch << after.error().message;
      EXPECT_NE(*after, text);
      EXPECT_EQ(printed(*after), printed(text)) << *after;
    }
}

} // namespace
} // namespace warpgrain::tests
