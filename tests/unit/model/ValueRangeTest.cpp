// SPDX-License-Identifier: Apache-2.0
#include "core/model/ValueRange.h"

#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace warpgrain::model {
namespace {

struct RangeCase {
  std::string expression;
  std::optional<ValueRange> expected;
};

const std::optional<ValueRange> anyInt{{INT32_MIN, INT32_MAX}};

const std::vector<RangeCase> &cases() {
  static const std::vector<RangeCase> all{
      {"n", anyInt},
      {"n % 3", {{-2, 2}}},
      {"u % 3", {{0, 2}}},
      {"n % m", {{-INT32_MAX, INT32_MAX}}},
      {"n & 7", {{0, 7}}},
      {"n & -8", anyInt},
      {"c", {{0, 255}}},
      {"c * 2 + 1", {{1, 511}}},
      {"(int)threadIdx.x", {{0, 1023}}},
      {"(int)threadIdx.z", {{0, 63}}},
      {"(int)(blockDim.x * 2)", {{2, 2048}}},
      {"(int)(threadIdx.x / 32)", {{0, 31}}},
      {"(int)threadIdx.x - 5", {{-5, 1018}}},
      {"(int)threadIdx.x >> 3", {{0, 127}}},
      {"(int)threadIdx.y << 2", {{0, 4092}}},
      {"n >> 28", {{-8, 7}}},
      {"(int)threadIdx.x % 32 | 64", {{0, 127}}},
      {"n > 3 ? 5 : c", {{0, 255}}},
      {"min(n, 100)", {{INT32_MIN, 100}}},
      {"max(n, 100)", {{100, INT32_MAX}}},
      {"max(0, min(n, 9))", {{0, 9}}},
      {"n > m", {{0, 1}}},
      {"!n", {{0, 1}}},
      {"kept", {{-2, 2}}},
      {"kept * kept", {{-4, 4}}},
      {"changed", anyInt},
      {"n + 1", anyInt},
      {"n * m", anyInt},
      {"(short)n", {{-32768, 32767}}},
      {"(int)(unsigned char)n", {{0, 255}}},
      // Without sign, a number below 0 is large.
      {"(int)((threadIdx.x - 1) % 4)", {{0, 3}}},
      {"(n % 3) % 5u > 0 ? 1 : 2", {{1, 2}}},
      {"(int)((n % 3) % 5u)", {{0, 4}}},
      {"n / 4", {{INT32_MIN / 4, INT32_MAX / 4}}},
      {"n / m", anyInt},
      {"(int)f", anyInt},
  };
  return all;
}

TEST(ValueRangeTest, IsWhatTypesIndicesAndOperatorsTell) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  std::string text = "__global__ void k(int *o, int n, int m, unsigned u, unsigned char c, float f) {\n"
                     "  const int kept = n % 3;\n  int changed = n % 3;\n  changed += m;\n";
  for (const RangeCase &each : cases())
    text += "  { const int value = " + each.expression + "; o[0] += value; }\n";
  const tests::ParsedSource source(text + "}\n");
  ASSERT_FALSE(source.unit().hasErrors());
  const Body &body = source.unit()[source.kernel()].body;
  std::size_t at = 0;
  for (const Variable &variable : body.variables) {
    if (variable.name != "value") continue;
    const RangeCase &each = cases()[at++];
    SCOPED_TRACE(each.expression);
    const auto found = valueRangeOf(source.unit(), body, variable.initializer);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->least, each.expected->least);
    EXPECT_EQ(found->greatest, each.expected->greatest);
  }
  EXPECT_EQ(at, cases().size());
}

} // namespace
} // namespace warpgrain::model
