// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/Differential.h"

#include "core/base/TemporaryDirectory.h"
#include "tests/support/HostProgram.h"
#include "tests/support/ParsedSource.h"

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

struct Batch {
  std::string original;
  std::string variant;
  std::vector<std::string> plans; ///< of each kernel; empty where none was allowed
};

Batch makeBatch(const DifferentialTest &test, std::uint32_t seed) {
  std::vector<GeneratedKernel> kernels;
  for (int i = 0; i < test.kernels; ++i)
    kernels.push_back(test.generate(seed * 1000 + static_cast<std::uint32_t>(i), "k" + std::to_string(i)));
  Batch batch;
  batch.original = programOf(kernels.data(), test.kernels);
  ParsedSource source(batch.original, /*keepPreamble=*/true);
  EXPECT_FALSE(source.unit().hasErrors()) << batch.original;
  std::mt19937 random(seed);
  transform::Texts texts;
  model::Unit unit = source.unit();
  for (const GeneratedKernel &kernel : kernels) {
    batch.plans.emplace_back();
    for (int attempt = 0; attempt < test.attempts && batch.plans.back().empty(); ++attempt) {
      const model::FunctionId id = unit.findKernel(kernel.name).value();
      const std::string plan = test.plan(random, kernel, unit, id);
      auto result = transform::applyPlan(unit, texts, id, transform::parsePlan(plan).value(),
                                         [&](const transform::Texts &now) { return source.parser().parse(now); });
      // A refusal is an answer; a text that does not compile is a bug.
      if (!result) {
        EXPECT_NE(result.error().kind, ErrorKind::internal) << result.error().message << "\n"
                                                            << plan << "\n"
                                                            << kernel.text;
        continue;
      }
      texts = std::move(result->texts);
      unit = std::move(result->unit);
      batch.plans.back() = plan;
    }
  }
  batch.variant = unit.files.front().text;
  return batch;
}

/// The kernel's text in a program, for the message.
std::string kernelIn(const std::string &program, int index) {
  const std::size_t begin = program.find("__global__ void k" + std::to_string(index) + "(");
  return program.substr(begin, program.find("\n}\n", begin) + 3 - begin);
}

} // namespace

int environmentNumber(const char *name, int otherwise) {
  const char *value = std::getenv(name);
  return value != nullptr ? std::atoi(value) : otherwise;
}

void DifferentialTest::run(std::uint32_t seed) const {
  const Batch batch = makeBatch(*this, seed);
  const auto folder = TemporaryDirectory::create();
  ASSERT_TRUE(folder);
  const auto before = runOnHost(batch.original, folder->path(), "original");
  const auto after = runOnHost(batch.variant, folder->path(), "variant");
  ASSERT_TRUE(before) << before.error().message;
  ASSERT_TRUE(after) << after.error().message;
  ASSERT_TRUE(before->succeeded()) << before->standardError;
  const auto expected = linesOf(before->standardOutput);
  const auto actual = linesOf(after->standardOutput);
  for (int i = 0; i < kernels; ++i) {
    const auto at = static_cast<std::size_t>(i);
    ASSERT_LT(at, actual.size()) << "seed " << seed << ", plan \"" << batch.plans[at]
                                 << "\" ended the program: " << after->standardError << kernelIn(batch.original, i)
                                 << kernelIn(batch.variant, i);
    EXPECT_EQ(expected[at], actual[at]) << "seed " << seed << ", plan \"" << batch.plans[at] << "\"\n"
                                        << kernelIn(batch.original, i) << kernelIn(batch.variant, i);
  }
  const auto allowed = std::ranges::count_if(batch.plans, [](const std::string &made) { return !made.empty(); });
  testing::Test::RecordProperty("allowed", static_cast<int>(allowed)); // of `kernels`: --gtest_output=xml tells
  EXPECT_GT(allowed, kernels * mustBeAllowed) << "hardly any plan was allowed: the test says little";
}

} // namespace warpgrain::tests
