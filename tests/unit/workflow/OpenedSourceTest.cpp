// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/OpenedSource.h"

#include "core/base/Files.h"
#include "core/base/TemporaryDirectory.h"
#include "core/session/VariantBuilder.h"
#include "tests/support/ParsedSource.h"

#include <gmock/gmock.h>

namespace warpgrain::workflow {
namespace {

using testing::HasSubstr;

class OpeningASource : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
    write("__global__ void one(float *p) { p[0] = 1; }\n__global__ void two(float *p) { p[0] = 2; }\n");
  }

  void write(const std::string &text) const { ASSERT_TRUE(writeFileAtomically(file(), text)); }

  std::filesystem::path file() const { return folder_->path() / "k.cu"; }

  Result<OpenedSource> open(const std::string &architecture = {}) const {
    return openSource({.file = file(),
                       .flags = std::vector<std::string>{"-DN=3"},
                       .cudaPath = *tests::cudaRoot(),
                       .architecture = architecture});
  }

  Result<TemporaryDirectory> folder_ = TemporaryDirectory::create();
};

TEST_F(OpeningASource, GivesSubjectsThatHaveAllTheyAreWorkedOnWith) {
  const auto source = open("9.0a");
  ASSERT_TRUE(source) << source.error().message;
  const auto kernel = chooseKernel(source->unit, "two");
  ASSERT_TRUE(kernel) << kernel.error().message;
  const run::KernelSubject subject = source->subject(*kernel);
  EXPECT_EQ(subject.unit, &source->unit);
  EXPECT_EQ(subject.function().name, "two");
  EXPECT_EQ(subject.flags, source->parser->flags());
  EXPECT_EQ(subject.folder, source->parser->folder());
  EXPECT_EQ(subject.architecture, "sm_90a");
  EXPECT_TRUE(subject.suppliesRemovedNames);
  ASSERT_TRUE(subject.toolkit);
  EXPECT_EQ(subject.toolkitVersion(), subject.toolkit->version);
  const auto again = subject.reparse({{source->unit.files.front().path, "__global__ void three() {}\n"}});
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_TRUE(again->findKernel("three"));
}

TEST_F(OpeningASource, TakesTheArchitectureOfTheFlagsWhereNoneIsNamed) {
  const auto source =
      openSource({.file = file(), .flags = std::vector<std::string>{"-arch=sm_80"}, .cudaPath = *tests::cudaRoot()});
  ASSERT_TRUE(source) << source.error().message;
  EXPECT_EQ(source->subject(source->unit.kernels().front()).architecture, "sm_80");
}

TEST_F(OpeningASource, FailsWhereThereIsNoSuchGpuOrToolkit) {
  const auto gpu = open("banana");
  ASSERT_FALSE(gpu);
  EXPECT_EQ(gpu.error().kind, ErrorKind::usage);
  const auto toolkit = openSource({.file = file(), .cudaPath = folder_->path() / "none"});
  ASSERT_FALSE(toolkit);
  EXPECT_EQ(toolkit.error().kind, ErrorKind::tool);
}

TEST_F(OpeningASource, NamesItsKernelsWhereOneHasToBeChosen) {
  const auto source = open();
  ASSERT_TRUE(source) << source.error().message;
  const auto none = chooseKernel(source->unit, "");
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().kind, ErrorKind::usage);
  EXPECT_THAT(none.error().message, HasSubstr("several kernels"));
  EXPECT_THAT(none.error().message, HasSubstr("one"));
  EXPECT_THAT(none.error().message, HasSubstr("two"));
  write("__global__ void only(float *p) { p[0] = 1; }\n");
  const auto other = open();
  ASSERT_TRUE(other) << other.error().message;
  const auto kernel = chooseKernel(other->unit, "");
  ASSERT_TRUE(kernel) << kernel.error().message;
  EXPECT_EQ(other->unit[*kernel].name, "only");
}

TEST_F(OpeningASource, TellsThatThereIsNoToolkitBeforeItReads) {
  const char *before = std::getenv("WARPGRAIN_CUDA");
  const std::string kept = before != nullptr ? before : "";
  ::setenv("WARPGRAIN_CUDA", "none", 1);
  bool told = false;
  const auto source = openSource({.file = file(), .toolkitIsMissing = [&] { told = true; }});
  before != nullptr ? ::setenv("WARPGRAIN_CUDA", kept.c_str(), 1) : ::unsetenv("WARPGRAIN_CUDA");
  EXPECT_TRUE(told);
  ASSERT_TRUE(source) << source.error().message;
  EXPECT_FALSE(source->subject(source->unit.kernels().front()).toolkit);
}

TEST_F(OpeningASource, LetsSeveralThreadsWriteVariantsAtOnceThatAreThoseOfOneThread) {
  write("__global__ void k(float *out, const float *in, int n) {\n"
        "  int i = blockIdx.x * blockDim.x + threadIdx.x;\n  float sum = 0;\n"
        "  for (int j = 0; j < 64; ++j)\n    sum += in[j * n + i];\n"
        "  if (i < n) out[i] = sum;\n}\n"
        "void go(float *out, float *in, int n) { k<<<16, 256>>>(out, in, n); }\n");
  const auto source = openSource({.file = file(), .cudaPath = *tests::cudaRoot(), .manyParses = true});
  ASSERT_TRUE(source) << source.error().message;
  run::KernelSubject subject = source->subject(source->unit.kernels().front());
  std::vector<transform::Plan> plans;
  for (const char *text : {"coarsen x 2", "unroll j 4", "coarsen x 4; unroll j 2", "coarsen x 3 adjacent",
                           "coarsen y 2; coarsen x 2", "unroll j 8; coarsen x 2", "coarsen grid x 4", "unroll k 2"})
    plans.push_back(transform::parsePlan(text).value());
  const auto written = [&](unsigned threads) {
    subject.parsesAtOnce = threads;
    return session::VariantBuilder({.subject = subject}).writeAll(plans, [](const session::Variant &) {});
  };
  const auto atOnce = written(4);
  const auto inTurn = written(1);
  ASSERT_EQ(atOnce.size(), plans.size());
  for (std::size_t i = 0; i < plans.size(); ++i) {
    EXPECT_EQ(atOnce[i].id, i);
    EXPECT_EQ(atOnce[i].plan, plans[i]);
    EXPECT_EQ(atOnce[i].status, inTurn[i].status) << i;
    EXPECT_EQ(atOnce[i].texts, inTurn[i].texts) << i;
    EXPECT_EQ(atOnce[i].reason, inTurn[i].reason) << i;
  }
  EXPECT_FALSE(atOnce.front().texts.empty());
}

} // namespace
} // namespace warpgrain::workflow
