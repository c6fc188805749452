// SPDX-License-Identifier: Apache-2.0
//
// Sources that are read in a process of its own first.
#include "core/frontend/trial/SourceTrial.h"

#include "core/base/Files.h"
#include "core/base/TemporaryDirectory.h"
#include "core/frontend/openmp/DirectiveSearch.h"
#include "core/frontend/openmp/NestSearch.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace warpgrain::frontend {
namespace {

using testing::HasSubstr;

class SourceTrials : public testing::Test {
protected:
  void SetUp() override {
    auto folder = TemporaryDirectory::create();
    ASSERT_TRUE(folder);
    folder_.emplace(std::move(*folder));
  }

  std::filesystem::path file() const { return folder_->path() / "k.cu"; }

  /// Reads a source without a toolkit.
  Result<void> tried(const std::string &text, const UnsavedFiles &texts = {}, TrialLimits limits = {}) const {
    EXPECT_TRUE(writeFileAtomically(file(), text));
    if (limits.memoryBytes == 0) limits.memoryBytes = usualTrialLimits().memoryBytes;
    return SourceTrial(WARPGRAIN_EXECUTOR_PROGRAM, limits).read({.file = file(), .flags = {{}}}, texts);
  }

  static std::string chain(int length) {
    std::string out = "__global__ void k(float *a, int n) { ";
    for (int i = 0; i < length; ++i)
      out += "if (n == 3) a[1] = 2; else ";
    return out + "a[0] = 1; }\n";
  }

  /// A macro of 10 to the power of `depth` words.
  static std::string words(int depth) {
    std::string out = "#define A0 +1 +1 +1 +1 +1 +1 +1 +1 +1 +1\n";
    for (int i = 1; i < depth; ++i) {
      out += "#define A" + std::to_string(i);
      for (int j = 0; j < 10; ++j)
        out += " A" + std::to_string(i - 1);
      out += "\n";
    }
    return out + "#define id(a) a\n#define last A" + std::to_string(depth - 1) + "\n";
  }

  std::optional<TemporaryDirectory> folder_;
};

TEST_F(SourceTrials, AKernelIsReadWithoutHarm) {
  EXPECT_TRUE(tried("__global__ void k(float *a) { a[threadIdx.x] = 1; }\n"));
  EXPECT_TRUE(tried(chain(100)));
}

TEST_F(SourceTrials, ErrorsOfASourceAreForWhoeverReadsItNext) {
  EXPECT_TRUE(tried("#include \"nowhere.h\"\n__global__ void k( {\n"));
  const SourceTrial trial(WARPGRAIN_EXECUTOR_PROGRAM);
  EXPECT_TRUE(trial.read({.file = folder_->path() / "nowhere.cu", .flags = {}}, {}));
}

TEST_F(SourceTrials, NestingThatCrashesTheCompilerIsAnError) {
  const auto outcome = tried(chain(50'000));
  ASSERT_FALSE(outcome);
  EXPECT_EQ(outcome.error().kind, ErrorKind::input);
  EXPECT_THAT(outcome.error().message, HasSubstr(file().string() + " is not analysed"));
  EXPECT_THAT(outcome.error().message, HasSubstr("nested too deeply"));
}

TEST_F(SourceTrials, TextsThatAreGivenTakeThePlaceOfFiles) {
  EXPECT_FALSE(tried("__global__ void k() {}\n", {{file(), chain(50'000)}}));
  EXPECT_TRUE(tried(chain(50'000), {{file(), "__global__ void k() {}\n"}}));
}

TEST_F(SourceTrials, AProgramWithDirectivesIsReadAsOneWithOpenMpToo) {
  const std::string hidden = "#ifdef _OPENMP\n" + chain(50'000) + "#endif\n";
  EXPECT_TRUE(tried(hidden)); // nobody reads that text
  EXPECT_FALSE(tried("void f() {\n  #  pragma omp parallel\n  {}\n}\n#define __global__\n" + hidden));
  EXPECT_FALSE(tried("void f() {\n#pragma warpgrain map\n  for (;;) {}\n}\n#define __global__\n" + hidden));
}

TEST(NestSearch, FindsLoopsOfSerialSourcesAndMarksOfAny) {
  EXPECT_TRUE(mayHaveNests("a.c", "for (;;) {}"));
  EXPECT_TRUE(mayHaveNests("a.cpp", "int x; for\n(int i = 0;;) {}"));
  EXPECT_FALSE(mayHaveNests("a.c", "int before(int x); // waits for it\n"));
  EXPECT_FALSE(mayHaveNests("a.cu", "for (;;) {}"));
  EXPECT_FALSE(mayHaveNests("a.h", "for (;;) {}"));
  EXPECT_TRUE(hasNestMarks("int a;\n  #  pragma warpgrain\tmap\n"));
  EXPECT_FALSE(hasNestMarks("#pragma warpgrain coarsen x 2\n"));
  EXPECT_FALSE(hasNestMarks("// #pragma warpgrain map\n"));
  EXPECT_FALSE(hasNestMarks(""));
}

TEST(DirectiveSearch, FindsDirectivesInTheirForms) {
  EXPECT_TRUE(holdsOpenMp("#pragma omp parallel for\n"));
  EXPECT_TRUE(holdsOpenMp("int a;\n \t# pragma\tomp barrier\n"));
  EXPECT_TRUE(holdsOpenMp("#define P _Pragma ( \"omp parallel\" )\n"));
  EXPECT_FALSE(holdsOpenMp("pragma omp parallel\n"));
  EXPECT_FALSE(holdsOpenMp("// #pragma omp parallel\n"));
  EXPECT_FALSE(holdsOpenMp("#pragma ompx parallel\n#pragma unroll\n#pragma omp"));
  EXPECT_FALSE(holdsOpenMp(""));
}

#ifndef __SANITIZE_ADDRESS__ // without a bound of memory
TEST_F(SourceTrials, MemoryHasABound) {
  const auto outcome = tried(words(10) + "int z = 0 id(last);\n", {}, {.memoryBytes = std::uint64_t{1} << 30U});
  ASSERT_FALSE(outcome);
  EXPECT_THAT(outcome.error().message, HasSubstr("it takes more than 1024 MiB of memory"));
}
#endif

TEST_F(SourceTrials, TimeHasABound) {
  // Each word is passed over: 10 billion of them take hours.
  const auto outcome = tried(words(10) + "int z = ) last;\n", {}, {.memoryBytes = 0, .seconds = 1});
  ASSERT_FALSE(outcome);
  EXPECT_THAT(outcome.error().message, HasSubstr("did not end within 1 seconds of processor time"));
}

TEST_F(SourceTrials, AProgramThatIsMissingIsNamed) {
  const auto outcome = SourceTrial("/nowhere/warpgrain-executor").read({.file = file(), .flags = {}}, {});
  ASSERT_FALSE(outcome);
  EXPECT_EQ(outcome.error().kind, ErrorKind::tool);
}

} // namespace
} // namespace warpgrain::frontend
