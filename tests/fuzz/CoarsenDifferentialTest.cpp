// SPDX-License-Identifier: Apache-2.0
//
// GT-B6: random kernels and random coarsening plans; whatever is allowed must give the same output,
// bit for bit. The kernels run on the host. WARPGRAIN_FUZZ_SEED and WARPGRAIN_FUZZ_BATCHES explore
// further.
#include "core/base/TemporaryDirectory.h"
#include "tests/fuzz/KernelGenerator.h"
#include "tests/support/HostProgram.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <random>
#include <sstream>
#include <string>
#include <vector>

namespace warpgrain::tests {
namespace {

constexpr int kernelsPerBatch = 24;

int environmentNumber(const char *name, int otherwise) {
  const char *value = std::getenv(name);
  return value != nullptr ? std::atoi(value) : otherwise;
}

std::vector<std::string> linesOf(const std::string &text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);)
    lines.push_back(line);
  return lines;
}

/// One or two steps. A block whose size is known at run time only must be divisible: that is
/// asserted when it runs.
std::string randomPlan(std::mt19937 &random, const GeneratedKernel &kernel) {
  std::string plan;
  std::array<int, 3> extents = kernel.block;
  const auto steps = 1 + random() % 2;
  for (unsigned i = 0; i < steps; ++i) {
    const auto axis = std::array<std::size_t, 4>{0, 0, 1, 2}[random() % 4];
    int factor = 2 + static_cast<int>(random() % 4);
    while (kernel.blockAtRunTime && extents[axis] % factor != 0)
      --factor;
    extents[axis] /= factor;
    plan += std::string(i > 0 ? "; " : "") + "coarsen " + "xyz"[axis] + " " + std::to_string(factor);
    if (random() % 3 == 0) plan += " adjacent";
  }
  return plan;
}

struct Batch {
  std::string original;
  std::string variant;
  std::vector<std::string> plans; ///< of each kernel; empty where none was allowed
};

Batch makeBatch(std::uint32_t seed) {
  std::vector<GeneratedKernel> kernels;
  for (int i = 0; i < kernelsPerBatch; ++i)
    kernels.push_back(generateKernel(seed * 1000 + static_cast<std::uint32_t>(i), "k" + std::to_string(i)));
  Batch batch;
  batch.original = programOf(kernels.data(), kernelsPerBatch);
  ParsedSource source(batch.original, /*keepPreamble=*/true);
  EXPECT_FALSE(source.unit().hasErrors()) << batch.original;
  std::mt19937 random(seed);
  transform::Texts texts;
  model::Unit unit = source.unit();
  for (const GeneratedKernel &kernel : kernels) {
    batch.plans.emplace_back();
    for (int attempt = 0; attempt < 4 && batch.plans.back().empty(); ++attempt) {
      const std::string plan = randomPlan(random, kernel);
      auto result =
          transform::applyPlan(unit, texts, unit.findKernel(kernel.name).value(), transform::parsePlan(plan).value(),
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

class CoarsenDifferential : public testing::TestWithParam<int> {};

TEST_P(CoarsenDifferential, GivesTheSameOutputBitForBit) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const auto seed = static_cast<std::uint32_t>(environmentNumber("WARPGRAIN_FUZZ_SEED", 1) + GetParam());
  const Batch batch = makeBatch(seed);
  const auto folder = TemporaryDirectory::create();
  ASSERT_TRUE(folder);
  const auto before = runOnHost(batch.original, folder->path(), "original");
  const auto after = runOnHost(batch.variant, folder->path(), "variant");
  ASSERT_TRUE(before) << before.error().message;
  ASSERT_TRUE(after) << after.error().message;
  ASSERT_TRUE(before->succeeded()) << before->standardError;
  const auto expected = linesOf(before->standardOutput);
  const auto actual = linesOf(after->standardOutput);
  for (int i = 0; i < kernelsPerBatch; ++i) {
    const auto at = static_cast<std::size_t>(i);
    ASSERT_LT(at, actual.size()) << "seed " << seed << ", plan \"" << batch.plans[at]
                                 << "\" ended the program: " << after->standardError << kernelIn(batch.original, i)
                                 << kernelIn(batch.variant, i);
    EXPECT_EQ(expected[at], actual[at]) << "seed " << seed << ", plan \"" << batch.plans[at] << "\"\n"
                                        << kernelIn(batch.original, i) << kernelIn(batch.variant, i);
  }
  const auto allowed = std::ranges::count_if(batch.plans, [](const std::string &plan) { return !plan.empty(); });
  EXPECT_GT(allowed, kernelsPerBatch / 3) << "hardly any plan was allowed: the test says little";
}

INSTANTIATE_TEST_SUITE_P(Batches, CoarsenDifferential,
                         testing::Range(0, environmentNumber("WARPGRAIN_FUZZ_BATCHES", 6)));

} // namespace
} // namespace warpgrain::tests
