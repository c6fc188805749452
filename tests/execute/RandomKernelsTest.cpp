// SPDX-License-Identifier: Apache-2.0
//
// Random kernels and random plans: whatever is allowed leaves the same in memory, bit for bit, when the executor runs
// both. WARPGRAIN_FUZZ_SEED and WARPGRAIN_FUZZ_KERNELS explore further.
#include "tests/execute/KernelRun.h"
#include "tests/fuzz/WarpGenerator.h"

#include <cstdlib>
#include <random>

namespace warpgrain::tests {
namespace {

int environmentNumber(const char *name, int otherwise) {
  const char *value = std::getenv(name);
  return value != nullptr ? std::atoi(value) : otherwise;
}

/// Threads of a block whose extent is known at run time only are merged by a factor of it: that is asserted. `unit`: of
/// how many threads along x the merged block has to be made.
std::string randomPlan(std::mt19937 &random, const GeneratedKernel &kernel, int unit) {
  const auto axis = std::array<std::size_t, 4>{0, 0, 1, 2}[random() % 4];
  int factor = 2 + static_cast<int>(random() % 4);
  while (kernel.blockAtRunTime && kernel.block[axis] % (axis == 0 ? factor * unit : factor) != 0 && factor > 1)
    --factor;
  return std::string("coarsen ") + "xyz"[axis] + " " + std::to_string(factor) + (random() % 3 == 0 ? " adjacent" : "");
}

run::LaunchForm formFor(const GeneratedKernel &kernel) {
  run::LaunchForm form;
  form.grid = {kernel.grid[0], kernel.grid[1], kernel.grid[2]};
  form.block = {kernel.block[0], kernel.block[1], kernel.block[2]};
  run::BufferForm in = filled(128);
  in.fill = run::Fill{.kind = memory::FillKind::random, .seed = 7, .low = 0, .high = 97, .file = {}};
  form.arguments = {{"out", filled(static_cast<std::uint64_t>(kernel.elements))},
                    {"in", in},
                    {"counters", filled(4)},
                    {"n", std::int64_t{5}},
                    {"m", std::int64_t{9}}};
  return form;
}

using Generate = GeneratedKernel (*)(std::uint32_t seed, const std::string &name);

/// At least `mustBeAllowed` of ten kernels must have a plan: a test of fewer says little.
void verifyVariants(int first, Generate generate, int unit, int mustBeAllowed) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to compile with";
  const auto seed = static_cast<std::uint32_t>(environmentNumber("WARPGRAIN_FUZZ_SEED", first));
  const int count = environmentNumber("WARPGRAIN_FUZZ_KERNELS", 10);
  std::vector<GeneratedKernel> kernels;
  for (int i = 0; i < count; ++i)
    kernels.push_back(generate(seed + static_cast<std::uint32_t>(i), "k" + std::to_string(i)));
  ParsedSource source(programOf(kernels.data(), count), /*keepPreamble=*/true);
  ASSERT_FALSE(source.unit().hasErrors());
  std::mt19937 random(seed);
  int verified = 0;
  for (const GeneratedKernel &kernel : kernels) {
    const run::VerifierSettings settings{.subject = subjectOf(source, source.kernel(kernel.name), formFor(kernel))};
    const auto verifier = run::Verifier::create(settings, theExecutor());
    ASSERT_TRUE(verifier) << verifier.error().message << "\n" << kernel.text;
    for (int attempt = 0; attempt < 4; ++attempt) {
      const std::string plan = randomPlan(random, kernel, unit);
      const auto row = verifier->verify(transform::parsePlan(plan).value());
      ASSERT_TRUE(row) << row.error().message;
      if (row->status == run::VerificationStatus::refused) continue;
      EXPECT_EQ(row->status, run::VerificationStatus::verified) << row->reason << "\n" << plan << "\n" << kernel.text;
      ++verified;
      break;
    }
  }
  EXPECT_GE(verified * 10, count * mustBeAllowed) << "hardly any plan was allowed: the test says little";
}

TEST(RandomKernels, VariantsLeaveTheSameInMemory) {
  verifyVariants(77'000, generateKernel, 1, 4);
}

TEST(RandomKernels, LanesThatSeeEachOtherStayLanes) {
  verifyVariants(78'000, generateWarps, 32, 4);
}

} // namespace
} // namespace warpgrain::tests
