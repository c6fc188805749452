// SPDX-License-Identifier: Apache-2.0
#include "core/plan/KernelStudy.h"
#include "tests/support/ParsedSource.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace warpgrain::tests {

/// The variables of a kernel that differ between threads along x, in the order of their declarations.
std::vector<std::string> varyingIn(const std::string &body) {
  ParsedSource source("__global__ void k(int *out, int n) {\n" + body + "\n}\n");
  EXPECT_FALSE(source.unit().hasErrors()) << body;
  transform::KernelStudy study(source.unit(), source.kernel());
  const dependence::ThreadVariance &variance = study.variance(model::Axis::x);
  std::vector<std::string> out;
  const auto &variables = study.index().body().variables;
  for (std::size_t i = 0; i < variables.size(); ++i) {
    const model::VariableId variable{static_cast<std::uint32_t>(i)};
    if (variance.varies(variable)) out.push_back(variables[variable].name);
  }
  return out;
}

TEST(ThreadVariance, AVariableThatOnlySomeThreadsSetInAnExpressionDiffers) {
  EXPECT_THAT(varyingIn("int a = 0, b = 0, c = 0, d = 0, e = 0, f = 0;\n"
                        "threadIdx.x < 5 && (a = n); n < 5 && (b = n); threadIdx.x < 5 || (c = n); n < 5 || (d = n);\n"
                        "threadIdx.x > 3 ? (e = n) : n; n > 3 ? (f = n) : n;\n"
                        "out[0] = a + b + c + d + e + f;"),
              testing::ElementsAre("a", "c", "e"));
}

TEST(ThreadVariance, TheConditionOfAChoiceIsEvaluatedByAllThreads) {
  EXPECT_THAT(varyingIn("int a = 0;\n(a = n) < static_cast<int>(threadIdx.x) ? n : 0; out[0] = a;"),
              testing::IsEmpty());
}

} // namespace warpgrain::tests
