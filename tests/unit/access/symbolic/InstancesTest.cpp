// SPDX-License-Identifier: Apache-2.0
//
// Functions and classes that are templates, constructors, and cooperative groups: what is known of them only where they
// are used.
#include "core/access/symbolic/SymbolicExecution.h"
#include "tests/support/ParsedSource.h"
#include "tests/unit/access/symbolic/AnnotatedKernel.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace warpgrain::tests {

TEST(TemplateInstances, AFunctionTemplateIsFollowedAsItIsInstantiated) {
  expectAsAnnotated(R"(
template <typename T, int N> __device__ void fill(T *p, int i) {
  __shared__ T s[N][N + 1];
  s[i][N - 1] = 0;
  // expect: s + 68*tx + 60
  // expect: s + 18*tx + 14
  p[i + N] = s[0][i];
  // expect: s + 4*tx
  // expect: out + 4*tx + 64
  // expect: s + 2*tx
  // expect: q + 2*tx + 16
}
__global__ void templates(float *out, short *q) {
  fill<float, 16>(out, threadIdx.x);
  fill<short, 8>(q, threadIdx.x);
})");
}

TEST(TemplateInstances, EachInstanceHasSharedArraysOfItsOwn) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA toolkit";
  const ParsedSource source(R"(
template <int N> __device__ float keep(int i) { __shared__ float s[64]; s[i] = N; return s[63 - i]; }
__global__ void both(float *out) { out[threadIdx.x] = keep<1>(threadIdx.x) + keep<2>(threadIdx.x) + keep<1>(0); })");
  const auto instances = access::executeSymbolically(source.unit(), source.kernel(), {});
  std::vector<access::ArrayId> arrays;
  for (const access::AccessInstance &access : instances.accesses)
    if (access.space == model::MemorySpace::shared) arrays.push_back(access.array.value());
  ASSERT_EQ(arrays.size(), 6U);
  EXPECT_EQ(arrays[0], arrays[1]);
  EXPECT_NE(arrays[0], arrays[2]);
  EXPECT_EQ(arrays[0], arrays[4]);
}

TEST(TemplateInstances, ATemplateMayCallAnotherInstanceOfItself) {
  expectAsAnnotated(R"(
template <int N> __device__ int sum(int i) { return sum<N - 1>(i) + N * i; }
template <> __device__ int sum<0>(int i) { return i; }
__global__ void recursive(float *out) {
  out[sum<3>(threadIdx.x)] = 0;
  // expect: out + 28*tx
})");
}

TEST(TemplateInstances, AMemberOfAClassTemplateKnowsItsArguments) {
  expectAsAnnotated(R"(
template <int N> struct Rows {
  float *p;
  int pitch = 5;
  int n;
  __device__ Rows(float *q, int m) : p(q + N), n(m * N) {}
  __device__ void put(int i) const {
    p[i * N + n] = 0;
    // expect: out + 16*tx + 128
  }
};
__global__ void rows(float *out) {
  Rows<4> tool(out, 7);
  tool.put(threadIdx.x);
  out[tool.pitch] = 0;
  // expect: out + 20
})");
}

TEST(TemplateInstances, AConstructorGivesReferencesAndMembersTheirValues) {
  expectAsAnnotated(R"(
struct Counter {
  int &target;
  int step;
  __device__ Counter(int &t, int s) : target(t), step(s) { step += 1; }
  __device__ void advance() { target += step; }
};
__global__ void counters(float *out) {
  int i = threadIdx.x;
  Counter counter(i, 2);
  counter.advance();
  counter.advance();
  out[i] = 0;
  // expect: out + 4*tx + 24
})");
}

TEST(TemplateInstances, AConstructorRunsThoseOfItsBasesFirst) {
  expectAsAnnotated(R"(
struct Base {
  int first;
  __device__ Base(int v, int &count) : first(v) { count += 5; }
};
struct Derived : Base {
  int second;
  __device__ Derived(int v, int &count) : Base(v + 1, count), second(2) {}
  __device__ explicit Derived(int &count) : Derived(7, count) { second = 3; }
};
__global__ void bases(float *out) {
  int count = threadIdx.x;
  Derived d(10, count);
  out[d.first + d.second] = 0;
  // expect: out + 52
  out[count] = 0;
  // expect: out + 4*tx + 20
  Derived e(count);
  out[e.first + e.second] = 0;
  // expect: out + 44
  out[count] = 0;
  // expect: out + 4*tx + 40
})");
}

TEST(TemplateInstances, FunctionsOfBasesChangeTheWholeObject) {
  expectAsAnnotated(R"(
struct Base {
  int stride, at;
  __device__ void init(int s) { stride = s; at = s + 1; }
};
struct Derived : Base {
  int more;
  __device__ void set(int m) { more = m; init(m * 2); }
};
struct Holder { Derived inner; int x; };
template <int N> struct Scaled : Base {
  int n;
  __device__ void go(int s) { this->stride = s * N; n = 1; }
};
__global__ void bases(float *out) {
  Holder h;
  h.inner.set(threadIdx.x);
  h.x = 3;
  out[h.inner.at + h.inner.stride + h.x] = 0;
  // expect: out + 16*tx + 16
  Scaled<4> scaled;
  scaled.go(threadIdx.x);
  out[scaled.stride + scaled.n] = 0;
  // expect: out + 16*tx + 4
})");
}

TEST(TemplateInstances, WhereASecondBaseBeginsIsNotTakenForTheObjectsBegin) {
  expectAsAnnotated(R"(
struct First { int a, b; };
struct Second {
  int c;
  __device__ void clear() {
    c = 0;
    // expect: both + 12*tx + 8
  }
};
struct Both : First, Second {};
__global__ void bases(Both *both) { both[threadIdx.x].clear(); })");
}

TEST(CooperativeGroups, RanksAreNumbersOfTheThread) {
  access::LaunchContext launch;
  launch.block.value = {64, 2, 1};
  launch.grid.value = {10, 1, 1};
  expectAsAnnotated(R"(
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__device__ int numberOf(const cg::thread_block_tile<32> &warp) { return warp.meta_group_rank(); }
__global__ void groups(float *out) {
  cg::thread_block block = cg::this_thread_block();
  auto grid = cg::this_grid();
  out[block.thread_rank()] = block.size();
  // expect: out + 256*ty + 4*tx
  for (int i = grid.thread_rank(); i < 5000; i += grid.size()) out[i] = 1;
  // expect: out + 512*bx + 256*ty + 4*tx + 5120*k
  auto warp = cg::tiled_partition<32>(block);
  out[warp.thread_rank()] = 0;
  // expect: out + 4*tx - 128*floor(tx/32)
  out[warp.meta_group_rank()] = 0;
  // expect: out + 8*ty + 4*floor(tx/32)
  out[warp.meta_group_size()] = 0;
  // expect: out + 16
  auto part = cg::tiled_partition<8>(warp);
  out[part.meta_group_rank()] = 0;
  // expect: out + 4*floor(tx/8) - 16*floor(tx/32)
  cg::thread_block_tile<32> plain = cg::tiled_partition<32>(block);
  out[numberOf(plain)] = 0;
  // expect: out + 8*ty + 4*floor(tx/32)
  out[block.group_index().x + grid.num_blocks()] = 0;
  // expect: out + 4*bx + 40
})",
                    launch);
}

TEST(CooperativeGroups, ATileOfAnUnknownGroupHasNoKnownNumber) {
  expectAsAnnotated(R"(
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void groups(float *out, cg::thread_block_tile<32> tile) {
  out[tile.meta_group_rank()] = 0;
  // expect: out NOT AFFINE: tile.meta_group_rank() tells which thread this is
})");
}

TEST(CallsOfTheLibrary, LoadWhatTheirArgumentsName) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA toolkit";
  const std::vector<std::string> calls{"__syncwarp(m[t])",
                                       "__syncthreads_or(m[t])",
                                       "__syncthreads_count(m[t])",
                                       "__nanosleep(m[t])",
                                       "__shfl_sync(m[t], 1, 0)",
                                       "__shfl_sync(~0u, 1, m[t])",
                                       "__ballot_sync(m[t], 1)",
                                       "__any_sync(~0u, m[t])",
                                       "__match_any_sync(m[t], 1)",
                                       "__reduce_add_sync(m[t], 1)",
                                       "printf(\"%u\", m[t])",
                                       "malloc(m[t])",
                                       "atomicAdd(p, m[t])",
                                       "__stcs(p, m[t])",
                                       "__ldg(p + m[t])",
                                       "min(m[t], 2u)",
                                       "__popc(m[t])",
                                       "memset(p, 0, m[t])",
                                       "make_uint2(m[t], 1)",
                                       "other(m[t])",
                                       "cg::tiled_partition<4>(cg::this_thread_block()).shfl(1, m[t])"};
  std::string text = "#include <cooperative_groups.h>\n#include <cstdio>\nnamespace cg = cooperative_groups;\n"
                     "__device__ void other(unsigned);\n";
  for (std::size_t i = 0; i < calls.size(); ++i)
    text += "__global__ void k" + std::to_string(i) + "(unsigned *p, unsigned *m, int t) { " + calls[i] + "; }\n";
  const ParsedSource source(text);
  ASSERT_FALSE(source.unit().hasErrors());
  for (std::size_t i = 0; i < calls.size(); ++i) {
    const auto kernel = source.unit().findKernel("k" + std::to_string(i));
    ASSERT_TRUE(kernel);
    const auto instances = access::executeSymbolically(source.unit(), *kernel, {});
    const auto isOfM = [&](const access::AccessInstance &access) {
      return access.array && instances[*access.array].name == "m" && access.kind == model::AccessKind::read;
    };
    EXPECT_EQ(std::ranges::count_if(instances.accesses, isOfM), 1) << calls[i];
  }
}

} // namespace warpgrain::tests
