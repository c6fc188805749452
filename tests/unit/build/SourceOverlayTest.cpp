// SPDX-License-Identifier: Apache-2.0
#include "core/build/SourceOverlay.h"

#include "core/base/Files.h"
#include "core/base/Subprocess.h"
#include "core/build/DependencyFile.h"
#include "tests/unit/build/TestFolder.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace warpgrain::build {
namespace {

namespace fs = std::filesystem;

/// What the preprocessor makes of the overlay's main file, without line marks and blanks, or its
/// errors.
std::string preprocessed(const SourceOverlay &overlay) {
  std::vector<std::string> arguments{"g++", "-E", "-P", "-x", "c++"};
  for (const IncludeFolder &include : overlay.includes().folders) {
    arguments.emplace_back(flagOf(include.kind));
    arguments.push_back(include.folder.string());
  }
  for (const fs::path &path : overlay.includes().forced)
    arguments.insert(arguments.end(), {"-include", path.string()});
  arguments.push_back(overlay.mainFile().string());
  const auto run = runSubprocess({.arguments = arguments});
  if (!run) return run.error().message;
  std::string text = run->succeeded() ? run->standardOutput : overlay.withOriginalPaths(run->standardError);
  if (run->succeeded()) std::erase_if(text, [](char c) { return c == '\n' || c == ' '; });
  return text;
}

class SourceOverlayWithGcc : public testing::Test {
protected:
  void SetUp() override {
    if (!findProgram("g++")) GTEST_SKIP() << "There is no g++ on this machine";
  }

  std::string compileAs(const OverlayRequest &request) const {
    const auto before = folder_.snapshot();
    const auto overlay = SourceOverlay::create(request);
    if (!overlay) return overlay.error().message;
    std::string text = preprocessed(*overlay);
    EXPECT_EQ(folder_.snapshot(), before) << "the person's folder was touched";
    return text;
  }

  TestFolder folder_;
};

TEST_F(SourceOverlayWithGcc, ReplacesTheMainFile) {
  const auto main = folder_.write("main.cu", "old");
  EXPECT_EQ(compileAs({.unitFiles = {main}, .changes = {{main, "new"}}}), "new");
  EXPECT_EQ(compileAs({.unitFiles = {main}}), "old");
}

TEST_F(SourceOverlayWithGcc, ReplacesAQuotedHeaderOfAnUnchangedFile) {
  const auto main = folder_.write("main.cu", "#include \"sub/a.h\"\nmain");
  const auto header = folder_.write("sub/a.h", "old");
  EXPECT_EQ(compileAs({.unitFiles = {main, header}, .changes = {{header, "new "}}}), "newmain");
}

TEST_F(SourceOverlayWithGcc, ReplacesNestedHeadersUpAndDown) {
  const auto main = folder_.write("src/main.cu", "#include \"deep/a.h\"\n");
  const auto outer = folder_.write("src/deep/a.h", "#include \"../../common/b.h\"\n");
  const auto middle = folder_.write("common/b.h", "#include \"inner/c.h\"\nb");
  const auto inner = folder_.write("common/inner/c.h", "old");
  EXPECT_EQ(compileAs({.unitFiles = {main, outer, middle, inner}, .changes = {{inner, "new "}}}), "newb");
  EXPECT_EQ(compileAs({.unitFiles = {main, outer, middle, inner}, .changes = {{middle, "changed"}}}), "changed");
}

TEST_F(SourceOverlayWithGcc, ReplacesHeadersFoundByEveryKindOfIncludeFolder) {
  const auto main = folder_.write("main.cu", "#include <a.h>\n#include \"q.h\"\n#include <s.h>\n#include <l.h>\n");
  const auto angled = folder_.write("inc/a.h", "old");
  const auto quoted = folder_.write("quote/q.h", "old");
  const auto system = folder_.write("sys/s.h", "old");
  const auto last = folder_.write("last/l.h", "old");
  const IncludePaths includes{.folders = {{IncludeKind::angled, folder_.path("inc")},
                                          {IncludeKind::quoted, folder_.path("quote")},
                                          {IncludeKind::system, folder_.path("sys")},
                                          {IncludeKind::after, folder_.path("last")}},
                              .forced = {}};
  EXPECT_EQ(compileAs({.unitFiles = {main, angled, quoted, system, last},
                       .changes = {{angled, "A "}, {quoted, "Q "}, {system, "S "}, {last, "L "}},
                       .includes = includes}),
            "AQSL");
}

TEST_F(SourceOverlayWithGcc, KeepsTheOrderOfTheSearch) {
  const auto main = folder_.write("main.cu", "#include <x/h.h>\n");
  const auto first = folder_.write("one/x/h.h", "first");
  const auto second = folder_.write("two/x/h.h", "second");
  const IncludePaths includes{
      .folders = {{IncludeKind::angled, folder_.path("one")}, {IncludeKind::angled, folder_.path("two")}},
      .forced = {}};
  EXPECT_EQ(compileAs({.unitFiles = {main, first}, .changes = {{second, "changed"}}, .includes = includes}), "first");
  EXPECT_EQ(compileAs({.unitFiles = {main, first}, .changes = {{first, "changed"}}, .includes = includes}), "changed");
}

TEST_F(SourceOverlayWithGcc, FindsHeadersBelowAnIncludeFolderAboveThem) {
  const auto main = folder_.write("app/main.cu", "#include <lib/deep/h.h>\n");
  const auto header = folder_.write("src/lib/deep/h.h", "#include \"../sibling.h\"\n");
  const auto sibling = folder_.write("src/lib/sibling.h", "old");
  const IncludePaths includes{.folders = {{IncludeKind::angled, folder_.path("app/../src")}}, .forced = {}};
  EXPECT_EQ(compileAs({.unitFiles = {main, header, sibling}, .changes = {{sibling, "new"}}, .includes = includes}),
            "new");
}

TEST_F(SourceOverlayWithGcc, ReplacesAForcedHeader) {
  const auto main = folder_.write("main.cu", "main");
  const auto forced = folder_.write("config.h", "old");
  EXPECT_EQ(compileAs({.unitFiles = {main, forced},
                       .changes = {{forced, "new "}},
                       .includes = {.folders = {}, .forced = {forced}}}),
            "newmain");
}

/// A header that only this compiler includes is not in the list of another compiler; what it
/// includes may be changed.
TEST_F(SourceOverlayWithGcc, FindsHeadersThatTheListDoesNotHave) {
  const auto main = folder_.write("src/main.cu", "#include \"unlisted.h\"\n#include \"../other/more.h\"\n");
  folder_.write("src/unlisted.h", "#include \"common.h\"\n");
  folder_.write("other/more.h", "more");
  const auto common = folder_.write("src/common.h", "old");
  EXPECT_EQ(compileAs({.unitFiles = {main, common}, .changes = {{common, "new "}}}), "newmore");
}

TEST_F(SourceOverlayWithGcc, FollowsFoldersThatAreLinks) {
  const auto main = folder_.write("main.cu", "#include <h.h>\n#include \"via/g.h\"\n");
  const auto header = folder_.write("real/h.h", "old");
  folder_.write("real/g.h", "old");
  fs::create_directory_symlink(folder_.path("real"), folder_.path("link"));
  fs::create_directory_symlink(folder_.path("real"), folder_.path("via"));
  const IncludePaths includes{.folders = {{IncludeKind::angled, folder_.path("link")}}, .forced = {}};
  EXPECT_EQ(compileAs({.unitFiles = {main, header}, .changes = {{header, "new "}}, .includes = includes}), "newold");
  const auto spelled = folder_.path("link/h.h");
  EXPECT_EQ(compileAs({.unitFiles = {main, spelled}, .changes = {{spelled, "new "}}, .includes = includes}), "newold");
}

TEST_F(SourceOverlayWithGcc, TakesPathsWithOddCharacters) {
  const auto main = folder_.write("a b,$c/ma in.cu", "#include \"h'h.h\"\n#include <i.h>\n");
  const auto header = folder_.write("a b,$c/h'h.h", "old");
  const auto include = folder_.write("in c/i.h", "old");
  EXPECT_EQ(compileAs({.unitFiles = {main, header, include},
                       .changes = {{header, "H "}, {include, "I"}},
                       .includes = {.folders = {{IncludeKind::angled, folder_.path("in c")}}, .forced = {}}}),
            "HI");
}

TEST_F(SourceOverlayWithGcc, SaysErrorsWithThePersonsPaths) {
  const auto main = folder_.write("main.cu", "#include \"a.h\"\n");
  const auto header = folder_.write("a.h", "");
  const auto text = compileAs({.unitFiles = {main, header}, .changes = {{header, "\n#error wrong\n"}}});
  EXPECT_NE(text.find(header.string() + ":2:2: error: #error wrong"), std::string::npos) << text;
  EXPECT_NE(text.find("included from " + main.string()), std::string::npos) << text;
  EXPECT_EQ(text.find("warpgrain-" + std::string("source")), std::string::npos);
}

TEST(SourceOverlay, NamesFilesAsThePersonSpelledThem) {
  const TestFolder folder;
  folder.write("real/main.cu", "");
  fs::create_directory_symlink(folder.path("real"), folder.path("link"));
  const auto main = folder.path("link/main.cu");
  const auto overlay = SourceOverlay::create({.unitFiles = {main}, .changes = {{main, "x"}}});
  ASSERT_TRUE(overlay) << overlay.error().message;
  EXPECT_EQ(overlay->originalOf(overlay->mainFile()), main);
  EXPECT_EQ(overlay->withOriginalPaths("in " + overlay->mainFile().string() + "(3)"), "in " + main.string() + "(3)");
  EXPECT_EQ(overlay->originalOf("/usr/include/stdio.h"), "/usr/include/stdio.h");
}

TEST(SourceOverlay, NoticesTheWrongCopy) {
  const TestFolder folder;
  const auto main = folder.write("main.cu", "main");
  const auto header = folder.write("h.h", "old");
  const auto overlay = SourceOverlay::create({.unitFiles = {main, header}, .changes = {{main, "m"}, {header, "new"}}});
  ASSERT_TRUE(overlay) << overlay.error().message;
  const auto mirrored = overlay->mainFile().parent_path() / "h.h";
  EXPECT_TRUE(overlay->originalsRead({overlay->mainFile(), mirrored}).empty());
  EXPECT_TRUE(overlay->changesNotRead({overlay->mainFile(), mirrored}).empty());
  EXPECT_EQ(overlay->originalsRead({overlay->mainFile(), header}), std::vector{header});
  EXPECT_EQ(overlay->changesNotRead({overlay->mainFile()}), std::vector{header});
}

TEST(SourceOverlay, LeavesNothingBehind) {
  const TestFolder folder;
  const auto main = folder.write("main.cu", "main");
  folder.write("data/keep.txt", "must stay");
  fs::path mirror;
  {
    const auto overlay = SourceOverlay::create({.unitFiles = {main}, .changes = {{main, "x"}}});
    ASSERT_TRUE(overlay);
    mirror = overlay->mainFile();
    EXPECT_TRUE(fs::exists(mirror));
    EXPECT_TRUE(fs::exists(overlay->workFolder()));
  }
  EXPECT_FALSE(fs::exists(mirror));
  EXPECT_EQ(*readTextFile(folder.path("data/keep.txt")), "must stay")
      << "a link was followed when the mirror was deleted";
}

TEST(SourceOverlay, TakesFilesThatDoNotExistYet) {
  const TestFolder folder;
  const auto main = folder.path("new/main.cu");
  const auto overlay = SourceOverlay::create({.unitFiles = {main}, .changes = {{main, "fresh"}}});
  ASSERT_TRUE(overlay) << overlay.error().message;
  EXPECT_EQ(*readTextFile(overlay->mainFile()), "fresh");
  EXPECT_FALSE(fs::exists(folder.path("new")));
}

TEST(SourceOverlay, RefusesWhatCannotBeMirrored) {
  const auto relative = SourceOverlay::create({.unitFiles = {"main.cu"}});
  ASSERT_FALSE(relative);
  EXPECT_EQ(relative.error().kind, ErrorKind::usage);
  EXPECT_FALSE(SourceOverlay::create({}));
  const auto missing = SourceOverlay::create({.unitFiles = {"/no/such/main.cu"}});
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().kind, ErrorKind::input);
  EXPECT_NE(missing.error().message.find("/no/such/main.cu"), std::string::npos);
}

} // namespace
} // namespace warpgrain::build
