// SPDX-License-Identifier: Apache-2.0
//
// Writing a variant: one file, a tree, a patch. The units are made by hand.
#include "core/workflow/Export.h"

#include "core/base/Files.h"
#include "core/base/TemporaryDirectory.h"

#include <gtest/gtest.h>

namespace warpgrain::workflow {
namespace {

namespace fs = std::filesystem;

class Exporting : public testing::Test {
protected:
  void SetUp() override {
    auto made = TemporaryDirectory::create();
    ASSERT_TRUE(made) << made.error().message;
    folder_.emplace(std::move(*made));
    unit_.files.push_back({.path = "/home/src/k.cu", .text = "main\n"});
    unit_.files.push_back({.path = "/home/include/k.cuh", .text = "header\n"});
  }

  fs::path target(const std::string &name) const { return folder_->path() / name; }

  static std::string read(const fs::path &path) { return readFile(path).value_or("cannot be read"); }

  std::optional<TemporaryDirectory> folder_;
  model::Unit unit_;
  const transform::Texts one_{{"/home/src/k.cu", "new main\n"}};
  const transform::Texts both_{{"/home/src/k.cu", "new main\n"}, {"/home/include/k.cuh", "new header\n"}};
};

TEST_F(Exporting, FilesAreThoseThatDiffer) {
  const VariantFiles files = filesOf(unit_, one_);
  ASSERT_EQ(files.changed.size(), 1U);
  EXPECT_EQ(files.mainText, "new main\n");
  EXPECT_EQ(files.folder, "/home/src");
  EXPECT_TRUE(files.others().empty());
  EXPECT_EQ(filesOf(unit_, both_).others(), (std::vector<fs::path>{"/home/include/k.cuh"}));
  EXPECT_EQ(filesOf(unit_, both_).folder, "/home");
  EXPECT_EQ(filesOf(unit_, {}).mainText, "main\n");
}

TEST_F(Exporting, AKernelOfAnotherFileBringsItsHeaders) {
  const session::HandText hand{.name = "mine",
                               .file = "/lab/try/other.cu",
                               .kernel = "k",
                               .texts = {{"/lab/try/other.cu", "other main\n"},
                                         {"/lab/try/tools/fast.cuh", "fast\n"},
                                         {"/lab/common.h", "common\n"}}};
  EXPECT_EQ(broughtHeaders(unit_, hand), (std::vector<fs::path>{"/home/common.h", "/home/src/tools/fast.cuh"}));
  const VariantFiles files = filesOfHand(unit_, hand);
  EXPECT_EQ(files.folder, "/home");
  ASSERT_TRUE(exportVariant(files, ExportForm::folder, target("tree")));
  EXPECT_EQ(read(target("tree/src/k.cu")), "other main\n");
  EXPECT_EQ(read(target("tree/src/tools/fast.cuh")), "fast\n");
  EXPECT_EQ(read(target("tree/common.h")), "common\n");
  EXPECT_TRUE(files.patch().contains("+fast\n")) << files.patch();
}

TEST_F(Exporting, HeadersThatLieBesideTheUnitAlreadyAreNotWritten) {
  const session::HandText hand{.name = "mine",
                               .file = "/home/src/other.cu",
                               .kernel = "k",
                               .texts = {{"/home/src/other.cu", "other main\n"}, {"/home/src/own.h", "own\n"}}};
  EXPECT_TRUE(broughtHeaders(unit_, hand).empty());
  EXPECT_TRUE(filesOfHand(unit_, hand).others().empty());
  EXPECT_EQ(filesOfHand(unit_, hand).mainText, "other main\n");
}

TEST_F(Exporting, OneFileHoldsTheMainText) {
  ASSERT_TRUE(exportVariant(filesOf(unit_, one_), ExportForm::file, target("out.cu")));
  EXPECT_EQ(read(target("out.cu")), "new main\n");
}

TEST_F(Exporting, OneFileIsRefusedWhereAnotherChanges) {
  const auto done = exportVariant(filesOf(unit_, both_), ExportForm::file, target("out.cu"));
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().kind, ErrorKind::refused);
  EXPECT_TRUE(done.error().message.contains("/home/include/k.cuh")) << done.error().message;
  EXPECT_FALSE(fs::exists(target("out.cu")));
}

TEST_F(Exporting, FolderHasEveryFileInItsPlace) {
  ASSERT_TRUE(exportVariant(filesOf(unit_, both_), ExportForm::folder, target("tree")));
  EXPECT_EQ(read(target("tree/src/k.cu")), "new main\n");
  EXPECT_EQ(read(target("tree/include/k.cuh")), "new header\n");
}

TEST_F(Exporting, FolderUnderAFileIsAnInputError) {
  ASSERT_TRUE(exportVariant(filesOf(unit_, one_), ExportForm::file, target("out.cu")));
  const auto done = exportVariant(filesOf(unit_, both_), ExportForm::folder, target("out.cu"));
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().kind, ErrorKind::input);
}

TEST_F(Exporting, PatchIsRelativeToTheCommonFolder) {
  ASSERT_TRUE(exportVariant(filesOf(unit_, both_), ExportForm::patch, target("change.patch")));
  const std::string patch = read(target("change.patch"));
  EXPECT_TRUE(patch.contains("+++ b/src/k.cu\n")) << patch;
  EXPECT_TRUE(patch.contains("+++ b/include/k.cuh\n")) << patch;
}

} // namespace
} // namespace warpgrain::workflow
