// SPDX-License-Identifier: Apache-2.0
//
// What a launch shows of the assumptions under which steps are legal.
#include "core/workflow/LaunchAssumptions.h"

#include "core/workflow/KernelBundle.h"
#include "tests/execute/KernelRun.h"
#include "tests/unit/workflow/ScriptedTools.h"

#include <gmock/gmock.h>

namespace warpgrain::workflow {
namespace {

using dependence::Reason;
using dependence::ReasonId;
using testing::HasSubstr;
using tests::ParsedSource;

class Assumptions : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
    source_ = std::make_unique<ParsedSource>(
        "__global__ void k(float *out, const float *in, const float *more, int n) {\n"
        "  int i = blockIdx.x * 64 + threadIdx.x;\n  if (i < n) out[i] = in[i] + more[i];\n}\n"
        "void go(float *out, float *in, float *more, int n) { k<<<(n + 63) / 64, 64>>>(out, in, more, n); }\n");
    subject_ = tests::subjectOf(*source_, source_->kernel("k"));
  }

  /// A recorded launch: where the three pointers lead.
  LaunchAssumptions recorded(std::array<std::pair<std::size_t, std::uint64_t>, 3> places) const {
    measure::Bundle bundle;
    for (const auto &[buffer, offset] : places)
      bundle.arguments.push_back({.buffer = buffer, .offset = offset});
    bundle.arguments.push_back({.value = std::vector<std::byte>(4)});
    bundle.variants.emplace_back();
    return {subject_, bundle, {.grid = {2, 1, 1}, .block = {64, 1, 1}, .integers = {{"n", 100}}}};
  }

  std::unique_ptr<ParsedSource> source_;
  run::KernelSubject subject_;
};

TEST_F(Assumptions, OfPointersHoldWhereEachHasAnAllocationOfItsOwn) {
  const LaunchAssumptions launch = recorded({{{0, 0}, {1, 0}, {2, 64}}});
  EXPECT_EQ(launch.judge({ReasonId::doesNotOverlap, {"in", "out"}}), Assumed::holds);
  const Reason all(ReasonId::oneAndOther, {"out, in", "more"});
  EXPECT_EQ(launch.judge({ReasonId::pointersDoNotOverlap, {all}}), Assumed::holds);
  EXPECT_EQ(launch.judge({ReasonId::doesNotOverlap, {"table", "out"}}), Assumed::isNotKnown) << "no parameter";
}

TEST_F(Assumptions, OfPointersFailWhereTwoAreOne) {
  const LaunchAssumptions launch = recorded({{{0, 128}, {0, 128}, {1, 0}}});
  EXPECT_EQ(launch.judge({ReasonId::doesNotOverlap, {"in", "out"}}), Assumed::fails);
  EXPECT_EQ(launch.judge({ReasonId::doesNotOverlap, {"more", "out"}}), Assumed::holds);
  dependence::Verdict verdict;
  verdict.assume({ReasonId::doesNotOverlap, {"in", "out"}}, {});
  EXPECT_THAT(launch.whyNot(verdict), HasSubstr("does not hold in this launch"));
}

TEST_F(Assumptions, OfPointersIntoOneAllocationAreNotKnown) {
  EXPECT_EQ(recorded({{{0, 0}, {0, 4096}, {1, 0}}}).judge({ReasonId::doesNotOverlap, {"in", "out"}}),
            Assumed::isNotKnown);
}

TEST_F(Assumptions, OfNumbersAreComparedWithTheArguments) {
  const LaunchAssumptions launch = recorded({{{0, 0}, {1, 0}, {2, 0}}});
  EXPECT_EQ(launch.judge({ReasonId::coveredParameterAtMost, {"n", 100}}), Assumed::holds);
  EXPECT_EQ(launch.judge({ReasonId::coveredParameterAtMost, {"n", 99}}), Assumed::fails);
  EXPECT_EQ(launch.judge({ReasonId::valueIsNotNegative, {"n"}}), Assumed::holds);
  EXPECT_EQ(launch.judge({ReasonId::valueIsBetween, {"n", 101, 200}}), Assumed::fails);
  EXPECT_EQ(launch.judge({ReasonId::valueIsNotNegative, {"i"}}), Assumed::isNotKnown) << "no parameter";
}

TEST_F(Assumptions, OfDescribedLaunchesHoldSinceEachPointerHasMemoryOfItsOwn) {
  subject_.form = tests::launchOf({2, 1, 1}, {64, 1, 1}, {{"n", std::int64_t{100}}});
  const auto launch = resolveLaunch(subject_);
  ASSERT_TRUE(launch) << launch.error().message;
  EXPECT_EQ(LaunchAssumptions(subject_, *launch).judge({ReasonId::doesNotOverlap, {"in", "out"}}), Assumed::holds);
}

TEST_F(Assumptions, ThatALaunchContradictsKeepAVariantFromBeingBuilt) {
  measure::Bundle bundle;
  for (const std::size_t buffer : {0, 0, 1})
    bundle.arguments.push_back({.buffer = buffer});
  bundle.arguments.push_back({.value = {std::byte{100}, {}, {}, {}}});
  bundle.variants.push_back({.kernel = "_Z1kPfPKfS1_i", .grid = {2, 1, 1}, .block = {64, 1, 1}});
  bundle.buffers.resize(2);
  KernelBundleOrder order{.subject = subject_, .captured = &bundle};
  const auto bundler = KernelBundler::create(order);
  ASSERT_TRUE(bundler) << bundler.error().message;
  const auto variants = bundler->write(
      {transform::parsePlan("place in readonly").value(), transform::parsePlan("place more readonly").value()});
  ASSERT_EQ(variants.size(), 2U);
  EXPECT_EQ(variants[0].status, session::VariantStatus::refused) << variants[0].reason;
  EXPECT_THAT(variants[0].reason, HasSubstr("does not hold in this launch"));
  EXPECT_EQ(variants[1].status, session::VariantStatus::waiting) << variants[1].reason;
}

} // namespace
} // namespace warpgrain::workflow
