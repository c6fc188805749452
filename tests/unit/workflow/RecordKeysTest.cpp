// SPDX-License-Identifier: Apache-2.0
//
// What changes a record's key, and what does not.
#include "core/workflow/RecordKeys.h"

#include "core/base/Files.h"
#include "tests/execute/KernelRun.h"
#include "tests/unit/workflow/ScriptedTools.h"

namespace warpgrain::workflow {
namespace {

using tests::ParsedSource;

class RecordKeys : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
    source_ = std::make_unique<ParsedSource>(tests::doublingKernel);
    order_ = orderOf(*source_);
  }

  KernelBundleOrder orderOf(ParsedSource &source) const {
    KernelBundleOrder out;
    out.subject = tests::subjectOf(source, source.kernel());
    out.subject.toolkit = tests::scriptedToolkit(folder_->path());
    return out;
  }

  tune::RecordKey key() const {
    const auto record = commonRecordOf(order_);
    EXPECT_TRUE(record) << record.error().message;
    return record ? record->key : tune::RecordKey();
  }

  Result<TemporaryDirectory> folder_ = TemporaryDirectory::create();
  std::unique_ptr<ParsedSource> source_;
  KernelBundleOrder order_;
};

TEST_F(RecordKeys, NameWhatAnAnswerDependsOn) {
  const auto record = commonRecordOf(order_);
  ASSERT_TRUE(record) << record.error().message;
  EXPECT_EQ(record->key.kernel, "k");
  EXPECT_EQ(record->key.source.size(), 32U);
  EXPECT_EQ(record->key.launch.size(), 32U);
  EXPECT_EQ(record->key.compiler, "nvcc 0.1 " + order_.subject.architecture);
  EXPECT_EQ(record->key.method, "warm L2");
  EXPECT_EQ(record->key.plan, "");
  EXPECT_EQ(record->key.device, "");
  EXPECT_TRUE(record->launchText.starts_with("grid 4 ")) << record->launchText;
  EXPECT_EQ(record->date.size(), 20U);
  EXPECT_EQ(commonRecordOf(order_, "flushed")->key.method, "flushed L2");
  EXPECT_EQ(key(), record->key) << "the same again";
}

TEST_F(RecordKeys, AreThoseOfTheTextWhereverItLies) {
  ParsedSource same(tests::doublingKernel);
  ParsedSource other("// Another one.\n" + std::string(tests::doublingKernel));
  EXPECT_EQ(sourceHashOf(orderOf(same).subject), sourceHashOf(order_.subject));
  EXPECT_NE(sourceHashOf(orderOf(other).subject), sourceHashOf(order_.subject));
}

TEST_F(RecordKeys, ChangeWithFlagsThatChangeTheCode) {
  const ContentHash before = sourceHashOf(order_.subject);
  order_.subject.flags = {"-I/some/where", "-I", "/else/where"};
  EXPECT_EQ(sourceHashOf(order_.subject), before) << "the texts of the headers count, not their place";
  order_.subject.flags = {"-DN=4"};
  const ContentHash defined = sourceHashOf(order_.subject);
  EXPECT_NE(defined, before);
  order_.subject.flags = {"-DN=5"};
  EXPECT_NE(sourceHashOf(order_.subject), defined);
  order_.subject.flags = {"--use_fast_math"};
  EXPECT_NE(sourceHashOf(order_.subject), before);
}

TEST_F(RecordKeys, ChangeWithTheLaunch) {
  const tune::RecordKey before = key();
  const auto differs = [&](const char *what) {
    const tune::RecordKey after = key();
    EXPECT_NE(after.launch, before.launch) << what;
    EXPECT_EQ(after.source, before.source) << what;
    order_ = orderOf(*source_);
  };
  order_.subject.form.grid = {{2, 1, 1}};
  differs("the grid");
  order_.subject.form.seed = 2;
  differs("what memory holds");
  order_.subject.form.tolerance.relative = 0.5;
  differs("the tolerance");
  order_.tolerance = memory::Tolerance{.absolute = 1};
  differs("the tolerance of the order");
  order_.subject.form.sharedBytes = 64;
  differs("shared memory");
  EXPECT_EQ(key(), before);
}

TEST_F(RecordKeys, NameFilesByTheirContent) {
  const auto launch = resolveLaunch(order_.subject);
  ASSERT_TRUE(launch && !launch->buffers.empty());
  const auto withFile = [&](const std::string &name, const std::string &bytes) {
    EXPECT_TRUE(writeFileAtomically(folder_->path() / name, bytes));
    order_.subject.form.arguments[launch->buffers.front().name] =
        run::BufferForm{.fill = memory::Fill{.kind = memory::FillKind::file, .file = folder_->path() / name}};
    return key().launch;
  };
  const std::string bytes(1 << 20U, 'a');
  const std::string one = withFile("one.bin", bytes);
  EXPECT_EQ(withFile("two.bin", bytes), one);
  EXPECT_NE(withFile("three.bin", std::string(1 << 20U, 'b')), one);
}

TEST_F(RecordKeys, OfARecordedLaunchChangeWithWhatWasRecorded) {
  measure::Bundle captured{.folder = folder_->path(), .title = "k", .source = "program.cu"};
  captured.buffers = {{.name = "p", .bytes = 4096, .fill = {.kind = memory::FillKind::file, .file = "p.bin"}}};
  captured.arguments = {{.name = "p", .buffer = 0}};
  captured.variants = {{.id = "captured", .module = "captured.cubin", .kernel = "_Z1kPf", .block = {256, 1, 1}}};
  ASSERT_TRUE(writeFileAtomically(folder_->path() / "p.bin", std::string(4096, 'a')));
  order_.captured = &captured;
  const tune::RecordKey before = key();
  EXPECT_EQ(before.launch.size(), 32U);
  captured.title = "another title";
  captured.variants.front().module = "other.cubin";
  EXPECT_EQ(key(), before) << "names for people";
  captured.settings.flushL2 = true;
  EXPECT_EQ(key().method, "flushed L2");
  EXPECT_EQ(key().launch, before.launch);
  captured.variants.front().grid = {2, 1, 1};
  EXPECT_NE(key().launch, before.launch);
  captured.variants.front().grid = {1, 1, 1};
  ASSERT_TRUE(writeFileAtomically(folder_->path() / "p.bin", std::string(4096, 'b')));
  EXPECT_NE(key().launch, before.launch);
  std::filesystem::remove(folder_->path() / "p.bin");
  const auto gone = commonRecordOf(order_);
  ASSERT_FALSE(gone);
  EXPECT_NE(gone.error().message.find("p.bin cannot be read"), std::string::npos) << gone.error().message;
}

} // namespace
} // namespace warpgrain::workflow
