// SPDX-License-Identifier: Apache-2.0
#include "core/model/HiddenCode.h"

#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

namespace warpgrain::model {
namespace {

/// The hidden code of a kernel with this body.
std::optional<HiddenCode> hiddenIn(const std::string &body, ComputedValues values = ComputedValues::counted) {
  const tests::ParsedSource source("struct Guard { int *p; __device__ ~Guard() { *p = 1; } };\n"
                                   "__device__ Guard guarded(int *p) { return Guard{p}; }\n"
                                   "struct Pair { int a, b; };\n"
                                   "__global__ void k(int *p, int n) {\n" +
                                   body + "\n}\n");
  const auto kernel = source.kernel("k");
  return hiddenCodeIn(source.unit(), source.unit()[kernel].body, values);
}

HiddenCode of(HiddenKind kind, const std::string &name = "") {
  return {.kind = kind, .name = name};
}

TEST(HiddenCode, OfPlainStatementsThereIsNone) {
  EXPECT_FALSE(hiddenIn("for (int i = 0; i < n; ++i) if (i % 2) p[i] = i;"));
}

TEST(HiddenCode, IsAStatementThatIsNotFollowed) {
  EXPECT_EQ(hiddenIn("asm goto(\"bra %l0;\" : : : : past); p[0] = 1; past: p[1] = 1;"),
            of(HiddenKind::statement, "GCCAsmStmt"));
}

TEST(HiddenCode, IsDelete) {
  EXPECT_EQ(hiddenIn("delete p;"), of(HiddenKind::deletion));
}

TEST(HiddenCode, IsADestructorOfAVariableOrATemporary) {
  EXPECT_EQ(hiddenIn("Guard g{p}; p[1] = n;"), of(HiddenKind::destructorOfVariable, "g"));
  EXPECT_EQ(hiddenIn("guarded(p);"), of(HiddenKind::destructorOfTemporary, "Guard"));
}

TEST(HiddenCode, IsAStatementExpressionUnlessOneThatComputesMayBeLeftOut) {
  const std::string computes = "p[0] = ({ int a = n; a + 1; });";
  EXPECT_EQ(hiddenIn(computes), of(HiddenKind::valueStatementExpression));
  EXPECT_FALSE(hiddenIn(computes, ComputedValues::leftOut));
}

TEST(HiddenCode, IsAStructuredBindingUnlessAPlainOneMayBeLeftOut) {
  const std::string binds = "Pair pair{n, 1}; auto &[a, b] = pair; p[0] = a + b;";
  EXPECT_EQ(hiddenIn(binds), of(HiddenKind::plainBinding));
  EXPECT_FALSE(hiddenIn(binds, ComputedValues::leftOut));
}

TEST(HiddenCode, IsAnExpressionThatIsNotFollowed) {
  EXPECT_EQ(hiddenIn("void *to = n > 1 ? &&a : &&b; goto *to; a: p[0] = 1; b: p[1] = 1;"),
            of(HiddenKind::expression, "AddrLabelExpr"));
}

} // namespace
} // namespace warpgrain::model
