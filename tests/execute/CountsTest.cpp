// SPDX-License-Identifier: Apache-2.0
//
// What a launch executes, counted: the numbers here follow from the text of each kernel.
#include "tests/execute/CountedRun.h"

#include <gmock/gmock.h>

#include <map>

namespace warpgrain::tests {
namespace {

using run::AccessNumbers;
using run::CountedKind;
using run::CountedSpace;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

run::LaunchForm oneBlock(std::int64_t threads, std::map<std::string, run::ArgumentForm> arguments = {}) {
  return launchOf({1, 1, 1}, {threads, 1, 1}, std::move(arguments));
}

class Counts : public ExecutorTest {};

/// One launch for what needs no barrier: each line has a thought of its own.
TEST_F(Counts, RequestsSectorsAndLinesOfEachReference) {
  const CountedRun run("struct Three { float x, y, z; };\n"
                       "__device__ float get(const float *p, int i) {\n"
                       "  return p[i];\n"
                       "}\n"
                       "__global__ void k(const float *in, const int *at, const Three *three, const float4 *four,\n"
                       "                  int *sums, float *out, float4 *wide) {\n"
                       "  int i = threadIdx.x;\n"
                       "  out[i] = in[2 * i]\n"
                       "         + in[i + 1];\n"
                       "  if (i >= 32) return;\n"
                       "  int j = at[31 - i] / 8;\n"
                       "  out[i] = in[j];\n"
                       "  for (int m = 0; m < 4; ++m)\n"
                       "    if (i % 4 == m)\n"
                       "      out[i] = m;\n"
                       "  out[i] = i < 16 ? get(in, i) : get(in, i) + 1;\n"
                       "  float sum = 0;\n"
                       "  for (int m = 0; m < 10; ++m)\n"
                       "    sum += in[3];\n"
                       "  atomicAdd(&sums[i % 8], 1);\n"
                       "  sum += __ldg(in + 2 * i);\n"
                       "  sum += __ldcs(&in[i]);\n"
                       "  __stcg(out + i, sum);\n"
                       "  Three t = three[i];\n"
                       "  float4 v = four[i];\n"
                       "  v.x += t.y;\n"
                       "  wide[i] = v;\n"
                       "}\n",
                       oneBlock(64, {{"in", filled(128)}, {"at", ramp(32)}}));
  const auto load = [&run](std::uint32_t line) { return run.at(line, CountedKind::load).counted; };
  const auto store = [&run](std::uint32_t line) { return run.at(line, CountedKind::store).counted; };
  const auto numbers = [](std::uint64_t threads, std::uint64_t requests, std::uint64_t sectors, std::uint64_t lines) {
    return AccessNumbers{.threads = threads, .requests = requests, .sectors = sectors, .lines = lines};
  };
  EXPECT_EQ(load(8), numbers(64, 2, 16, 4));
  EXPECT_EQ(load(9), numbers(64, 2, 10, 4));
  EXPECT_EQ(store(8), numbers(64, 2, 8, 2));
  EXPECT_EQ(run.at(8, CountedKind::store).array, "out");
  EXPECT_EQ(run.at(8, CountedKind::store).space, CountedSpace::global);
  // Addresses that depend on data.
  EXPECT_EQ(load(12), numbers(32, 1, 1, 1));
  EXPECT_FALSE(run.at(12, CountedKind::load).isAffine);
  EXPECT_FALSE(run.at(12, CountedKind::load).agrees());
  // Lanes that come in different iterations, each of them the first time, share no request.
  EXPECT_EQ(store(15), numbers(32, 4, 16, 4));
  EXPECT_EQ(run.at(15, CountedKind::store).approximate, "");
  // A function that is called in two branches.
  EXPECT_EQ(load(3), numbers(32, 2, 4, 2));
  // What an optimiser would keep in a register.
  EXPECT_EQ(load(19), numbers(320, 10, 10, 10));
  // Functions of the toolkit count where a person calls them.
  EXPECT_EQ(run.at(20, CountedKind::atomic).counted, numbers(32, 1, 1, 1));
  EXPECT_EQ(load(21), numbers(32, 1, 8, 2));
  EXPECT_EQ(load(22), numbers(32, 1, 4, 1));
  EXPECT_EQ(store(23), numbers(32, 1, 4, 1));
  // Elements that take several instructions, since they are not aligned, and those that do not.
  EXPECT_EQ(load(24), numbers(32, 3, 36, 9));
  EXPECT_EQ(load(25), numbers(32, 1, 16, 4));
  EXPECT_EQ(store(27), numbers(32, 1, 16, 4));
  EXPECT_EQ(run.rowsThatAgree(), run.rows().size() - 1);
  EXPECT_THAT(run.counts().missing, IsEmpty());
}

/// A compiler tells where the operator stands, where an address is a constant.
TEST_F(Counts, ReferencesAtOneLineAreToldApart) {
  const CountedRun run("__global__ void k(float *out, int n) {\n"
                       "  __shared__ float a[66], b[66];\n"
                       "  __shared__ float *second;\n"
                       "  int t = threadIdx.x;\n"
                       "  if (t == 0) a[0] = (a[65]) = b[0] = b[65] = 0.0f;\n"
                       "  if (t < 8) a[1] = ++b[2];\n"
                       "  if (t == 0) second = a + 1;\n"
                       "  __syncthreads();\n"
                       "  out[t] = second[t];\n"
                       "  (n > 3 ? a[t] : b[t]) = 1;\n"
                       "}\n",
                       oneBlock(64, {{"out", filled(64)}, {"n", std::int64_t{5}}}));
  EXPECT_GE(run.rowsThatAgree(), 10U);
  std::map<std::uint32_t, std::vector<std::string>> executed;
  for (const run::CountedReference &row : run.rows())
    if (row.space == CountedSpace::shared)
      executed[row.line].push_back(row.array + (row.kind == CountedKind::load ? " load " : " store ") +
                                   std::to_string(row.counted.threads));
  EXPECT_THAT(executed[5], ElementsAre("a store 1", "a store 1", "b store 1", "b store 1"));
  EXPECT_THAT(executed[6], ElementsAre("a store 8", "b load 8", "b store 8"));
  EXPECT_THAT(executed[9], UnorderedElementsAre("second load 64", "a load 64"));
  EXPECT_THAT(executed[10], ElementsAre("a store 64"));
}

/// A compiler that knows the place may write the number into the code.
TEST_F(Counts, NothingIsClaimedOfConstantsThatAreReadAtPlacesThatACompilerKnows) {
  const CountedRun run("struct Row { static __device__ const int kept[4]; };\n"
                       "__device__ const int Row::kept[4] = {3, 1, 4, 1};\n"
                       "__device__ const int table[4] = {3, 1, 4, 1};\n"
                       "__global__ void k(int *out, int n) {\n"
                       "  int sum = table[2] + Row::kept[n];\n"
                       "  for (int i = 0; i < 4; ++i) sum += table[i];\n"
                       "  for (int x : Row::kept) sum += x;\n"
                       "  out[threadIdx.x] = sum + table[threadIdx.x & 3];\n"
                       "}\n",
                       oneBlock(32, {{"out", filled(32)}, {"n", std::int64_t{1}}}));
  for (const run::CountedReference &row : run.rows()) {
    const bool isKnown = row.line == 8;
    EXPECT_EQ(row.analysed.has_value(), isKnown) << row.line;
  }
  EXPECT_EQ(run.rowsThatAgree(), 2U);
}

TEST_F(Counts, WhichOfSeveralAccessesOfALineWasChosenIsNotTold) {
  const CountedRun run("__global__ void k(float *out, int n) {\n"
                       "  (n > 3 ? out[threadIdx.x] : out[threadIdx.x + 32]) = 1;\n"
                       "}\n",
                       oneBlock(32, {{"out", filled(64)}, {"n", std::int64_t{5}}}));
  ASSERT_FALSE(run.rows().empty());
  for (const run::CountedReference &row : run.rows())
    if (row.counted.threads > 0 && !row.analysed) {
      EXPECT_THAT(row.analysed.error().text(), testing::HasSubstr("does not tell which of them"));
    }
}

TEST_F(Counts, WhatALoopOverAnArrayReadsIsToldApartFromOtherElements) {
  const CountedRun run("__global__ void k(float *out) {\n"
                       "  __shared__ float a[4];\n"
                       "  if (threadIdx.x < 4) a[threadIdx.x] = 1;\n"
                       "  __syncthreads();\n"
                       "  float sum = a[threadIdx.x & 3]; for (float x : a) sum += x;\n"
                       "  out[threadIdx.x] = sum;\n"
                       "}\n",
                       oneBlock(64, {{"out", filled(64)}}));
  std::vector<std::uint64_t> loads;
  for (const run::CountedReference &row : run.rows())
    if (row.line == 5) loads.push_back(row.counted.threads);
  EXPECT_THAT(loads, ElementsAre(64, 256));
  EXPECT_EQ(run.rowsThatAgree(), run.rows().size());
}

/// Where a part of the copy is not used, a compiler tells where the call begins.
TEST_F(Counts, WhatACallCopiesIsToldApartFromWhatItsArgumentsLoad) {
  const CountedRun run("__global__ void k(int *out, const int *in) {\n"
                       "  int t = threadIdx.x;\n"
                       "  int part[4];\n"
                       "  __builtin_memcpy(part, in + ((in[t & 63] > 7 ? t : threadIdx.y) & 63), 16);\n"
                       "  __builtin_memcpy(out + 6 * t + 1, part, 12);\n"
                       "}\n",
                       oneBlock(32, {{"out", filled(256)}, {"in", filled(128)}}));
  std::vector<std::uint32_t> columns;
  for (const run::CountedReference &row : run.rows())
    if (row.array == "in") columns.push_back(row.column);
  EXPECT_THAT(columns, UnorderedElementsAre(26, 33));
}

TEST_F(Counts, AtomicLoadsAndStoresAreLoadsAndStores) {
  const CountedRun run("__global__ void k(int *p, int *out) {\n"
                       "  out[threadIdx.x] = __nv_atomic_load_n(p, __NV_ATOMIC_RELAXED);\n"
                       "  __nv_atomic_store_n(p + 32, 1, __NV_ATOMIC_RELAXED);\n"
                       "}\n",
                       oneBlock(64, {{"p", filled(64)}, {"out", filled(64)}}));
  EXPECT_EQ(run.rowsThatAgree(), 3U);
  EXPECT_EQ(run.at(2, CountedKind::load).counted.threads, 64U);
  EXPECT_EQ(run.rows().size(), 3U);
}

TEST_F(Counts, OfAStructInAPlaceThatIsAlignedBetterThanItselfAreSaidToBeApproximate) {
  const CountedRun run("struct Pair { float re, im; };\n"
                       "struct alignas(16) Site { Pair link[4]; };\n"
                       "struct Plain { Pair link[4]; };\n"
                       "__global__ void k(Site *a, Plain *b, float f) { const Pair v{f, f};\n"
                       "  a[threadIdx.x].link[1] = v;\n"
                       "  b[threadIdx.x].link[1] = v;\n"
                       "}\n",
                       oneBlock(32, {{"a", filled(32)}, {"b", filled(32)}, {"f", 1.0}}));
  const auto aligned = run.at(5, CountedKind::store);
  ASSERT_TRUE(aligned.analysed);
  EXPECT_EQ(aligned.analysed->requests, 2U);
  EXPECT_EQ(aligned.counted.requests, 1U);
  EXPECT_THAT(aligned.approximate, HasSubstr("aligned better than its type demands"));
  const auto plain = run.at(6, CountedKind::store);
  EXPECT_EQ(plain.agrees(), std::optional(true));
  EXPECT_EQ(plain.approximate, "");
}

TEST_F(Counts, AnAssignmentToPairsOfHalvesReadsNothingOfThem) {
  const CountedRun run("#include <cuda_fp16.h>\n"
                       "__global__ void k(half2 *p, half2 *q, half *r, float f) {\n"
                       "  const half2 v = p[threadIdx.x];\n"
                       "  q[threadIdx.x] = v;\n"
                       "  r[threadIdx.x] = f;\n"
                       "}\n",
                       oneBlock(32, {{"p", filled(32)}, {"q", filled(32)}, {"r", filled(32)}, {"f", 1.0}}));
  EXPECT_EQ(run.rowsThatAgree(), 3U);
  EXPECT_EQ(run.rows().size(), 3U);
}

TEST_F(Counts, AMethodsOwnMembersAreAccessedWhereTheMethodIsWritten) {
  const CountedRun run("struct Point {\n"
                       "  float x, y;\n"
                       "  __device__ void set(float a, float b) {\n"
                       "    x = a;\n"
                       "    y = b;\n"
                       "  }\n"
                       "  __device__ float first() const { return x; }\n"
                       "};\n"
                       "__global__ void k(Point *p, const Point *q) {\n"
                       "  p[threadIdx.x].set(q[threadIdx.x].first(), 2);\n"
                       "}\n",
                       oneBlock(32, {{"p", filled(32)}, {"q", filled(32)}}));
  EXPECT_EQ(run.rowsThatAgree(), 3U);
  EXPECT_EQ(run.rows().size(), 3U);
  EXPECT_EQ(run.at(4, CountedKind::store).counted.threads, 32U);
}

TEST_F(Counts, ConstantsOfAFunctionAreNoMemory) {
  const CountedRun run(
      "template <class T> __device__ T below(const T &x, const T &most) { return x < most ? x : most; }\n"
      "__global__ void k(float *p) {\n"
      "  static constexpr float most = 7, factor = 2;\n"
      "  static const int step = 1;\n"
      "  const float value = p[threadIdx.x + step];\n"
      "  p[threadIdx.x] = below(value, most) * factor;\n"
      "}\n",
      oneBlock(32, {{"p", filled(64, 9)}}));
  EXPECT_EQ(run.rowsThatAgree(), 2U);
}

/// nvcc keeps both in global memory; what is read at a constant place is a number in the code.
TEST_F(Counts, TablesOfConstantsAreGlobalMemory) {
  const CountedRun run("__device__ constexpr int far[4] = {2, 6, 10, 14};\n"
                       "__global__ void k(const int *in, int *out) {\n"
                       "  static constexpr int near[4] = {1, 5, 9, 13};\n"
                       "  int sum = in[threadIdx.x];\n"
                       "  sum += near[threadIdx.x & 3];\n"
                       "  sum += far[threadIdx.x / 16];\n"
                       "  out[threadIdx.x] = sum + near[2] + far[1];\n"
                       "}\n",
                       oneBlock(64, {{"in", filled(64)}}));
  for (const std::uint32_t line : {5U, 6U}) {
    EXPECT_EQ(run.at(line, CountedKind::load).counted.threads, 64U);
    EXPECT_EQ(run.at(line, CountedKind::load).counted.requests, 2U);
    EXPECT_EQ(run.at(line, CountedKind::load).space, CountedSpace::global);
  }
  EXPECT_EQ(run.rowsThatAgree(), 4U);
  EXPECT_EQ(run.rows().size(), 4U);
}

/// nvcc puts constants in the memory that their declaration names. Clang's space does not tell: constants of
/// __device__ whose values it knows share it with those of __constant__.
TEST_F(Counts, OnlyWhatIsDeclaredConstantIsInConstantMemory) {
  const CountedRun run("struct Row {\n"
                       "  static __device__ const int ofClass[4];\n"
                       "  static __constant__ const int kept[4];\n"
                       "};\n"
                       "__device__ const int Row::ofClass[4] = {3, 1, 4, 1};\n"
                       "__constant__ const int Row::kept[4] = {3, 1, 4, 1};\n"
                       "extern __device__ const int shown[4];\n"
                       "__device__ const int shown[4] = {1, 2, 3, 4};\n"
                       "const int plain[4] = {1, 2, 3, 4};\n"
                       "__constant__ const int fixed[4] = {1, 2, 3, 4};\n"
                       "static __constant__ int own[4] = {1, 2, 3, 4};\n"
                       "__constant__ constexpr int known[4] = {1, 2, 3, 4};\n"
                       "__global__ void k(int *out) {\n"
                       "  int t = threadIdx.x & 3;\n"
                       "  int sum = Row::ofClass[t];\n"
                       "  sum += shown[t];\n"
                       "  sum += plain[t];\n"
                       "  sum += Row::kept[t];\n"
                       "  sum += fixed[t];\n"
                       "  sum += own[t];\n"
                       "  sum += known[t];\n"
                       "  out[threadIdx.x] = sum;\n"
                       "}\n",
                       oneBlock(32, {{"out", filled(32)}}));
  for (const std::uint32_t line : {15U, 16U, 17U})
    EXPECT_EQ(run.at(line, CountedKind::load).space, CountedSpace::global) << line;
  for (const std::uint32_t line : {18U, 19U, 20U, 21U})
    EXPECT_EQ(run.at(line, CountedKind::load).space, CountedSpace::constant) << line;
  EXPECT_EQ(run.rowsThatAgree(), 4U);
}

/// Clang loads the bytes of a bit-field twice to change it; nvcc does so where they are volatile.
TEST_F(Counts, ABitFieldThatIsChangedIsLoadedOnce) {
  const CountedRun run("struct Bits { int low : 12; int high : 20; };\n"
                       "__global__ void k(Bits *bits, int *out) {\n"
                       "  int t = threadIdx.x;\n"
                       "  bits[t].low += 3;\n"
                       "  bits[t].high++;\n"
                       "  int x = (bits[t].low ^= t);\n"
                       "  bits[t].high = x;\n"
                       "  out[t] = --bits[t].low;\n"
                       "}\n",
                       oneBlock(32, {{"bits", filled(32)}, {"out", filled(32)}}));
  for (const std::uint32_t line : {4U, 5U, 6U, 7U, 8U})
    EXPECT_EQ(run.at(line, CountedKind::load).counted.threads, 32U) << line;
  EXPECT_EQ(run.rowsThatAgree(), 11U);
}

TEST_F(Counts, NothingIsClaimedOfHowOftenVolatileBitsAreLoaded) {
  const CountedRun run("struct Bits { int low : 12; int high : 20; };\n"
                       "__global__ void k(volatile Bits *bits) {\n"
                       "  bits[threadIdx.x].low += 3;\n"
                       "}\n",
                       oneBlock(32, {{"bits", filled(32)}}));
  EXPECT_EQ(run.at(3, CountedKind::load).counted.threads, 64U);
  EXPECT_EQ(run.rowsThatAgree(), 0U);
}

/// Where a device may count something else, a row says so; the others of the launch do not.
TEST_F(Counts, WhatMayBeOtherwiseOnADeviceIsSaidToBeApproximateOrMissing) {
  const CountedRun run("__device__ int down(const int *p, int n) { return n == 0 ? p[0] : p[n] + down(p, n - 1); }\n"
                       "__global__ void k(const int *in, const int *a, const int *b, int *out, int *other) {\n"
                       "  int sum = 0;\n"
                       "  for (int i = 0; i <= threadIdx.x % 4; ++i)\n"
                       "    sum += in[32 * i + threadIdx.x];\n"
                       "  out[threadIdx.x] = sum;\n"
                       "  const int *p = threadIdx.x % 2 ? a : b;\n"
                       "  other[threadIdx.x] = p[threadIdx.x];\n"
                       "  out[threadIdx.x] += down(in, threadIdx.x % 3);\n"
                       "}\n",
                       oneBlock(32, {{"in", filled(128)}, {"a", filled(32)}, {"b", filled(32)}}));
  const auto uneven = run.at(5, CountedKind::load);
  EXPECT_EQ(uneven.counted.threads, 80U);
  EXPECT_EQ(uneven.counted.requests, 4U);
  EXPECT_THAT(uneven.approximate, HasSubstr("the loop at line 4 different numbers of times"));
  EXPECT_EQ(run.at(6, CountedKind::store).counted.requests, 1U);
  EXPECT_EQ(run.at(6, CountedKind::store).approximate, "");
  std::uint64_t threads = 0;
  for (const auto &row : run.rows())
    if (row.kind == CountedKind::load && row.line == 8) {
      threads += row.counted.threads;
      EXPECT_THAT(row.approximate, HasSubstr("different arrays"));
    }
  EXPECT_EQ(threads, 32U);
  EXPECT_FALSE(run.at(8, CountedKind::load).agrees()) << "the analysis does not know how many go where";
  EXPECT_THAT(run.counts().missing, ElementsAre(HasSubstr("it calls itself")));
  EXPECT_EQ(run.at(9, CountedKind::store).counted.requests, 1U);
  run.rowsThatAgree();
}

TEST_F(Counts, PassesAndConflictsOfSharedMemoryBetweenBarriers) {
  const CountedRun run("__global__ void k(const int *in, int *out, int n) {\n"
                       "  __shared__ int s[64 * 33];\n"
                       "  __shared__ double wide[64];\n"
                       "  int t = threadIdx.x, sum = 0;\n"
                       "  s[t * 32] = t;\n"
                       "  s[t * 33] = t;\n"
                       "  wide[t] = t;\n"
                       "  __syncthreads();\n"
                       "  sum += s[t * 2];\n"
                       "  for (int i = 0; i < n; ++i) {\n"
                       "    __syncthreads();\n"
                       "    s[t] = in[i * 64 + t];\n"
                       "    __syncthreads();\n"
                       "    for (int j = 0; j < 3; ++j)\n"
                       "      sum += s[(t + j) % 64];\n"
                       "  }\n"
                       "  if (t % 32 < 16) sum = __shfl_xor_sync(0xffff, sum, 1);\n"
                       "  out[t] = sum;\n"
                       "}\n",
                       oneBlock(64, {{"in", filled(320)}, {"n", std::int64_t{5}}}));
  EXPECT_EQ(run.schedule(), "regions");
  const auto banks = [](std::uint64_t threads, std::uint64_t requests, std::uint64_t passes, std::uint64_t conflicts,
                        std::uint64_t ways) {
    return AccessNumbers{
        .threads = threads, .requests = requests, .passes = passes, .conflicts = conflicts, .ways = ways};
  };
  EXPECT_EQ(run.at(5, CountedKind::store).counted, banks(64, 2, 64, 62, 32));
  EXPECT_EQ(run.at(6, CountedKind::store).counted, banks(64, 2, 2, 0, 1));
  EXPECT_EQ(run.at(7, CountedKind::store).counted, banks(64, 2, 4, 0, 1));
  EXPECT_EQ(run.at(9, CountedKind::load).counted, banks(64, 2, 4, 2, 2));
  EXPECT_EQ(run.at(9, CountedKind::load).array, "s");
  EXPECT_EQ(run.at(12, CountedKind::load).counted,
            (AccessNumbers{.threads = 320, .requests = 10, .sectors = 40, .lines = 10}));
  EXPECT_EQ(run.at(15, CountedKind::load).counted.requests, 30U);
  EXPECT_EQ(run.at(15, CountedKind::load).approximate, "");
  // Half of each warp has waited for an exchange: it comes together with the others again.
  EXPECT_EQ(run.at(18, CountedKind::store).counted,
            (AccessNumbers{.threads = 64, .requests = 2, .sectors = 8, .lines = 2}));
  EXPECT_EQ(run.rowsThatAgree(), run.rows().size());
}

/// As nvcc compiles them, whatever the elements of the array are declared as.
TEST_F(Counts, AVectorOfADeclaredArrayIsOneRequest) {
  const CountedRun run("__device__ float table[256];\n"
                       "__global__ void k(float4 *out) {\n"
                       "  __shared__ float s[256];\n"
                       "  int t = threadIdx.x;\n"
                       "  *(float4 *)&s[4 * t] = *reinterpret_cast<const float4 *>(table + 4 * t);\n"
                       "  __syncthreads();\n"
                       "  float own[4];\n"
                       "  *(float4 *)own = reinterpret_cast<float4 &>(s[4 * t]);\n"
                       "  out[t].x = own[0] + own[1] + own[2] + own[3];\n"
                       "}\n",
                       oneBlock(32));
  const AccessNumbers banks{.threads = 32, .requests = 1, .passes = 4, .conflicts = 0, .ways = 1};
  EXPECT_EQ(run.at(5, CountedKind::load).counted,
            (AccessNumbers{.threads = 32, .requests = 1, .sectors = 16, .lines = 4}));
  EXPECT_EQ(run.at(5, CountedKind::store).counted, banks);
  EXPECT_EQ(run.at(8, CountedKind::load).counted, banks);
  EXPECT_EQ(run.rowsThatAgree(), run.rows().size());
}

/// The analysis does not follow the assembly: its store is no second one of the reference beside it.
TEST_F(Counts, AStoreOfInlineAssemblyIsNotThatOfAnotherReferenceInItsLine) {
  const CountedRun run("__global__ void k(float *o) {\n"
                       "  asm volatile(\"st.global.f32 [%0], %1;\" ::\"l\"(o + threadIdx.x), \"f\"(1.f) : \"memory\"); "
                       "o[threadIdx.x + 64] = 2;\n"
                       "}\n",
                       oneBlock(64, {{"o", filled(128)}}));
  ASSERT_EQ(run.rows().size(), 2U);
  EXPECT_EQ(run.rowsThatAgree(), 1U);
  for (const run::CountedReference &row : run.rows())
    EXPECT_EQ(row.counted.threads, 64U);
}

TEST_F(Counts, BranchesWhoseLanesGoDifferentWays) {
  const CountedRun run("__global__ void k(int *out, int n) {\n"
                       "  int t = threadIdx.x, v = 0;\n"
                       "  if (t < 32) v = 1;\n"
                       "  if (t % 2 == 0) v += 2;\n"
                       "  for (int i = 0; i < n; ++i)\n"
                       "    switch ((t + i) / 16) {\n"
                       "    case 0: v += 3; break;\n"
                       "    case 1:\n"
                       "    case 2: v += 4; break;\n"
                       "    default: break;\n"
                       "    }\n"
                       "  out[t] = v;\n"
                       "}\n",
                       oneBlock(64, {{"n", std::int64_t{2}}}));
  const auto &branches = run.counts().branches;
  ASSERT_EQ(branches.size(), 4U);
  const auto numbers = [&](std::size_t i) {
    return std::vector<std::uint64_t>{branches[i].line, branches[i].threads, branches[i].warps, branches[i].divergent};
  };
  EXPECT_THAT(numbers(0), ElementsAre(3, 64, 2, 0));
  EXPECT_THAT(numbers(1), ElementsAre(4, 64, 2, 2));
  EXPECT_THAT(numbers(2), ElementsAre(5, 192, 6, 0));
  EXPECT_THAT(numbers(3), ElementsAre(6, 128, 4, 4)); // 0 | 1 of the first warp, 2 | default of the second
}

/// A function that gives a place back does not access it: who calls it does.
TEST_F(Counts, APlaceThatAFunctionGivesBackIsAccessedWhereItIsCalled) {
  const CountedRun run("struct View {\n"
                       "  int *data;\n"
                       "  __device__ int &operator[](int i) const { return data[i]; }\n"
                       "};\n"
                       "__device__ int *place(int *p, int i) { return p + i; }\n"
                       "__global__ void k(int *a, int *b, int *sums) {\n"
                       "  View view{a};\n"
                       "  view[threadIdx.x] = 1;\n"
                       "  *place(b, threadIdx.x) = 2;\n"
                       "  atomicAdd(place(sums, threadIdx.x / 32), 3);\n"
                       "}\n",
                       oneBlock(64, {{"a", filled(64)}, {"b", filled(64)}, {"sums", filled(2)}}));
  const AccessNumbers wide{.threads = 64, .requests = 2, .sectors = 8, .lines = 2};
  EXPECT_EQ(run.at(8, CountedKind::store).counted, wide);
  EXPECT_EQ(run.at(9, CountedKind::store).counted, wide);
  EXPECT_EQ(run.at(10, CountedKind::atomic).counted.threads, 64U);
  EXPECT_EQ(run.rowsThatAgree(), run.rows().size());
}

/// What a reference is bound to by a temporary is evaluated once.
TEST_F(Counts, CallsWhoseValueIsAnArgumentByReferenceAreMadeOnce) {
  const CountedRun run(
      "struct Complex {\n"
      "  int x, y;\n"
      "};\n"
      "__device__ Complex operator*(const Complex &a, const Complex &b) {\n"
      "  return {a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x};\n"
      "}\n"
      "__device__ int sum(const int &a, const int &b) { return a + b; }\n"
      "__global__ void k(const Complex *in, Complex *out, const int *p, int *low, const short *s) {\n"
      "  int t = threadIdx.x;\n"
      "  out[t] = in[t] * in[t] * in[t];\n"
      "  low[t] = sum(t > 3 ? p[t] + 1 : 7, s[t]);\n"
      "  const int &twice = sum(p[t], 5) * 2;\n"
      "  low[t] += twice + twice;\n"
      "}\n",
      oneBlock(32, {{"in", ramp(64)}, {"out", filled(64)}, {"p", ramp(32)}, {"low", filled(32)}, {"s", filled(32)}}));
  EXPECT_EQ(run.rowsThatAgree(), run.rows().size());
  for (const auto &row : run.rows())
    EXPECT_TRUE(row.analysed) << row.line << " " << row.column << " " << row.array << ": "
                              << row.analysed.error().text();
}

/// std::max gets both elements by reference, and looks at one of them twice.
/// Neither in a constructor of a library, which is not followed, nor for a member that is a reference.
TEST_F(Counts, WhatAReferenceIsBoundToIsEvaluatedOnce) {
  const CountedRun made("#include <cuda/std/optional>\n"
                        "__device__ int at(int a) { return a + blockDim.x; }\n"
                        "__global__ void k(int *out, const int *in) {\n"
                        "  cuda::std::optional<int> made(at(in[threadIdx.x]));\n"
                        "  out[threadIdx.x] = made.value_or(3);\n"
                        "}\n",
                        oneBlock(32), "k");
  EXPECT_EQ(made.at(4, CountedKind::load).counted.threads, 32U);
  EXPECT_GE(made.rowsThatAgree(), 1U);
  const CountedRun bound("struct Row { int &first; int count; };\n"
                         "__global__ void k(int *out, const int *in) {\n"
                         "  int i = threadIdx.x;\n"
                         "  Row row{out[in[32] + i++], 3};\n"
                         "  row.first = in[i];\n"
                         "}\n",
                         oneBlock(32, {{"in", filled(40, 0)}, {"out", filled(64)}}));
  EXPECT_EQ(bound.at(4, CountedKind::load).counted.threads, 32U);
  EXPECT_GE(bound.rowsThatAgree(), 2U);
}

/// 3 to the power of 20 is more than any int: what v is at the end, wrapping around decides.
TEST_F(Counts, NothingIsClaimedOfWhatIsMeantToWrapAround) {
  const CountedRun run("__global__ void k(int *out, const int *in) {\n"
                       "  int v = in[threadIdx.x];\n"
                       "  for (int i = 0; i < 20; ++i)\n"
                       "    v = v * 3 + 1;\n"
                       "  if (v % 3 != 1)\n"
                       "    out[threadIdx.x] = 1;\n"
                       "  unsigned seed = threadIdx.x;\n"
                       "  int random = static_cast<int>(seed) * 1103515245 + 12345;\n"
                       "  if (random < 0)\n"
                       "    out[threadIdx.x] = 2;\n"
                       "}\n",
                       oneBlock(32, {{"in", ramp(32)}, {"out", filled(32)}}));
  EXPECT_GE(run.rowsThatAgree(), 1U);
  for (const run::CountedReference &row : run.rows())
    EXPECT_TRUE(row.kind == CountedKind::load || !row.analysed) << row.line;
}

TEST_F(Counts, NothingIsClaimedOfWhatALibraryGetsByReference) {
  const CountedRun run("#include <algorithm>\n"
                       "#include <cuda_fp16.h>\n"
                       "struct Pair { int a, b; };\n"
                       "__global__ void k(const int *in, int *out, const __half *h, __half *sum, Pair *pairs) {\n"
                       "  int t = threadIdx.x;\n"
                       "  out[t] = std::max(in[t], 7);\n"
                       "  sum[t] = h[t] + h[t + 1];\n"
                       "  Pair copy = pairs[t];\n"
                       "  pairs[31 - t] = copy;\n"
                       "}\n",
                       oneBlock(32, {{"in", ramp(32)}, {"h", filled(33)}, {"pairs", filled(32)}}));
  const auto handed = run.at(6, CountedKind::load);
  EXPECT_GE(handed.counted.threads, 32U);
  ASSERT_FALSE(handed.analysed);
  EXPECT_THAT(handed.analysed.error().text(), HasSubstr("how often max uses it is not followed"));
  // Operators of CUDA's own types load what they get once; copies of types are what they seem to be.
  EXPECT_EQ(run.rowsThatAgree(), run.rows().size() - 1);
}

/// Where the pointer to an object is read, the table of its virtual functions is, too.
TEST_F(Counts, NothingIsClaimedWhereAVirtualFunctionIsCalled) {
  const CountedRun run("struct Base {\n"
                       "  virtual __device__ int value() const { return 1; }\n"
                       "};\n"
                       "struct Derived : Base {\n"
                       "  __device__ int value() const override { return 2; }\n"
                       "};\n"
                       "inline __device__ void *operator new(size_t, unsigned char *place) { return place; }\n"
                       "__global__ void k(int *out) {\n"
                       "  __shared__ __align__(8) unsigned char bytes[sizeof(Derived)];\n"
                       "  __shared__ Base *object;\n"
                       "  if (threadIdx.x == 0) object = new (bytes) Derived();\n"
                       "  __syncthreads();\n"
                       "  out[threadIdx.x] = object->value();\n"
                       "}\n",
                       oneBlock(32, {{"out", filled(32)}}));
  const auto read = std::ranges::find_if(
      run.rows(), [](const auto &row) { return row.array.contains("object") && row.kind == CountedKind::load; });
  ASSERT_NE(read, run.rows().end());
  EXPECT_EQ(read->counted.threads, 64U);
  ASSERT_FALSE(read->analysed);
  EXPECT_THAT(read->analysed.error().text(), HasSubstr("which the source does not name"));
  run.rowsThatAgree();
}

TEST_F(Counts, ALaunchThatWouldTakeTooMuchMemoryIsNotCounted) {
  const CountedRun run("__global__ void k(const int *in, int *out, int n) {\n"
                       "  int sum = 0;\n"
                       "  for (int i = 0; i < n; ++i)\n"
                       "    sum += in[i % 32];\n"
                       "  out[threadIdx.x] = sum;\n"
                       "}\n",
                       oneBlock(1, {{"in", filled(32)}, {"n", std::int64_t{4'000'000}}}));
  EXPECT_THAT(run.counts().whyNone, HasSubstr("choose a smaller launch"));
  EXPECT_THAT(run.rows(), IsEmpty());
}

} // namespace
} // namespace warpgrain::tests
