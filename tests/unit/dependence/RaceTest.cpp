// SPDX-License-Identifier: Apache-2.0
//
// Kernels that race and kernels that do not. Each is one function body with 64 threads in a row, or 16 by 16.
#include "core/access/symbolic/SymbolicExecution.h"
#include "core/dependence/relations/KernelDependences.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <ostream>

namespace warpgrain::dependence {
namespace {

RaceReport racesIn(const tests::ParsedSource &source) {
  const model::FunctionId kernel = source.kernel();
  const auto launch = access::LaunchContext::of(source.unit(), kernel);
  return findRaces(source.unit(), access::executeSymbolically(source.unit(), kernel, launch), RaceScope::block);
}

std::string kernelText(const std::string &body, const std::string &launch = "64") {
  return std::string("__global__ void k(const float *in, float *out, int n, int off) {\n"
                     "  __shared__ float as[80];\n  __shared__ float tile[16][17];\n"
                     "  int t = threadIdx.x;\n") +
         (body.find("ty") != std::string::npos ? "  int ty = threadIdx.y;\n" : "") + body +
         "\n}\nvoid go(float *p, float *q) { k<<<4, " + launch + ">>>(p, q, 9, 1); }\n";
}

struct Case {
  const char *name;
  const char *body;
  const char *launch = "64";
  bool isProved = true; ///< of kernels without race: it is shown that there is none

  friend void PrintTo(const Case &value, std::ostream *out) { *out << value.name; }
};

class Racing : public testing::TestWithParam<Case> {};

TEST_P(Racing, IsFound) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const tests::ParsedSource source(kernelText(GetParam().body, GetParam().launch));
  ASSERT_FALSE(source.unit().hasErrors());
  const RaceReport report = racesIn(source);
  EXPECT_FALSE(report.races.empty());
  EXPECT_FALSE(report.isFreeWithinBlocks());
}

INSTANTIATE_TEST_SUITE_P(
    Race, Racing,
    testing::Values(
        Case{"NeighbourIsReadWithoutBarrier_GT_A6e", "as[t] = in[t]; out[t] = as[t + 1];"},
        Case{"OneWritesForAll", "if (t == 0) as[0] = in[0]; out[t] = as[0];"},
        Case{"BarrierIsMissingAtTheEndOfALoop",
             "float s = 0; for (int m = 0; m < n; ++m) { tile[ty][t] = in[m]; __syncthreads(); for (int k = 0; k < 16; "
             "++k) s += tile[ty][k]; } out[ty * 16 + t] = s;",
             "dim3(16, 16)"},
        Case{"BarrierIsMissingInTheMiddleOfALoop",
             "float s = 0; for (int m = 0; m < n; ++m) { tile[ty][t] = in[m]; for (int k = 0; k < 16; ++k) s += "
             "tile[k][t]; __syncthreads(); } out[ty * 16 + t] = s;",
             "dim3(16, 16)"},
        Case{"ArrayIsShiftedInPlace",
             "int i = blockIdx.x * blockDim.x + t; if (i >= n - 1) return; out[i] = out[i + 1];"},
        Case{"HalvesMeetInOneStatement", "as[t] += as[t / 2 * 2 + 1];"},
        Case{"SeveralThreadsUpdateOneElement", "as[t % 16] += in[t];"},
        Case{"GuardsOverlap", "if (t < 40) as[t] = in[t]; if (t >= 30) out[t] = as[t - 1];"},
        Case{"RowsOfThreadsWriteOneRow", "out[t] = in[ty * 16 + t];", "dim3(16, 16)"},
        Case{"SomeHaveReturnedAtTheBarrier",
             "as[t] = in[t]; if (t >= 32) return; __syncthreads(); out[t] = as[t + 32];"},
        Case{"BothHavePassedABarrierThatOthersDoNotReach",
             "if (t < 32) { __syncthreads(); as[t] = in[t]; out[t] = as[t ^ 1]; } else __syncthreads();"},
        Case{"OneOfTwoThreadsWaits", "as[t] = in[t]; if (t < 14) __syncthreads(); out[t] = as[63 - t];"},
        Case{"ConditionalReadsANeighbour", "as[t] = in[t]; out[t] = t > 0 ? as[t - 1] : 0;"},
        Case{"OneOfAHashMayBeTwo", "int d = ((const int *)in)[0]; if (d * 3 == 1) out[0] = t;"},
        Case{"AHashMayBeNegative", "int d = ((const int *)in)[0]; if (d >= 0 && d * 31 < 0) out[0] = t;"},
        Case{"AHashMayBeZero", "int d = ((const int *)in)[0]; if (!(d * 2 - 1)) out[0] = t;"},
        Case{"HighBitsAreShiftedOut", "int d = ((const int *)in)[0]; if ((d << 24) >> 24 != d) out[0] = t;"}),
    [](const auto &row) { return std::string(row.param.name); });

class NotBlamed : public testing::TestWithParam<Case> {};

TEST_P(NotBlamed, ForARace) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const tests::ParsedSource source(kernelText(GetParam().body, GetParam().launch));
  ASSERT_FALSE(source.unit().hasErrors());
  const RaceReport report = racesIn(source);
  EXPECT_TRUE(report.races.empty()) << report.races.front().reason.text();
  EXPECT_EQ(report.isFreeWithinBlocks(), GetParam().isProved)
      << (!report.possible.empty() ? report.possible.front().reason.text()
          : report.limit           ? report.limit->text()
                                   : std::string());
}

INSTANTIATE_TEST_SUITE_P(
    Race, NotBlamed,
    testing::Values(
        Case{"ABarrierStandsBetween", "as[t] = in[t]; __syncthreads(); out[t] = as[t + 1];"},
        Case{"ABarrierInAssemblyStandsBetween", "as[t] = in[t]; asm volatile(\"bar.sync 0;\" ::: \"memory\"); out[t] = "
                                                "as[t + 1]; asm volatile(\"barrier.sync "
                                                "1;\" ::: \"memory\"); as[t + 1] = 0;"},
        Case{"ABarrierOfSomeThreadsIsNoProof",
             "as[t] = in[t]; asm volatile(\"bar.sync 0, 64;\" ::: \"memory\"); out[t] = as[t + 1];", "64", false},
        Case{"ABarrierThatTheCompilerMovesAccessesOverIsNoProof",
             "as[t] = in[t]; asm volatile(\"bar.sync 0;\"); out[t] = as[t + 1];", "64", false},
        Case{"NamesOfABindingAreMembers",
             "int2 q = make_int2(t, 1); auto [x, y] = q; q.x = 0; as[x] = y; as[x] += in[y];"},
        Case{"NamesOfABindingReferToMembers",
             "int2 q = make_int2(t, 1); auto &[x, y] = q; y = 0; as[x + q.y] = 1; as[q.x] += in[y];"},
        Case{"AListOfConstantsIsGoneThrough", "float s = 0; for (int k : {1, 2, -4}) s += in[t + k]; as[t] = s;"},
        Case{"AListOfElementsIsNoProof", "float s = 0; for (float k : {as[0], 2.0f}) s += k; as[t] = s;", "64", false},
        Case{"EachThreadUsesItsOwn", "as[t] = in[t]; as[t] *= 2; out[t] = as[t];"},
        Case{"TreeReduction", "as[t] = in[t]; __syncthreads(); for (int s = 32; s > 0; s >>= 1) { if (t < s) as[t] += "
                              "as[t + s]; __syncthreads(); } if (t == 0) out[0] = as[0];"},
        Case{"GuardsLeaveOneThread", "if (t == 0) { as[0] = 1; as[1] = as[0]; out[0] = as[1]; }"},
        Case{"OthersHaveReturned", "if (t != 0) return; as[0] = 1; as[1] = as[0]; out[0] = as[1];"},
        Case{"EvenAndOddThreadsKeepApart", "if (t % 2 == 0) as[t] = 1; if (t % 2 != 0) as[t] = 2; out[t] = as[t];"},
        Case{"UniformConditionsExclude", "if (n > 3) as[t] = in[t]; if (n <= 3) out[t] = as[t + 1];"},
        Case{"ThreadsWaitInTwoBranches",
             "as[t] = in[t]; if (t < 32) { __syncthreads(); out[t] = as[t ^ 32]; } else { __syncthreads(); out[t] = "
             "as[t ^ 32]; }",
             "64", false},
        Case{"ThreadsWaitInTwoCases",
             "as[t] = in[t]; switch (t & 1) { case 0: __syncthreads(); out[t] = as[t ^ 1]; break; default: "
             "__syncthreads(); out[t] = as[t ^ 1]; }",
             "64", false},
        Case{"ThreadsWaitInTwoLoops",
             "if (t < 32) for (int m = 0; m < n; ++m) { as[t] = in[m]; __syncthreads(); } else for (int m = 0; m < n; "
             "++m) { __syncthreads(); out[t] = as[t - 32]; }",
             "64", false},
        Case{"LanesWaitInTwoBranches",
             "as[t] = in[t]; if (t & 1) { __syncwarp(); out[t] = as[t ^ 1]; } else { __syncwarp(); out[t] = as[t ^ 1]; "
             "}",
             "64", false},
        Case{"ADistanceThatMayBeZeroIsNoProof", "as[t] = in[t]; out[t] = as[t + off];", "64", false},
        Case{"AValueFromMemoryIsNotFollowed", "int i = static_cast<int>(in[t]); as[i] = 1; out[t] = as[t];", "64",
             false},
        Case{"ElementsOfSurfacesAreNotCompared", "surf1Dwrite(t, static_cast<cudaSurfaceObject_t>(n), 4 * off);", "64",
             false},
        Case{"AChangedVariableIsNotFollowed", "int i = t; as[i] = 1; i = i + 1 - 1; out[t] = as[i];"},
        Case{"GridStrideLoop", "for (int i = t; i < n; i += blockDim.x) out[i] = out[i] + 1;"},
        Case{"TilesAreGuardedTwice",
             "float s = 0; for (int m = 0; m < n; ++m) { tile[ty][t] = in[m]; __syncthreads(); for (int k = 0; k < 16; "
             "++k) s += tile[ty][k]; __syncthreads(); } out[ty * 16 + t] = s;",
             "dim3(16, 16)"},
        Case{"AnAxisThatIsNotUsedAndNotKnown", "int i = blockIdx.x * blockDim.x + t; out[i] += in[i];", "*new dim3"},
        Case{"TwoBuffersInTurn",
             "float s = 0; for (int m = 0; m < n; ++m) { tile[m % 2][t] = in[m]; __syncthreads(); s += tile[m % 2][0]; "
             "} out[t] = s;",
             "16"}),
    [](const auto &row) { return std::string(row.param.name); });

TEST(RaceSentence, NamesTheAccessesAndTwoThreads) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  tests::ParsedSource source(kernelText("as[t] = in[t]; out[t] = as[t + 1];"));
  const auto verdict = source.verdict("coarsen x 2");
  EXPECT_EQ(verdict.kind, VerdictKind::illegal);
  ASSERT_FALSE(verdict.reasons.empty());
  EXPECT_NE(verdict.reasons.front().text().find("as[t] is written and as[t + 1] is read"), std::string::npos)
      << verdict.reasons.front().text();
  EXPECT_TRUE(verdict.reasons.front().span);
}

TEST(RaceSentence, SaysOfAPossibleRaceThatAllStoreTheSame) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const tests::ParsedSource source(kernelText("as[static_cast<int>(in[t])] = 1.0f;"));
  const RaceReport report = racesIn(source);
  ASSERT_EQ(report.possible.size(), 1U);
  EXPECT_TRUE(
      report.possible.front().reason.text().ends_with("All store the same value, so the order does not matter."))
      << report.possible.front().reason.text();
  EXPECT_TRUE(report.isFreeWithinBlocks());
}

} // namespace
} // namespace warpgrain::dependence
