// SPDX-License-Identifier: Apache-2.0
#include "core/base/CompanionProgram.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace warpgrain {
namespace {

const CompanionProgram nowhere{
    .name = "warpgrain-no-such-program", .variable = "WARPGRAIN_TEST_COMPANION", .advice = "Build it."};

Result<std::filesystem::path> namedBy(const char *path) {
  setenv("WARPGRAIN_TEST_COMPANION", path, 1);
  auto out = findCompanion(nowhere);
  unsetenv("WARPGRAIN_TEST_COMPANION");
  return out;
}

TEST(CompanionProgram, IsTheOneThatTheEnvironmentNames) {
  EXPECT_EQ(namedBy("/bin/sh").value(), "/bin/sh");
  for (const char *wrong : {"/", "/etc/passwd", "/bin/warpgrain-no-such-program"}) {
    const auto found = namedBy(wrong);
    ASSERT_FALSE(found.has_value()) << wrong;
    EXPECT_EQ(found.error().kind, ErrorKind::tool);
    EXPECT_EQ(found.error().message, std::string("WARPGRAIN_TEST_COMPANION is \"") + wrong +
                                         "\", where there is no program; correct or unset it.");
  }
}

TEST(CompanionProgram, LiesBesideThisOneOrOnPath) {
  CompanionProgram program = nowhere;
  program.name = "sh";
  EXPECT_EQ(findCompanion(program)->filename(), "sh");
  program.name = "base_test";
  EXPECT_EQ(findCompanion(program)->filename(), "base_test");
}

TEST(CompanionProgram, IsMissedWithASentence) {
  EXPECT_EQ(namedBy("").error().message, "The program warpgrain-no-such-program is missing: it should lie beside this "
                                         "program or on PATH. Build it.");
}

} // namespace
} // namespace warpgrain
