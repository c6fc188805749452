// SPDX-License-Identifier: Apache-2.0
//
// From a kernel to a bundle, with a compiler that is a script.
#include "core/workflow/KernelBundle.h"

#include "tests/execute/KernelRun.h"
#include "tests/unit/workflow/ScriptedTools.h"

#include <gmock/gmock.h>

#include <mutex>

namespace warpgrain::workflow {
namespace {

using session::VariantStatus;
using testing::HasSubstr;
using tests::ParsedSource;

class BundleOfAKernel : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
    source_ = std::make_unique<ParsedSource>(tests::doublingKernel);
    order_.subject = tests::subjectOf(*source_, source_->kernel());
    order_.subject.toolkit = tests::scriptedToolkit(folder_->path());
    order_.plans = {{}, transform::parsePlan("coarsen x 2").value(), transform::parsePlan("coarsen x 8").value()};
  }

  Result<TemporaryDirectory> folder_ = TemporaryDirectory::create();
  std::unique_ptr<ParsedSource> source_;
  KernelBundleOrder order_;
};

TEST_F(BundleOfAKernel, HoldsTheVariantsThatAreBuiltWithTheLaunchOfTheSource) {
  std::mutex mutex;
  std::vector<VariantStatus> reported;
  const auto made = makeKernelBundle(order_, [&](const session::Variant &variant) {
    const std::scoped_lock lock(mutex);
    reported.push_back(variant.status);
  });
  ASSERT_TRUE(made) << made.error().message;
  EXPECT_EQ(reported.size(), 6U); // each is written, and then built or not
  ASSERT_EQ(made->variants.size(), 3U);
  EXPECT_EQ(made->variants[0].status, VariantStatus::built) << made->variants[0].reason;
  EXPECT_EQ(made->variants[1].status, VariantStatus::built) << made->variants[1].reason;
  EXPECT_EQ(made->variants[2].status, VariantStatus::failed);
  EXPECT_THAT(made->variants[2].reason, HasSubstr("too hard"));
  EXPECT_EQ(made->shape.grid[0], 4);
  EXPECT_EQ(made->shape.block[0], 256);
  const measure::Bundle &bundle = made->described.bundle;
  ASSERT_EQ(bundle.variants.size(), 2U);
  EXPECT_EQ(bundle.variants[1].block[0], 128U);
  EXPECT_EQ(bundle.title, "k");
  EXPECT_EQ(bundle.toolkit, "0.1");
}

TEST_F(BundleOfAKernel, TakesATolerancePastTheLaunchForm) {
  order_.subject.form.tolerance = {.absolute = 0, .relative = 0.5};
  order_.tolerance = memory::Tolerance{.absolute = 0, .relative = 0.25};
  const auto made = makeKernelBundle(order_);
  ASSERT_TRUE(made) << made.error().message;
  EXPECT_EQ(made->described.bundle.buffers.at(0).tolerance.relative, 0.25);
  order_.tolerance.reset();
  const auto other = makeKernelBundle(order_);
  ASSERT_TRUE(other) << other.error().message;
  EXPECT_EQ(other->described.bundle.buffers.at(0).tolerance.relative, 0.5);
}

TEST_F(BundleOfAKernel, TriesSingleStepsWhereNoPlanIsGiven) {
  order_.plans.clear();
  const auto made = makeKernelBundle(order_);
  ASSERT_TRUE(made) << made.error().message;
  ASSERT_GT(made->variants.size(), 3U);
  EXPECT_TRUE(made->variants.front().plan.empty());
}

TEST_F(BundleOfAKernel, IsNoneWhereTheOriginalIsNotBuilt) {
  CancellationSource cancelled;
  cancelled.request_stop();
  const auto made = makeKernelBundle(order_, {}, cancelled.get_token());
  ASSERT_FALSE(made);
  EXPECT_THAT(made.error().message, HasSubstr("The original is not built"));
}

TEST_F(BundleOfAKernel, AnOriginalIsBuiltForALaunchOfItsOwn) {
  const auto built = buildOriginal(order_, {.grid = {2, 1, 1}, .block = {512, 1, 1}});
  ASSERT_TRUE(built) << built.error().message;
  EXPECT_TRUE(built->plan.empty());
  EXPECT_EQ(built->cubin, "cubin");
  EXPECT_EQ(built->block.volume(), 512);
}

} // namespace
} // namespace warpgrain::workflow
