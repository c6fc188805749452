// SPDX-License-Identifier: Apache-2.0
//
// What kernels are made of, run on the CPU: indices, memory spaces, barriers, exchanges of warps, atomics.
#include "tests/execute/KernelRun.h"

#include <numeric>

namespace warpgrain::tests {
namespace {

using Mapping = ExecutorTest;

TEST_F(Mapping, EveryThreadOfAThreeDimensionalGridKnowsItsPlace) {
  const KernelRun run("__global__ void k(int *out) {\n"
                      "  int block = (blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;\n"
                      "  int lane = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;\n"
                      "  int at = block * (blockDim.x * blockDim.y * blockDim.z) + lane;\n"
                      "  out[at] = threadIdx.x + 10 * threadIdx.y + 100 * threadIdx.z + 1000 * blockIdx.x +\n"
                      "            10000 * blockIdx.y + 100000 * blockIdx.z;\n"
                      "}\n",
                      launchOf({3, 2, 2}, {4, 3, 2}, {{"out", filled(3 * 2 * 2 * 4 * 3 * 2, -1)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  EXPECT_EQ(run.outcome().schedule, "loops");
  const auto out = run.values<int>("out");
  std::size_t at = 0;
  for (int bz = 0; bz < 2; ++bz)
    for (int by = 0; by < 2; ++by)
      for (int bx = 0; bx < 3; ++bx)
        for (int z = 0; z < 2; ++z)
          for (int y = 0; y < 3; ++y)
            for (int x = 0; x < 4; ++x)
              ASSERT_EQ(out[at++], x + 10 * y + 100 * z + 1000 * bx + 10000 * by + 100000 * bz);
}

TEST_F(Mapping, SharedMemoryIsTheBlocksOwnAndBarriersOrderIt) {
  const KernelRun run("__global__ void k(int *out, const int *in) {\n"
                      "  __shared__ int a[64];\n"
                      "  extern __shared__ int b[];\n"
                      "  int t = threadIdx.x, i = blockIdx.x * 64 + t;\n"
                      "  a[t] = in[i];\n"
                      "  __syncthreads();\n"
                      "  b[t] = a[63 - t];\n"
                      "  __syncthreads();\n"
                      "  out[i] = b[(t + 1) % 64];\n"
                      "}\n",
                      [] {
                        auto form = launchOf({5, 1, 1}, {64, 1, 1}, {{"out", filled(320)}, {"in", ramp(320)}});
                        form.sharedBytes = 64 * sizeof(int);
                        return form;
                      }());
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  EXPECT_EQ(run.outcome().schedule, "regions");
  const auto out = run.values<int>("out");
  for (int i = 0; i < 320; ++i)
    ASSERT_EQ(out[static_cast<std::size_t>(i)], i / 64 * 64 + 63 - (i % 64 + 1) % 64) << i;
}

TEST_F(Mapping, BarriersReduceOverTheBlock) {
  const KernelRun run("__global__ void k(int *out) {\n"
                      "  int t = threadIdx.x;\n"
                      "  int some = __syncthreads_count(t % 3 == 0);\n"
                      "  int all = __syncthreads_and(t < 100), notAll = __syncthreads_and(t < 99);\n"
                      "  int any = __syncthreads_or(t == 50), none = __syncthreads_or(t > 99);\n"
                      "  out[t] = some + 1000 * (all != 0) + 2000 * (notAll != 0) + 4000 * (any != 0)\n"
                      "         + 8000 * (none != 0);\n"
                      "}\n",
                      launchOf({1, 1, 1}, {100, 1, 1}, {{"out", filled(100)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  EXPECT_EQ(run.values<int>("out"), std::vector<int>(100, 34 + 1000 + 4000));
}

TEST_F(Mapping, ThreadsThatHaveReturnedAreNotWaitedFor) {
  const KernelRun run("__global__ void k(int *out) {\n"
                      "  __shared__ int s[64];\n"
                      "  int t = threadIdx.x;\n"
                      "  if (t >= 40) return;\n"
                      "  s[t] = t;\n"
                      "  __syncthreads();\n"
                      "  out[t] = s[39 - t];\n"
                      "}\n",
                      launchOf({1, 1, 1}, {64, 1, 1}, {{"out", filled(40)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  std::vector<int> expected(40);
  std::iota(expected.rbegin(), expected.rend(), 0);
  EXPECT_EQ(run.values<int>("out"), expected);
}

TEST_F(Mapping, LanesOfAWarpExchangeValues) {
  const KernelRun run("__global__ void k(int *out, float *f) {\n"
                      "  int t = threadIdx.x;\n"
                      "  out[t] = __shfl_sync(~0u, t, 5);\n"
                      "  out[64 + t] = __shfl_up_sync(~0u, t, 3);\n"
                      "  out[128 + t] = __shfl_down_sync(~0u, t, 2, 8);\n"
                      "  out[192 + t] = __shfl_xor_sync(~0u, t, 16);\n"
                      "  f[t] = __shfl_sync(~0u, t * 0.5f, t + 1, 4);\n"
                      "}\n",
                      launchOf({1, 1, 1}, {64, 1, 1}, {{"out", filled(256)}, {"f", filled(64)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  const auto out = run.values<int>("out");
  const auto f = run.values<float>("f");
  for (int t = 0; t < 64; ++t) {
    const auto at = static_cast<std::size_t>(t);
    const int warp = t / 32 * 32;
    EXPECT_EQ(out[at], warp + 5);
    EXPECT_EQ(out[64 + at], t % 32 < 3 ? t : t - 3);
    EXPECT_EQ(out[128 + at], t % 8 + 2 < 8 ? t + 2 : t);
    EXPECT_EQ(out[192 + at], t ^ 16);
    EXPECT_EQ(f[at], static_cast<float>(t / 4 * 4 + (t + 1) % 4) * 0.5F);
  }
}

TEST_F(Mapping, LanesOfAWarpVoteMatchAndReduce) {
  const KernelRun run("__global__ void k(unsigned *out) {\n"
                      "  unsigned t = threadIdx.x;\n"
                      "  out[t] = __ballot_sync(~0u, t % 4 == 0);\n"
                      "  out[32 + t] = __any_sync(~0u, t == 7) + 2 * __any_sync(~0u, t == 40)\n"
                      "              + 4 * __all_sync(~0u, t < 32) + 8 * __all_sync(~0u, t < 31);\n"
                      "  out[64 + t] = __match_any_sync(~0u, t / 8);\n"
                      "  int same = 0;\n"
                      "  out[96 + t] = __match_all_sync(~0u, 5, &same) + same;\n"
                      "  out[128 + t] = __reduce_add_sync(~0u, t);\n"
                      "  out[160 + t] = __reduce_max_sync(~0u, t ^ 21);\n"
                      "  if (t < 16) out[192 + t] = __ballot_sync(0xffffu, t & 1);\n"
                      "  __syncwarp();\n"
                      "  if (t & 1) out[224 + t] = __activemask();\n"
                      "}\n",
                      launchOf({1, 1, 1}, {32, 1, 1}, {{"out", filled(256)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  const auto out = run.values<std::uint32_t>("out");
  for (std::size_t t = 0; t < 32; ++t) {
    EXPECT_EQ(out[t], 0x11111111U);
    EXPECT_EQ(out[32 + t], 1U + 4U);
    EXPECT_EQ(out[64 + t], 0xffU << (t / 8 * 8));
    EXPECT_EQ(out[96 + t], 0U); // all lanes, and one more
    EXPECT_EQ(out[128 + t], 496U);
    EXPECT_EQ(out[160 + t], 31U);
    EXPECT_EQ(out[192 + t], t < 16 ? 0xaaaaU : 0U);
    EXPECT_EQ(out[224 + t], t % 2 == 1 ? 0xaaaaaaaaU : 0U);
  }
}

TEST_F(Mapping, AtomicsAddUpOverTheWholeGrid) {
  const KernelRun run(
      "__global__ void k(int *i, unsigned *u, unsigned long long *l, float *f, double *d) {\n"
      "  __shared__ int s;\n"
      "  int t = threadIdx.x;\n"
      "  if (t == 0) s = 0;\n"
      "  __syncthreads();\n"
      "  atomicAdd(&s, t);\n"
      "  __syncthreads();\n"
      "  if (t == 0) atomicAdd(i, s);\n"
      "  atomicMax(i + 1, (int)(blockIdx.x * 32) + t);\n"
      "  atomicMin(i + 2, -t);\n"
      "  atomicSub(i + 3, 1);\n"
      "  atomicOr(u, 1u << t);\n"
      "  atomicAnd(u + 1, ~(1u << t));\n"
      "  atomicXor(u + 2, 3u);\n"
      "  atomicInc(u + 3, 9u);\n"
      "  atomicDec(u + 4, 9u);\n"
      "  atomicExch(u + 5, 77u);\n"
      "  unsigned seen = u[6], old;\n"
      "  do { old = seen; seen = atomicCAS(u + 6, old, old + 2); } while (seen != old);\n"
      "  atomicAdd(l, 1ull << 33);\n"
      "  atomicAdd(f, 0.5f);\n"
      "  atomicAdd(d, 0.25);\n"
      "  atomicAdd_block(i + 4, 1);\n"
      "}\n",
      launchOf({10, 1, 1}, {32, 1, 1},
               {{"i", filled(5)}, {"u", filled(7)}, {"l", filled(1)}, {"f", filled(1)}, {"d", filled(1)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  EXPECT_TRUE(run.outcome().addsFloatsAtomically);
  EXPECT_EQ(run.values<int>("i"), (std::vector<int>{4960, 319, -31, -320, 320}));
  const auto u = run.values<std::uint32_t>("u");
  EXPECT_EQ(u, (std::vector<std::uint32_t>{~0U, 0, 0, 0, 0, 77, 640}));
  EXPECT_EQ(run.values<std::uint64_t>("l").at(0), 320ULL << 33U);
  EXPECT_EQ(run.values<float>("f").at(0), 160.0F);
  EXPECT_EQ(run.values<double>("d").at(0), 80.0);
}

TEST_F(Mapping, VariablesOfTheSourceAreReadAndWritten) {
  auto form = launchOf({1, 1, 1}, {8, 1, 1}, {{"out", filled(8)}});
  form.symbols["weights"] = ramp(0);
  const KernelRun run("__constant__ float weights[8];\n"
                      "__device__ int total;\n"
                      "namespace tables { __device__ int squares[4] = {0, 1, 4, 9}; }\n"
                      "__global__ void k(float *out) {\n"
                      "  int t = threadIdx.x;\n"
                      "  out[t] = weights[t] * 2 + tables::squares[t & 3];\n"
                      "  atomicAdd(&total, t);\n"
                      "}\n",
                      form);
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  EXPECT_EQ(run.values<float>("out"), (std::vector<float>{0, 3, 8, 15, 8, 11, 16, 23}));
  EXPECT_EQ(run.values<int>("total").at(0), 28);
}

TEST_F(Mapping, VectorsStructuresAndTemplatesAreWhatTheyAreOnTheDevice) {
  auto form = launchOf(
      {1, 1, 1}, {16, 1, 1},
      {{"out", filled(16)}, {"in", ramp(16)}, {"p.scale", 3.0}, {"p.n", std::int64_t{16}}, {"p.extra", ramp(16)}});
  const KernelRun run("struct Parameters { float scale; int n; const float *extra; };\n"
                      "template <int N, typename T>\n"
                      "__global__ void k(float4 *out, const T *in, Parameters p) {\n"
                      "  int i = threadIdx.x;\n"
                      "  T local[N];\n"
                      "  for (int j = 0; j < N; ++j) local[j] = in[(i + j) % p.n];\n"
                      "  T sum = 0;\n"
                      "  for (int j = 0; j < N; ++j) sum += local[(j * i) % N];\n"
                      "  out[i] = make_float4(sum, p.scale, p.extra[i], local[N - 1]);\n"
                      "}\n"
                      "void launch(float4 *o, float *i, Parameters p) { k<4, float><<<1, 16>>>(o, i, p); }\n",
                      form);
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  const auto out = run.values<float>("out");
  for (std::size_t i = 0; i < 16; ++i) {
    float sum = 0;
    for (std::size_t j = 0; j < 4; ++j)
      sum += static_cast<float>((i + j * i % 4) % 16);
    EXPECT_EQ(out[4 * i], sum) << i;
    EXPECT_EQ(out[4 * i + 1], 3.0F);
    EXPECT_EQ(out[4 * i + 2], static_cast<float>(i));
    EXPECT_EQ(out[4 * i + 3], static_cast<float>((i + 3) % 16));
  }
}

TEST_F(Mapping, KernelsPrint) {
  const KernelRun run(
      "#include <cstdio>\n"
      "__global__ void k(int n) {\n"
      "  if (threadIdx.x == 2) printf(\"%d|%5.2f|%s|%c|%lld|%x%%\\n\", n, 2.5f, \"text\", 'c', 1ll << 40, 255);\n"
      "}\n",
      launchOf({1, 1, 1}, {4, 1, 1}, {{"n", std::int64_t{-7}}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  EXPECT_EQ(run.outcome().printed, "-7| 2.50|text|c|1099511627776|ff%\n");
}

TEST_F(Mapping, CooperativeGroupsAreBarriersAndExchanges) {
  const KernelRun run("#include <cooperative_groups.h>\n"
                      "namespace cg = cooperative_groups;\n"
                      "__global__ void k(int *out) {\n"
                      "  __shared__ int s[64];\n"
                      "  auto block = cg::this_thread_block();\n"
                      "  auto tile = cg::tiled_partition<16>(block);\n"
                      "  int t = block.thread_rank();\n"
                      "  s[t] = t;\n"
                      "  block.sync();\n"
                      "  int v = s[63 - t];\n"
                      "  for (int i = tile.size() / 2; i > 0; i /= 2) v += tile.shfl_down(v, i);\n"
                      "  if (tile.thread_rank() == 0) out[t / 16] = v;\n"
                      "}\n",
                      launchOf({1, 1, 1}, {64, 1, 1}, {{"out", filled(4)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  EXPECT_EQ(run.values<int>("out"), (std::vector<int>{888, 632, 376, 120}));
}

TEST_F(Mapping, ThreadsThatPollLetOthersGoOn) {
  const KernelRun run("__global__ void k(int *out) {\n"
                      "  __shared__ volatile int ready;\n"
                      "  if (threadIdx.x == 0) {\n"
                      "    while (ready != 5) {}\n"
                      "    out[0] = 1;\n"
                      "  } else if (threadIdx.x == 40) {\n"
                      "    ready = 5;\n"
                      "  }\n"
                      "}\n",
                      launchOf({1, 1, 1}, {64, 1, 1}, {{"out", filled(1)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  EXPECT_EQ(run.values<int>("out").at(0), 1);
}

TEST_F(Mapping, AMillionBlocksRun) {
  auto form = launchOf({1'000'000, 1, 1}, {1, 1, 1}, {{"out", filled(1'000'000)}});
  const KernelRun run("__global__ void k(int *out) { out[blockIdx.x] = blockIdx.x; }\n", form);
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  const auto out = run.values<int>("out");
  EXPECT_EQ(out.front(), 0);
  EXPECT_EQ(out.back(), 999'999);
}

TEST_F(Mapping, MallocInAKernelGivesMemory) {
  const KernelRun run("__global__ void k(int *out) {\n"
                      "  int *p = (int *)malloc(4 * sizeof(int));\n"
                      "  for (int i = 0; i < 4; ++i) p[i] = threadIdx.x + i;\n"
                      "  out[threadIdx.x] = p[0] + p[1] + p[2] + p[3];\n"
                      "  free(p);\n"
                      "}\n",
                      launchOf({1, 1, 1}, {3, 1, 1}, {{"out", filled(3)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  EXPECT_EQ(run.values<int>("out"), (std::vector<int>{6, 10, 14}));
}

} // namespace
} // namespace warpgrain::tests
