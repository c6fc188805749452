// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/effects/Effects.h"

#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace warpgrain::dependence {
namespace {

/// What the function `f` of a source does.
Effects effectsOfF(const std::string &function) {
  tests::ParsedSource source("struct Part { int *to; };\n" + function +
                             "\n__global__ void k(int **rows, Part part) { f(rows, part); }\n");
  EXPECT_FALSE(source.unit().hasErrors()) << function;
  const auto &functions = source.unit().functions;
  const auto f = std::ranges::find(functions, "f", &model::Function::name);
  EXPECT_NE(f, functions.end());
  EffectsAnalysis analysis(source.unit());
  return analysis.ofFunction(model::FunctionId{static_cast<std::uint32_t>(f - functions.begin())});
}

TEST(Effects, OfAFunctionThatIsHandedALoadedPointerAreThoseThroughIt) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  for (const char *call : {"memset(rows[2], 0, 8);", "memset(part.to, 0, 8);", "memcpy(*rows, rows[1], 8);"}) {
    const Effects effects = effectsOfF("__device__ void f(int **rows, const Part &part) { " + std::string(call) + " }");
    EXPECT_TRUE(effects.has(Trait::readsMemory)) << call;
    EXPECT_TRUE(effects.has(Trait::writesMemory)) << call;
  }
  EXPECT_FALSE(effectsOfF("__device__ int f(int **rows, const Part &) { return *rows[2]; }").has(Trait::writesMemory));
}

TEST(Effects, OfAnUnknownCallSayWhyItIsNotFollowed) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const std::string other = "__device__ void other(int);\n";
  const Effects own = effectsOfF(other + "__device__ void f(int **rows, const Part &) { other(**rows); }");
  ASSERT_TRUE(own.has(Trait::unknownCall));
  EXPECT_EQ(own.place(Trait::unknownCall).what, "other");
  EXPECT_EQ(own.place(Trait::unknownCall).why, Reason(ReasonId::calleeHasNoBody));
  const Effects through = effectsOfF(other + "__device__ void g(int n) { other(n); }\n"
                                             "__device__ void f(int **rows, const Part &) { g(**rows); }");
  ASSERT_TRUE(through.has(Trait::unknownCall));
  EXPECT_EQ(through.place(Trait::unknownCall).what, "g");
  EXPECT_EQ(through.place(Trait::unknownCall).why,
            Reason(ReasonId::callsBecause, {"other", ReasonId::calleeHasNoBody}));
}

} // namespace
} // namespace warpgrain::dependence
