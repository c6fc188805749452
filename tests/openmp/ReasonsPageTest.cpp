// SPDX-License-Identifier: Apache-2.0
#include "core/base/Files.h"
#include "core/openmp/reasons/Reason.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace warpgrain::tests {
namespace {

TEST(OpenMpReasons, HandbookNamesEachReason) {
  const auto page = readTextFile(WARPGRAIN_OPENMP_PAGE);
  ASSERT_TRUE(page) << page.error().message;
  for (const std::string &name : openmp::reasonNames())
    EXPECT_THAT(*page, testing::HasSubstr("`" + name + "`"));
}

TEST(OpenMpReasons, ArgumentsAreFilledIn) {
  const openmp::Reason reason{.id = openmp::ReasonId::calleeUsesVariable, .arguments = {"f", "n"}, .span = {}};
  EXPECT_EQ(reason.text(), "f() uses n, which lies outside of it.");
  EXPECT_EQ(nameOf(reason.id), "callee-uses-variable");
}

} // namespace
} // namespace warpgrain::tests
