// SPDX-License-Identifier: Apache-2.0
//
// Which loops may be shared out over the lanes of a warp, what is said of the rest, and where lanes wait for each
// other.
#include "tests/unit/steps/StepCases.h"
#include "tests/unit/steps/launch/LaunchStepTest.h"

#include <algorithm>

namespace warpgrain::transform {
namespace {

using dependence::ReasonId;
using tests::StepCases;

TEST(SpreadStep, OrderOfSumsOfFloatingPointNumbersIsAskedFor) {
  const std::string sum = "float sum = 0; for (int k = 0; k < n; ++k) sum += in[t * n + k]; fast[t] = sum;";
  const std::string product = "double p = 2; for (int k = 0; k < n; ++k) p = in[t + k] * p; fast[t] = p;";
  StepCases()
      .refused("spread k 8", sum, ReasonId::orderOfSumChanges)
      .refused("spread k 8", sum, "\"spread k 8 reorder\" allows another order")
      .allowed("spread k 8 reorder", sum, "sum += __shfl_xor_sync(mask, sum, offset);")
      .assuming("Another order of the sum sum is as good as the loop's: float rounds")
      .refused("spread k 2", product, ReasonId::orderOfSumChanges)
      .allowed("spread k 2 reorder", product, "if (lane != 0) p = 1;")
      .allowed("spread k 2 reorder", product, "p *= __shfl_xor_sync(mask, p, 1);")
      .check();
}

TEST(SpreadStep, IntegersAndExtremaAreExactInAnyOrder) {
  const auto loop = [](const std::string &before, const std::string &addition, const std::string &after) {
    return before + " for (int k = 0; k < n; ++k) { " + addition + " } " + after;
  };
  StepCases()
      .allowed("spread k 4", loop("int sum = 0;", "sum += list[k];", "fast[t] = sum;"),
               "for (int k = lane; k < n; k += 4)")
      .assuming("do not overflow int")
      .allowed("spread k 4", loop("unsigned sum = m;", "sum -= list[k];", "fast[t] = sum;"), "if (lane != 0) sum = 0;")
      .allowed("spread k 32", loop("unsigned sum = 0;", "sum = list[k] + sum;", "fast[t] = sum;"),
               "sum += __shfl_xor_sync(0xffffffffu, sum, offset);")
      .allowed("spread k 4", loop("int bits = ~0;", "bits &= list[k];", "fast[t] = bits;"), "bits &= __shfl_xor_sync")
      .allowed("spread k 4", loop("int bits = m;", "if (list[k] > 3) bits |= list[k];", "fast[t] = bits;"),
               "bits |= __shfl_xor_sync")
      .allowed("spread k 4", loop("unsigned bits = 1;", "bits ^= list[k];", "fast[t] = bits;"),
               "if (lane != 0) bits = 0;")
      .allowed("spread k 4", loop("bool any = false;", "any |= list[k] > 3;", "fast[t] = any;"),
               "any |= __shfl_xor_sync")
      .allowed("spread k 4", loop("int most = m;", "most = max(list[k], most);", "fast[t] = most;"),
               "most = max(most, __shfl_xor_sync(mask, most, offset));")
      .allowed("spread k 4", loop("float most = in[t];", "most = fmaxf(most, in[k]);", "fast[t] = most;"),
               "most = fmaxf(most, __shfl_xor_sync(mask, most, offset));")
      .refused("spread k 4", loop("float most = in[t];", "if (in[k] > most) most = in[k];", "fast[t] = most;"),
               ReasonId::valueCarriedBetweenIterations)
      .refused("spread k 4", loop("bool odd = false;", "odd ^= list[k];", "fast[t] = odd;"),
               ReasonId::valueCarriedBetweenIterations)
      .refused("spread k 4", loop("int sum = 0;", "sum += in[k];", "fast[t] = sum;"),
               ReasonId::valueCarriedBetweenIterations)
      .refused("spread k 4", loop("int sum = 0;", "sum += list[k]; fast[k] = sum;", "fast[t] = sum;"),
               ReasonId::valueCarriedBetweenIterations)
      .refused("spread k 4", loop("unsigned sum = 1;", "sum += list[k]; sum *= 3;", "fast[t] = sum;"),
               ReasonId::valueCarriedBetweenIterations)
      .refused("spread k 4", loop("int sum = 1;", "sum = list[k] - sum;", "fast[t] = sum;"),
               ReasonId::valueCarriedBetweenIterations)
      .refused("spread k 4", loop("int sum = 1;", "sum = max(sum, (unsigned)list[k]);", "fast[t] = sum;"),
               ReasonId::valueCarriedBetweenIterations)
      .check();
}

TEST(SpreadStep, IterationsMustNotNeedEachOther) {
  const auto loop = [](const std::string &work, const std::string &after = {}) {
    return "for (int k = 1; k < n; ++k) { " + work + " } " + after;
  };
  StepCases()
      .refused("spread k 4", "int last = 0; " + loop("fast[k] = last; last = list[k];"),
               ReasonId::valueCarriedBetweenIterations)
      .refused("spread k 4", "int v; " + loop("v = list[k]; fast[t * n + k] = v;", "fast[t] = v;"),
               ReasonId::valueOfOneLane)
      .allowed("spread k 4", "int v; " + loop("v = list[k]; fast[t * n + k] = v;"), "fast[t * n + k] = v;")
      .refused("spread k 4", loop("a[0][k] = in[k];", "fast[t] = a[0][3];"), ReasonId::arrayOfEachLane)
      .refused("spread k 4", loop("fast[t * n + k] = fast[t * n + k - 1];"), ReasonId::orderTurnsRound)
      .refused("spread k 4", loop("fast[t] = in[k];"), ReasonId::orderTurnsRound)
      .allowed("spread k 4", loop("atomicAdd(&list[n - k], k); atomicAdd(&list[m], 1);"), "k += 4")
      .refused("spread k 4", loop("atomicAdd(&list[m], k); atomicMax(&list[m], 1);"), ReasonId::orderTurnsRound)
      .refused("spread k 4", loop("atomicAdd(&fast[t], in[k]);"), ReasonId::orderTurnsRound)
      .refused("spread k 4", loop("int old = atomicAdd(&list[m], k); fast[old] = k;"), ReasonId::orderTurnsRound)
      .refused("spread k 4", loop("if (list[k] == m) break;"), ReasonId::loopLeftEarly)
      .refused("spread k 4", loop("if (list[k] == m) return;"), ReasonId::threadEndsInNest)
      .refused("spread k 4", loop("s[0][t] = k; __syncthreads();"), ReasonId::meetingMixedUp)
      .refused("spread k 4", loop("list[t * n + k] = __shfl_sync(~0u, k, 0);"), ReasonId::meetingMixedUp)
      .refused("spread k 4", "int k; for (k = 0; k < n; ++k) fast[t * n + k] = 1; list[t] = k;",
               ReasonId::counterUsedAfterLoop)
      .refused("spread k 4", "int k = 0; for (; k < n; ++k) fast[t * n + k] = 1;", ReasonId::loopHasNoBegin)
      .refused("spread k 4", "for (int k = 0; k != 64; ++k) fast[t * n + k] = 1;", ReasonId::loopEndsAtNotEqual)
      .refused("spread k 4", "for (unsigned k = n; k > 0; --k) fast[t * n + k] = 1;",
               ReasonId::unsignedCountsDownByLanes)
      .allowed("spread k 4", "for (int k = n - 1; k >= 0; --k) fast[t * n + k] = 1;",
               "for (int k = n - 1 - lane; k >= 0; k -= 4)")
      .check();
}

TEST(SpreadStep, OneLaneChangesMemory) {
  const std::string loop = " for (int k = 0; k < 64; ++k) fast[t * 64 + k] = k; ";
  StepCases()
      .allowed("spread k 4", loop + "if (n > 3) list[t] = n; else list[t] = m;",
               "if (n > 3) { if (lane == 0) list[t] = n; } else { if (lane == 0) list[t] = m; }")
      .allowed("spread k 4", loop + "\n  list[t] = n;\n  list[t + 64] = m;\n",
               "  if (lane == 0) {\n    list[t] = n;\n    list[t + 64] = m;\n  }\n")
      .allowed("spread k 4", loop + "atomicAdd(&list[0], n);", "if (lane == 0) atomicAdd(&list[0], n);")
      .refused("spread k 4", loop + "int old = atomicAdd(&list[0], n); list[old] = 1;", ReasonId::effectResultUsed)
      .refused("spread k 4", loop + "int old; old = atomicAdd(&list[0], n); list[old] = 1;", ReasonId::effectResultUsed)
      .refused("spread k 4", loop + "if (atomicAdd(&list[0], n) == 3) out[0] = 1;", ReasonId::effectResultUsed)
      .refused("spread k 4", loop + "int x; list[t] = x = n; out[t] = x;", ReasonId::effectGivesValue)
      .refused("spread k 4", loop + "if ((list[t] = n) > 3) out[t] = 1;", ReasonId::effectInsideStatement)
      .refused("spread k 4", loop + "atomicAdd(&list[m], 1); int v = list[m]; out[t] = v;",
               ReasonId::lanesMaySeeDifferent)
      .check();
}

TEST(SpreadStep, LanesMustNotTellEachOtherApart) {
  const std::string loop = " for (int k = 0; k < 64; ++k) fast[t * 64 + k] = k; ";
  StepCases()
      .refused("spread k 4", loop + "list[t] = __shfl_down_sync(~0u, n, 1);", ReasonId::exchangesInWarp)
      .refused("spread k 4", loop + "list[t] = __activemask();", ReasonId::tellsPlace)
      .refused("spread k 4", loop + "list[t] = clock();", ReasonId::measuresTime)
      .refused("spread k 4", loop + "list[t] = __syncthreads_count(n);", ReasonId::countsBlock)
      .refused("spread k 4", loop + "__threadfence(); list[t] = 1;", ReasonId::ordersForOthers)
      .refused("spread k 4", loop + "__trap();", ReasonId::doneByEachLane)
      .refused("spread k 4", loop + "int x = 0; int *p = &x; list[t] = *p;", ReasonId::addressKept)
      .refused("spread k 4", loop + "dim3 i = threadIdx; list[t] = i.y;", ReasonId::isUsedAsWhole)
      .refused("spread k 4", loop + "other(list);", ReasonId::mayReadThreadIndexBecause)
      .refused("spread k 4", loop + "volatile int *v = list; v[t] = 1;", ReasonId::volatileOrder)
      .check();
}

TEST(SpreadStep, LanesWaitWhereOneReadsWhatAnotherWrites) {
  const std::string loop = "  for (int k = 0; k < 40; ++k)\n    s[t][k] = k;\n";
  const std::string sum = "  int sum = 0;\n  for (int k = 0; k < 40; ++k)\n    sum += (int)s[t][k];\n";
  StepCases()
      .allowed("spread k 32", loop + "  int v = s[t][3];\n  list[t] = v;\n", "    s[t][k] = k;\n  __syncwarp();\n")
      .allowed("spread k 32", loop + "  __syncthreads();\n  int v = s[t][3];\n  list[t] = v;\n",
               "    s[t][k] = k;\n  __syncthreads();\n")
      .allowed("spread k 32", "  s[t][0] = n;\n" + sum + "  fast[t] = sum;\n",
               "  if (lane == 0) s[t][0] = n;\n  int sum = 0;\n  __syncwarp();\n")
      .allowed("spread k 32", "  s[t][0] = n;\n  int v = s[t][0];\n" + loop + "  list[t] = v;\n",
               "  if (lane == 0) s[t][0] = n;\n  __syncwarp();\n  int v")
      .allowed("spread k 32", sum + "  fast[t] = sum;\n", "sum, offset);\n  if (lane == 0) fast[t] = sum;\n")
      .check();
}

class SpreadLaunch : public LaunchStepTest {
protected:
  static constexpr const char *rows = "threadIdx.x + 64 * threadIdx.y";

  static std::string source(const std::string &block, const std::string &head = "",
                            const std::string &index = "threadIdx.x") {
    return "#define TID threadIdx.x\n#define PLACE (threadIdx.x + 1)\n"
           "__device__ int place() { return threadIdx.x; }\n"
           "__device__ int twice(int x) { return x * 2; }\n"
           "__global__ void " +
           head +
           " k(unsigned *__restrict__ out, const unsigned *in, int n) {\n"
           "  int i = blockIdx.x * blockDim.x + " +
           index +
           ";\n"
           "  unsigned sum = 0;\n  for (int k = 0; k < n; ++k)\n    sum += in[i * n + k];\n  out[i] = sum;\n}\n"
           "void launch(unsigned *out, const unsigned *in, int n, int threads, dim3 block) {\n  k<<<n, " +
           block + ">>>(out, in, n);\n}\n";
  }
};

TEST_F(SpreadLaunch, BlocksGetLonger) {
  expectText(source("64"), "spread k 8", "k<<<n, 64 * 8>>>(out, in, n);");
  expectText(source("threads"), "spread k 8", "k<<<n, threads * 8>>>(out, in, n);");
  expectText(source("dim3(8, 4)", "", rows), "spread k 8", "k<<<n, dim3(8 * 8, 4)>>>(out, in, n);");
  expectText(source("block"), "spread k 8", "k<<<n, dim3(block.x * 8, block.y, block.z)>>>(out, in, n);");
  expectText(source("64", "__launch_bounds__(64)"), "spread k 8", "__launch_bounds__(64 * 8)");
}

TEST_F(SpreadLaunch, LanesAreToldByAllExtentsUnlessBlocksAreRows) {
  expectText(source("64"), "spread k 8", "const unsigned int mask = 0xffu << (threadIdx.x % 32 / 8 * 8);");
  expectText(source("dim3(8, 4)", "", rows), "spread k 2",
             "mask = 0x3u << ((threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z)) % 32 / 2 * 2);");
}

TEST_F(SpreadLaunch, BlocksMustNotGetTooLarge) {
  expectRefused(source("256"), "spread k 8", "they would have 2048, and 1024 are the most");
  expectRefused(source("dim3(8, 32)", "", rows), "spread k 8", "blocks of 256 threads");
  expectRefused(source("64", "__launch_bounds__(128)"), "spread k 16", "would become 2048");
  const auto assumptions = verdictOf(source("threads"), "spread k 8").assumptions;
  EXPECT_TRUE(std::ranges::any_of(assumptions, [](const dependence::Reason &each) {
    return each.text() == "The block of this launch has at most 128 threads.";
  }));
}

TEST_F(SpreadLaunch, HiddenIndicesAreRefused) {
  expectText(source("64", "", "TID"), "spread k 8", "(blockDim.x / 8) + (threadIdx.x / 8);");
  expectRefused(source("64", "", "PLACE"), "spread k 8", "expand PLACE");
  expectRefused(source("64", "", "place()"), "spread k 8", "inline place");
  expectText(source("64", "", "twice(threadIdx.x)"), "spread k 8", "twice(threadIdx.x / 8)");
}

TEST_F(SpreadLaunch, OffersOnlyWhatIsExact) {
  const auto offered = [](const std::string &text) {
    tests::ParsedSource parsed(text);
    std::string out;
    for (const Step &step : findTransformation("spread")->offers(parsed.unit(), parsed.kernel("k")))
      out += toString(step) + "; ";
    return out;
  };
  EXPECT_EQ(offered(source("64")), "spread k 2; spread k 4; spread k 8; spread k 16; spread k 32; ");
  std::string floats = source("64");
  for (std::size_t at = 0; (at = floats.find("unsigned", at)) != std::string::npos;)
    floats.replace(at, 8, "float");
  EXPECT_EQ(offered(floats), "");
}

TEST(SpreadWords, AreChecked) {
  for (const char *words : {"spread", "spread k", "spread k x", "spread k 3", "spread k 64", "spread k 0", "spread 8 k",
                            "spread k 8 order", "spread k 8 reorder reorder"})
    EXPECT_FALSE(parseStep(words)) << words;
  EXPECT_EQ(toString(parseStep("spread L12 16 reorder").value()), "spread L12 16 reorder");
}

} // namespace
} // namespace warpgrain::transform
