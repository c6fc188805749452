// SPDX-License-Identifier: Apache-2.0
//
// The launch of a variant, as the steps of its plan leave it.
#include "core/run/launch/VariantLaunch.h"

#include "core/plan/Step.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>

namespace warpgrain::run {
namespace {

TEST(VariantLaunch, StepsBehindAnExchangeSpeakOfTheNewAxes) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const tests::ParsedSource source("__global__ void k(int *out) { out[threadIdx.x * 8 + threadIdx.y] = blockIdx.x; }\n"
                                   "void go(int *out) { k<<<dim3(5, 3), dim3(4, 8)>>>(out); }\n");
  const auto shape = shapeAfter(source.unit(), source.kernel("k"), {.grid = {5, 3, 1}, .block = {4, 8, 1}},
                                transform::parsePlan("exchange x y; coarsen x 2; coarsen grid y 5").value());
  ASSERT_TRUE(shape) << shape.error().message;
  EXPECT_EQ(shape->block, (std::array<std::int64_t, 3>{4, 4, 1}));
  EXPECT_EQ(shape->grid, (std::array<std::int64_t, 3>{3, 1, 1}));
}

} // namespace
} // namespace warpgrain::run
