// SPDX-License-Identifier: Apache-2.0
//
// Which kernels may have two axes of their threads exchanged, and what is written of their launches.
#include "tests/support/ParsedSource.h"
#include "tests/unit/steps/StepCases.h"

#include <algorithm>
#include <string>

namespace warpgrain::transform {
namespace {

using dependence::ReasonId;
using tests::StepCases;

TEST(ExchangeStep, IndicesAndExtentsAreReadAlongTheOtherAxis) {
  StepCases()
      .allowed("exchange x y", "fast[blockIdx.x * blockDim.x + t] = blockDim.y;",
               "fast[blockIdx.y * blockDim.y + t] = blockDim.x;")
      .assuming("must exchange the extents of block and grid along x and y")
      .allowed("exchange x y", "fast[t] = gridDim.y + threadIdx.z;", "fast[t] = gridDim.x + threadIdx.z;")
      .allowed("exchange Z x", "fast[t * 64 + threadIdx.z] = threadIdx.y;", "fast[t * 64 + threadIdx.x] = threadIdx.y;")
      .check();
}

TEST(ExchangeStep, KernelsThatCouldTellAreRefused) {
  StepCases()
      .refused("exchange x y", "fast[t] = __shfl_down_sync(~0u, in[t], 1);", ReasonId::exchangesInWarp)
      .refused("exchange x y", "__syncwarp(); fast[t] = 1;", ReasonId::waitsForWarp)
      .refused("exchange x y", "fast[t] = clock();", ReasonId::measuresTime)
      .refused("exchange x y", "uint3 all = threadIdx; fast[t] = all.x;", ReasonId::isUsedAsWhole)
      .refused("exchange x y", "while (atomicAdd(&list[blockIdx.x], 0) == 0) {} fast[t] = 1;",
               ReasonId::exchangedBlockMayWait)
      .refused("exchange x y", "volatile int *flags = list; while (flags[blockIdx.x] == 0) {} fast[t] = 1;",
               ReasonId::exchangedBlockMayWait)
      .allowed("exchange x y", "for (int i = 0; i < 3; ++i) atomicAdd(list, 1);", "")
      .allowed("exchange x y", "s[0][t % 40] = 1; __syncthreads(); fast[t] = s[0][0];", "int t = threadIdx.y;")
      .check();
}

TEST(ExchangeStep, WordsThatMeanNothingAreToldSo) {
  for (const char *words : {"exchange", "exchange x", "exchange x x", "exchange x w", "exchange x y z"})
    EXPECT_FALSE(parseStep(words)) << words;
  EXPECT_EQ(toString(parseStep("exchange y x").value()), "exchange x y");
}

TEST(ExchangeStep, LaunchesThatAreTooLongAreRefused) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const std::string kernel =
      "__global__ void k(int *out) { out[(blockIdx.x * 64 + threadIdx.x) * 8 + threadIdx.y] = 1; }\n";
  const auto verdictOf = [&](const std::string &launch, const char *step) {
    const tests::ParsedSource source(kernel + "void go(int *out, dim3 g, int n) { k" + launch + "(out); }\n");
    KernelStudy study(source.unit(), source.kernel("k"));
    const Step parsed = parseStep(step).value();
    return findTransformation(parsed.word)->prepare(study, parsed).verdict();
  };
  const auto reasonOf = [&](const std::string &launch, const char *step) {
    const dependence::Verdict verdict = verdictOf(launch, step);
    EXPECT_FALSE(verdict.allows()) << launch;
    return verdict.reasons.front().id;
  };
  EXPECT_EQ(reasonOf("<<<65536, 64>>>", "exchange x y"), ReasonId::gridTooLargeAlong);
  EXPECT_EQ(reasonOf("<<<2, 128>>>", "exchange x z"), ReasonId::blockTooLargeAlong);
  EXPECT_TRUE(verdictOf("<<<65535, 64>>>", "exchange x y").allows());
  EXPECT_EQ(reasonOf("<<<n > 1 ? g : dim3(2, 2), dim3(8, 8)>>>", "exchange x y"), ReasonId::extentsAreExpression);
  const dependence::Verdict unknown = verdictOf("<<<g, dim3(8, 8)>>>", "exchange x y");
  ASSERT_TRUE(unknown.allows());
  EXPECT_TRUE(std::ranges::any_of(unknown.assumptions,
                                  [](const dependence::Reason &why) { return why.id == ReasonId::gridAtMost; }));
}

} // namespace
} // namespace warpgrain::transform
