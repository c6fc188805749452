// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/Differential.h"

#include "core/base/TemporaryDirectory.h"
#include "tests/fuzz/Findings.h"
#include "tests/support/HostProgram.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <sstream>

namespace warpgrain::tests {

namespace {

std::vector<std::string> linesOf(const std::string &text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);)
    lines.push_back(line);
  return lines;
}

std::vector<GeneratedKernel> kernelsOf(const DifferentialTest &test, std::uint32_t seed) {
  std::vector<GeneratedKernel> kernels;
  for (int i = 0; i < test.kernels; ++i) {
    kernels.push_back(test.generate(seed * 1000 + static_cast<std::uint32_t>(i), "k" + std::to_string(i)));
    kernels.back().input = i;
  }
  return kernels;
}

/// What a program printed: a line for each kernel that came to its end.
std::vector<std::string> outputsOf(const std::filesystem::path &program, bool isReversed) {
  const auto outcome = runHostProgram(program, {.arguments = {}, .isReversed = isReversed});
  return outcome ? linesOf(outcome->standardOutput) : std::vector<std::string>();
}

/// Compares line by line; a program that ended early says nothing of the kernels after the one it ended in.
void compare(const std::vector<std::string> &expected, const std::vector<std::string> &actual, Findings &findings) {
  for (std::size_t i = 0; i < expected.size(); ++i) {
    if (i == actual.size()) return findings.add(i, Outcome::ended);
    if (expected[i] != actual[i]) findings.add(i, Outcome::otherOutput);
  }
}

void runBoth(const Batch &batch, Findings &findings) {
  const auto folder = TemporaryDirectory::create();
  ASSERT_TRUE(folder);
  const auto original = compileForHost(batch.original(), folder->path(), "original");
  ASSERT_TRUE(original) << original.error().message;
  const auto expected = outputsOf(*original, false);
  ASSERT_EQ(expected.size(), batch.kernels().size()) << "the generated program does not run to its end";
  EXPECT_EQ(outputsOf(*original, true), expected) << "a generated kernel has a data race";
  const auto variant = compileForHost(batch.variant(), folder->path(), "variant");
  if (!variant) return findings.addAll(Outcome::notCompiled, variant.error().message);
  for (const bool isReversed : {false, true})
    compare(expected, outputsOf(*variant, isReversed), findings);
}

} // namespace

int environmentNumber(const char *name, int otherwise) {
  const char *value = std::getenv(name);
  return value != nullptr ? std::atoi(value) : otherwise;
}

void DifferentialTest::run(std::uint32_t seed) const {
  Batch batch(kernelsOf(*this, seed), seed, attempts, plan);
  EXPECT_TRUE(batch.isTaken()) << "a generated program has errors";
  Findings findings(batch, seed);
  runBoth(batch, findings);
  findings.report();
  const auto allowed = std::ranges::count_if(batch.kernels(), [](const PlannedKernel &one) { return one.made > 0; });
  testing::Test::RecordProperty("kernels", kernels); // --gtest_output=xml tells
  testing::Test::RecordProperty("allowed", static_cast<int>(allowed));
  EXPECT_GT(allowed, kernels * mustBeAllowed) << "hardly any plan was allowed: the test says little";
}

} // namespace warpgrain::tests
