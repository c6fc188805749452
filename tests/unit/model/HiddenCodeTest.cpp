// SPDX-License-Identifier: Apache-2.0
#include "core/model/HiddenCode.h"

#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

namespace warpgrain::model {
namespace {

/// What is said of a device function with this body.
std::string hiddenIn(const std::string &body, ComputedValues values = ComputedValues::counted) {
  const tests::ParsedSource source("struct Guard { int *p; __device__ ~Guard() { *p = 1; } };\n"
                                   "__device__ Guard guarded(int *p) { return Guard{p}; }\n"
                                   "__global__ void k(int *p, int n) {\n" +
                                   body + "\n}\n");
  const auto kernel = source.kernel("k");
  return hiddenCodeIn(source.unit(), source.unit()[kernel].body, values);
}

TEST(HiddenCode, OfPlainStatementsThereIsNone) {
  EXPECT_EQ(hiddenIn("for (int i = 0; i < n; ++i) if (i % 2) p[i] = i;"), "");
}

TEST(HiddenCode, IsAStatementThatIsNotFollowed) {
  EXPECT_EQ(hiddenIn("asm goto(\"bra %l0;\" : : : : past); p[0] = 1; past: p[1] = 1;"),
            "a statement that is not followed (GCCAsmStmt)");
}

TEST(HiddenCode, IsDelete) {
  EXPECT_EQ(hiddenIn("delete p;"), "delete");
}

TEST(HiddenCode, IsADestructorOfAVariableOrATemporary) {
  EXPECT_EQ(hiddenIn("Guard g{p}; p[1] = n;"), "the destructor of g");
  EXPECT_EQ(hiddenIn("guarded(p);"), "the destructor of a temporary Guard");
}

TEST(HiddenCode, IsAStatementExpressionUnlessOneThatComputesMayBeLeftOut) {
  EXPECT_EQ(hiddenIn("p[0] = ({ int a = n; a + 1; });"), "a statement expression");
  EXPECT_EQ(hiddenIn("p[0] = ({ int a = n; a + 1; });", ComputedValues::leftOut), "");
}

TEST(HiddenCode, IsAnExpressionThatIsNotFollowed) {
  EXPECT_EQ(hiddenIn("void *to = n > 1 ? &&a : &&b; goto *to; a: p[0] = 1; b: p[1] = 1;"),
            "an expression that is not followed (AddrLabelExpr)");
}

} // namespace
} // namespace warpgrain::model
