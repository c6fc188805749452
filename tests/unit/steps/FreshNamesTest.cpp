// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/FreshNames.h"

#include <gtest/gtest.h>

#include <string>

namespace warpgrain::transform {
namespace {

FreshNames namesBeside(const std::string &before, const std::string &kernel) {
  model::Unit unit;
  unit.files.push_back({.path = "a.cu", .text = before + kernel});
  model::Function function;
  function.span = {.file = FileId{0},
                   .begin = static_cast<std::uint32_t>(before.size()),
                   .end = static_cast<std::uint32_t>(before.size() + kernel.size())};
  return {unit, function};
}

TEST(FreshNames, AreNoneOfTheKernelAndGivenOnce) {
  FreshNames names = namesBeside("int other;\n", "void k(int bx) { int bx2; }");
  EXPECT_EQ(names.take("bx"), "bx3");
  EXPECT_EQ(names.take("other"), "other");
  EXPECT_EQ(names.take("other"), "other2");
}

TEST(FreshNames, AreNoMacrosAndNothingThatStandsInThem) {
  FreshNames names = namesBeside(
      "#define by 3\n# define AT(i) (i + \\\n  turn)\nint left; // define\n#define LAST grid", "\nvoid k(int bx) {}");
  EXPECT_EQ(names.take("by"), "by2");
  EXPECT_EQ(names.take("turn"), "turn2");
  EXPECT_EQ(names.take("grid"), "grid2");
  EXPECT_EQ(names.take("left"), "left");
}

} // namespace
} // namespace warpgrain::transform
