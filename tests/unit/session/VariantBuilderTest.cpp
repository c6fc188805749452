// SPDX-License-Identifier: Apache-2.0
//
// The rows of a variants table. The compiler is a script that says what a test wants: registers grow with the factor.
#include "core/session/VariantBuilder.h"

#include "core/base/Files.h"
#include "core/base/TemporaryDirectory.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <mutex>
#include <thread>

namespace warpgrain::session {
namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;
using tests::ParsedSource;

/// Reads the factor from the text it is given. Factor 8 does not compile, 16 crashes the compiler, 32 takes a minute.
constexpr std::string_view scriptedNvcc = R"sh(#!/bin/sh
while [ $# -gt 1 ]; do
  if [ "$1" = -o ]; then out="$2"; fi
  shift
done
factor=$(sed -n 's/.*cx < \([0-9]*\);.*/\1/p' "$1" | head -n 1)
case "${factor:=1}" in
  8) echo "$1(3): error: too hard" >&2; exit 2 ;;
  16) kill -SEGV $$ ;;
  32) sleep 60 ;;
esac
printf cubin > "$out"
{
  echo "ptxas info    : 0 bytes gmem"
  echo "ptxas info    : Compiling entry function '_Z5otherPf' for 'sm_90'"
  echo "ptxas info    : Used 99 registers, used 0 barriers"
  echo "ptxas info    : Compiling entry function '_Z1kPfPKf' for 'sm_90'"
  echo "ptxas info    : Used 50 registers, used 0 barriers"
  echo "ptxas info    : Compiling entry function '_Z1kPf' for 'sm_90'"
  echo "ptxas info    : Function properties for _Z1kPf"
  echo "    24 bytes stack frame, 8 bytes spill stores, 12 bytes spill loads"
  echo "ptxas info    : Used $((30 + factor)) registers, used 1 barriers, 256 bytes smem"
} >&2
)sh";

const std::string source = "__global__ void k(float *p) {\n  p[threadIdx.x] *= 2;\n}\n"
                           "__global__ void other(float *p) { p[threadIdx.x] = 1; }\n"
                           "void go(float *p) { k<<<1, 256>>>(p); other<<<1, 32>>>(p); }\n";

class VariantRows : public testing::Test {
protected:
  VariantRows() : folder_(TemporaryDirectory::create().value()) {}

  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
    open(source);
  }

  void open(const std::string &text) {
    source_ = std::make_unique<ParsedSource>(text);
    run::KernelSubject &subject = settings_.subject;
    subject.unit = &source_->unit();
    subject.kernel = source_->kernel("k");
    subject.reparse = [this](const transform::Texts &texts) { return source_->parser().parse(texts); };
    subject.folder = folder_.path();
    subject.suppliesRemovedNames = false;
    settings_.workers = 2;
    const fs::path nvcc = folder_.path() / "nvcc";
    ASSERT_TRUE(writeFileAtomically(nvcc, scriptedNvcc));
    fs::permissions(nvcc, fs::perms::owner_all);
    subject.toolkit = build::CudaToolkit{.root = folder_.path(), .nvcc = nvcc, .version = "0.0"};
  }

  std::vector<Variant> run(const std::vector<std::string> &plans, const CancellationToken &cancel = {}) {
    std::vector<transform::Plan> parsed;
    for (const std::string &plan : plans)
      parsed.push_back(transform::parsePlan(plan).value());
    return VariantBuilder(settings_).run(
        parsed,
        [this](const Variant &variant) {
          const std::scoped_lock lock(mutex_);
          reports_.push_back(std::to_string(variant.id) + " " + nameOf(variant.status));
          if (onReport_) onReport_(variant);
        },
        cancel);
  }

  TemporaryDirectory folder_;
  std::unique_ptr<ParsedSource> source_;
  VariantSettings settings_;
  std::mutex mutex_;
  std::vector<std::string> reports_;
  std::function<void(const Variant &)> onReport_;
};

TEST_F(VariantRows, HoldWhatTheCompilerSaysOfTheKernel) {
  const auto rows = run({"", "coarsen x 2", "coarsen x 4; coarsen x 2"});
  ASSERT_EQ(rows.size(), 3U);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    EXPECT_EQ(rows[i].id, i);
    ASSERT_EQ(rows[i].status, VariantStatus::built) << rows[i].reason;
    ASSERT_EQ(rows[i].resources.size(), 1U); // not those of `other`
    EXPECT_EQ(rows[i].resources[0].spillStoreBytes, 8U);
    EXPECT_EQ(rows[i].resources[0].spillLoadBytes, 12U);
    EXPECT_EQ(rows[i].resources[0].stackFrameBytes, 24U);
    EXPECT_EQ(rows[i].resources[0].staticSharedBytes, 256U);
    EXPECT_TRUE(rows[i].occupancy) << rows[i].occupancyReason;
    EXPECT_FALSE(rows[i].fromCache);
  }
  EXPECT_EQ(rows[0].resources[0].registersPerThread, 31U);
  EXPECT_EQ(rows[1].resources[0].registersPerThread, 32U);
  EXPECT_TRUE(rows[0].texts.empty());
  EXPECT_NE(rows[1].texts.at(source_->path()).find("k<<<1, 256 / 2>>>(p);"), std::string::npos);
  EXPECT_EQ(rows[0].block.value, (std::array<std::optional<std::int64_t>, 3>{256, 1, 1}));
  EXPECT_EQ(rows[1].block.value, (std::array<std::optional<std::int64_t>, 3>{128, 1, 1}));
  EXPECT_EQ(rows[2].block.value, (std::array<std::optional<std::int64_t>, 3>{32, 1, 1}));
  EXPECT_EQ(rows[0].verdict.kind, dependence::VerdictKind::legal);
  EXPECT_EQ(rows[1].verdict.kind, dependence::VerdictKind::legal);
  EXPECT_EQ(rows[2].verdict.reasons.size(), 1U); // said once, though both steps say it
}

/// Reads texts as the test's own source.
OpenHand opensAs(ParsedSource &parsed, const run::KernelSubject &original) {
  return [&parsed, original](const HandText &hand) -> Result<HandSource> {
    auto unit = parsed.parser().parse(hand.texts);
    if (!unit) return std::unexpected(unit.error());
    HandSource out{.unit = std::make_shared<const model::Unit>(std::move(*unit)), .subject = original};
    out.subject.unit = out.unit.get();
    out.subject.texts = hand.texts;
    return out;
  };
}

TEST_F(VariantRows, ByHandAreComparedWithTheOriginalAndBuilt) {
  int reads = 0;
  settings_.openHand = [&reads, open = opensAs(*source_, settings_.subject)](const HandText &hand) {
    ++reads;
    return open(hand);
  };
  const auto write = [this](const std::string &name, const std::string &text) {
    return std::make_shared<const HandText>(
        HandText{.name = name, .file = source_->path(), .kernel = "k", .texts = {{source_->path(), text}}});
  };
  const std::string right =
      "__global__ void k(float *q) {\n  for (int cx = 0; cx < 4; ++cx)\n    q[4 * threadIdx.x + cx] "
      "*= 2;\n}\nvoid go(float *p) { k<<<1, 64>>>(p); }\n";
  const auto rows = VariantBuilder(settings_).run(
      {transform::Plan()},
      {write("right", right), write("broken", "__global__ void k(float *p) {\n  p[0] = y;\n}\n"),
       write("other", "__global__ void k(double *p) {}\n"), write("none", "void go() {}\n")},
      [](const Variant &) {});
  EXPECT_EQ(reads, 4); // each once
  ASSERT_EQ(rows.size(), 5U);
  EXPECT_TRUE(isOriginal(rows[0]));
  ASSERT_EQ(rows[1].status, VariantStatus::built) << rows[1].reason;
  EXPECT_FALSE(isOriginal(rows[1]));
  EXPECT_EQ(rows[1].texts.at(source_->path()), right);
  EXPECT_EQ(rows[1].resources.front().registersPerThread, 34U);
  EXPECT_EQ(rows[1].block.value, (std::array<std::optional<std::int64_t>, 3>{64, 1, 1}));
  EXPECT_EQ(rows[2].status, VariantStatus::failed);
  EXPECT_NE(rows[2].reason.find(":2:10: use of undeclared identifier 'y'"), std::string::npos) << rows[2].reason;
  EXPECT_EQ(rows[3].status, VariantStatus::failed);
  EXPECT_NE(rows[3].reason.find("double *"), std::string::npos) << rows[3].reason;
  EXPECT_EQ(rows[4].status, VariantStatus::failed);
  EXPECT_NE(stepsOf(rows[1]), stepsOf(rows[2]));
  EXPECT_EQ(stepsOf(*write("right", right)), stepsOf(*write("renamed", right)));
}

TEST_F(VariantRows, ThatCannotBeBuiltSayWhy) {
  const auto rows = run({"coarsen x 512", "coarsen x 8", "coarsen x 16", "coarsen x 2"});
  ASSERT_EQ(rows.size(), 4U);
  EXPECT_EQ(rows[0].status, VariantStatus::refused);
  EXPECT_EQ(rows[0].verdict.kind, dependence::VerdictKind::illegal);
  EXPECT_NE(rows[0].reason.find("256 threads"), std::string::npos) << rows[0].reason;
  EXPECT_EQ(rows[1].status, VariantStatus::failed);
  EXPECT_TRUE(rows[1].verdict.allows());
  EXPECT_NE(rows[1].reason.find(source_->path().string() + "(3): error: too hard"), std::string::npos)
      << rows[1].reason;
  EXPECT_EQ(rows[2].status, VariantStatus::failed);
  EXPECT_NE(rows[2].reason.find("nvcc crashed (signal 11"), std::string::npos) << rows[2].reason;
  EXPECT_EQ(rows[3].status, VariantStatus::built);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_TRUE(rows[i].resources.empty());
    EXPECT_FALSE(rows[i].occupancy);
  }
}

TEST_F(VariantRows, TellWhatIsSaidOfEachStepUpToTheOneThatStopsThePlan) {
  const auto rows = run({"coarsen x 2; max-registers 64", "max-registers 64; coarsen x 512; coarsen x 2"});
  ASSERT_EQ(rows[0].stepVerdicts.size(), 2U);
  EXPECT_TRUE(rows[0].stepVerdicts[0].allows() && rows[0].stepVerdicts[1].allows());
  EXPECT_EQ(rows[1].status, VariantStatus::refused);
  ASSERT_EQ(rows[1].stepVerdicts.size(), 2U); // the third is never judged
  EXPECT_TRUE(rows[1].stepVerdicts[0].allows());
  EXPECT_EQ(rows[1].stepVerdicts[1].kind, dependence::VerdictKind::illegal);
  for (const dependence::Reason &reason : rows[1].stepVerdicts[1].reasons)
    EXPECT_FALSE(reason.span) << reason.text(); // a place in the text after step 1 is none in the source
}

TEST_F(VariantRows, AreReportedInOrderFirstAndThenAsTheyEnd) {
  settings_.workers = 1;
  run({"", "coarsen x 512", "coarsen x 2"});
  EXPECT_EQ(reports_, (std::vector<std::string>{"0 waiting", "1 refused", "2 waiting", "0 built", "2 built"}));
}

TEST_F(VariantRows, WithoutToolkitAreWrittenAndNotBuilt) {
  settings_.subject.toolkit = fail(ErrorKind::tool, "There is no nvcc; install one.");
  const auto rows = run({"", "coarsen x 2", "coarsen x 512"});
  EXPECT_EQ(rows[1].status, VariantStatus::failed);
  EXPECT_EQ(rows[1].reason, "There is no nvcc; install one.");
  EXPECT_NE(rows[1].texts.at(source_->path()).find("cx < 2"), std::string::npos);
  EXPECT_EQ(rows[2].status, VariantStatus::refused);
}

TEST_F(VariantRows, CancelledBeforeTheyBeginAreCancelled) {
  std::stop_source stop;
  stop.request_stop();
  for (const Variant &row : run({"", "coarsen x 2"}, stop.get_token()))
    EXPECT_EQ(row.status, VariantStatus::cancelled);
}

TEST_F(VariantRows, CancelledWhileAPlanIsWrittenReadTheSourceNoMore) {
  CancellationSource cancelled;
  int reads = 0;
  settings_.subject.reparse = [&](const transform::Texts &texts) {
    ++reads;
    cancelled.request_stop();
    return source_->parser().parse(texts);
  };
  const Variant row = VariantBuilder(settings_).write(
      0, transform::parsePlan("coarsen x 2; coarsen x 4; coarsen grid x 1; coarsen x 8").value(),
      cancelled.get_token());
  EXPECT_EQ(row.status, VariantStatus::cancelled) << row.reason;
  EXPECT_EQ(reads, 1);
}

TEST_F(VariantRows, CancelledWhileTheyRunEndAtOnce) {
  settings_.workers = 1;
  std::stop_source stop;
  onReport_ = [&](const Variant &variant) {
    if (variant.status == VariantStatus::built) stop.request_stop();
  };
  const auto start = std::chrono::steady_clock::now();
  const auto rows = run({"", "coarsen x 32", "coarsen x 2"}, stop.get_token());
  EXPECT_LT(std::chrono::steady_clock::now() - start, 30s);
  EXPECT_EQ(rows[0].status, VariantStatus::built);
  EXPECT_EQ(rows[1].status, VariantStatus::cancelled);
  EXPECT_EQ(rows[2].status, VariantStatus::cancelled);
}

TEST_F(VariantRows, BlockThatIsNotKnownLeavesTheOccupancyOpenUntilItIsGiven) {
  open("__global__ void k(float *p) { p[threadIdx.x] *= 2; }\nvoid go(float *p, int n) { k<<<1, n>>>(p); }\n");
  auto rows = run({"coarsen x 2"});
  ASSERT_EQ(rows[0].status, VariantStatus::built) << rows[0].reason;
  EXPECT_FALSE(rows[0].occupancy);
  EXPECT_NE(rows[0].occupancyReason.find("run time"), std::string::npos);
  settings_.block = {512, 1, 1};
  rows = run({"coarsen x 2"});
  EXPECT_EQ(rows[0].block.value, (std::array<std::optional<std::int64_t>, 3>{256, 1, 1}));
  ASSERT_TRUE(rows[0].occupancy) << rows[0].occupancyReason;
  EXPECT_EQ(rows[0].occupancy->activeWarps % 8, 0U);
}

TEST_F(VariantRows, OfAStaticKernelHoldItsResourcesToo) {
  open("static " + source);
  const std::vector<Variant> rows = run({""});
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_EQ(rows[0].status, VariantStatus::built) << rows[0].reason;
  ASSERT_EQ(rows[0].resources.size(), 1U) << "nvcc leaves the mark of internal linkage out of the name";
  EXPECT_EQ(rows[0].resources[0].registersPerThread, 31U);
}

TEST_F(VariantRows, AreFoundByTheNameThatTheVariantsParametersGiveTheKernel) {
  open("__global__ void k(float *p, float *q) {\n  p[threadIdx.x] = q[threadIdx.x];\n}\n"
       "void go(float *p) { k<<<1, 256>>>(p, p + 256); }\n");
  const auto rows = run({"", "place q readonly"});
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_EQ(rows[0].symbols, std::vector<std::string>{"_Z1kPfS_"});
  EXPECT_EQ(rows[1].symbols, std::vector<std::string>{"_Z1kPfPKf"});
  ASSERT_EQ(rows[1].status, VariantStatus::built) << rows[1].reason;
  ASSERT_EQ(rows[1].resources.size(), 1U);
  EXPECT_EQ(rows[1].resources[0].registersPerThread, 50U);
}

TEST_F(VariantRows, TemplateThatNobodyUsesHasNoCode) {
  open("template <int N> __global__ void k(float *p) { p[threadIdx.x] = N; }\n");
  const auto rows = run({"", "coarsen x 2"});
  for (const Variant &row : rows) {
    EXPECT_EQ(row.status, VariantStatus::failed);
    EXPECT_NE(row.reason.find("no instantiation of it"), std::string::npos) << row.reason;
  }
}

TEST_F(VariantRows, NothingAskedIsNothingDone) {
  EXPECT_TRUE(run({}).empty());
  EXPECT_TRUE(reports_.empty());
}

} // namespace
} // namespace warpgrain::session
