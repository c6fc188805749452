// SPDX-License-Identifier: Apache-2.0
#include "core/measure/host/HostScript.h"

#include "core/base/Subprocess.h"

#include <gtest/gtest.h>

namespace warpgrain::tests {
namespace {

using namespace measure;
using Words = std::vector<std::string>;

TEST(CommandWords, AreParted) {
  EXPECT_EQ(commandWords("ssh gpu"), (Words{"ssh", "gpu"}));
  EXPECT_EQ(commandWords("  ssh\t-p 22 'my host' \"a 'b' c\"d "), (Words{"ssh", "-p", "22", "my host", "a 'b' cd"}));
  EXPECT_EQ(commandWords("x ''"), (Words{"x", ""}));
  EXPECT_EQ(commandWords("$(reboot); a"), (Words{"$(reboot);", "a"})) << "no shell reads it";
  EXPECT_TRUE(commandWords("").empty());
  EXPECT_TRUE(commandWords("ssh 'gpu").empty());
}

TEST(ShellQuoted, WordsReachAProgramAsTheyAre) {
  for (const std::string word : {"plain", "two words", "it's", "$HOME `id` \\ \"x\"", "a\nb", ""}) {
    const auto outcome = runSubprocess({.arguments = {"/bin/sh"}, .input = "printf %s " + shellQuoted(word) + "\n"});
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->standardOutput, word);
  }
}

TEST(HostScript, IsOneThatAShellTakes) {
  const auto outcome =
      runSubprocess({.arguments = {"/bin/sh", "-n"},
                     .input = hostScript({.sources = "s", .bundle = "b", .runnerArguments = {"it's"}})});
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->exitCode, 0) << outcome->standardError;
}

} // namespace
} // namespace warpgrain::tests
