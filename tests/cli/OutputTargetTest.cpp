// SPDX-License-Identifier: Apache-2.0
//
// Where `transform` writes: a file, a tree, a patch. A target that cannot be written costs nothing.
#include "core/base/Subprocess.h"
#include "tests/cli/CliTest.h"
#include "tests/support/ParsedSource.h"

#include <unistd.h>

namespace warpgrain::tests {
namespace {

namespace fs = std::filesystem;

class OutputTarget : public CliTest {
protected:
  void SetUp() override {
    WARPGRAIN_NEEDS_CUDA();
    write("k.cu", oneKernel);
  }

  std::vector<std::string> to(const std::string &target) const {
    return {"transform", "k.cu", "-s", "coarsen x 2", "-o", target};
  }

  void expectLostNothing(const std::string &target, const std::vector<std::string> &words) const {
    const auto before = everything();
    expectFailure(to(target), 3, words);
    EXPECT_EQ(everything(), before) << "for -o " << target;
  }
};

TEST_F(OutputTarget, StandardOutputHasTheTextAndNothingElse) {
  const auto before = everything();
  const CliOutcome outcome = run({"transform", "k.cu", "-s", "coarsen x 2"});
  EXPECT_EQ(outcome.exitCode, 0);
  EXPECT_EQ(outcome.output, oneKernelCoarsened);
  EXPECT_EQ(outcome.errors, "");
  EXPECT_EQ(everything(), before);
}

TEST_F(OutputTarget, FileIsWritten) {
  EXPECT_EQ(run(to("out.cu")).exitCode, 0);
  EXPECT_EQ(read("out.cu"), oneKernelCoarsened);
  EXPECT_EQ(read("k.cu"), oneKernel);
}

TEST_F(OutputTarget, SourceItselfMayBeTheTarget) {
  fs::permissions(path("k.cu"), fs::perms::owner_all | fs::perms::group_read);
  EXPECT_EQ(run(to("k.cu")).exitCode, 0);
  EXPECT_EQ(read("k.cu"), oneKernelCoarsened);
  EXPECT_EQ(fs::status(path("k.cu")).permissions(), fs::perms::owner_all | fs::perms::group_read);
}

TEST_F(OutputTarget, IsRelativeToThePersonsFolderAndNotToTheDatabases) {
  fs::create_directories(path("elsewhere"));
  write("compile_commands.json",
        R"([{"directory": ")" + path("elsewhere").string() + R"(", "file": "../k.cu", "command": "nvcc ../k.cu"}])");
  EXPECT_EQ(run(to("out.cu")).exitCode, 0);
  EXPECT_EQ(read("out.cu"), oneKernelCoarsened);
  EXPECT_TRUE(fs::is_empty(path("elsewhere")));
}

TEST_F(OutputTarget, LinkIsWrittenThrough) {
  write("real/k.cu", "old");
  fs::create_symlink("real/k.cu", path("link.cu"));
  EXPECT_EQ(run(to("link.cu")).exitCode, 0);
  EXPECT_TRUE(fs::is_symlink(path("link.cu")));
  EXPECT_EQ(read("real/k.cu"), oneKernelCoarsened);
}

TEST_F(OutputTarget, FolderGetsTheTree) {
  EXPECT_EQ(run(to("tree/of/it/")).exitCode, 0);
  EXPECT_EQ(read("tree/of/it/k.cu"), oneKernelCoarsened);
  fs::create_directories(path("there"));
  EXPECT_EQ(run(to("there")).exitCode, 0);
  EXPECT_EQ(read("there/k.cu"), oneKernelCoarsened);
}

TEST_F(OutputTarget, MissingFolderIsAnErrorAndNothingIsLost) {
  expectLostNothing("nowhere/out.cu", {"nowhere/out.cu cannot be written", "Choose another place"});
  EXPECT_FALSE(fs::exists(path("nowhere")));
}

TEST_F(OutputTarget, PathUnderAFileIsAnErrorAndNothingIsLost) {
  expectLostNothing("k.cu/out.cu", {"k.cu/out.cu cannot be written"});
  expectLostNothing("k.cu/tree/", {"cannot be made", "choose another place"});
}

TEST_F(OutputTarget, KernelsFileSystemIsNotWritable) {
  if (!fs::exists("/proc/version")) GTEST_SKIP() << "there is no /proc";
  expectLostNothing("/proc/version", {"/proc/version cannot be written"});
}

TEST_F(OutputTarget, ReadOnlyFileIsKept) {
  write("kept.cu", "precious");
  fs::permissions(path("kept.cu"), fs::perms::owner_read);
  if (::access(path("kept.cu").c_str(), W_OK) == 0) GTEST_SKIP() << "this user may write every file";
  expectLostNothing("kept.cu", {"kept.cu cannot be written", "the file is as it was"});
}

TEST_F(OutputTarget, ReadOnlyFolderIsKept) {
  fs::create_directories(path("closed"));
  fs::permissions(path("closed"), fs::perms::owner_read | fs::perms::owner_exec);
  const bool open = ::access(path("closed").c_str(), W_OK) == 0;
  if (!open) expectLostNothing("closed/out.cu", {"closed/out.cu cannot be written"});
  fs::permissions(path("closed"), fs::perms::owner_all);
  if (open) GTEST_SKIP() << "this user may write every folder";
}

TEST_F(OutputTarget, RefusedStepWritesNothing) {
  write("out.cu", "precious");
  const auto before = everything();
  expectFailure({"transform", "k.cu", "-s", "coarsen x 128", "-o", "out.cu"}, 1, {"not possible"});
  EXPECT_EQ(everything(), before);
}

/// A kernel in a header, its launch in the source: the change spans both.
class TwoFiles : public OutputTarget {
protected:
  void SetUp() override {
    WARPGRAIN_NEEDS_CUDA();
    write("src/k.cu", main_);
    write("include/kernel.cuh", header_);
  }

  std::vector<std::string> command(std::vector<std::string> more) const {
    std::vector<std::string> all{"transform", "src/k.cu", "-s", "coarsen x 2"};
    all.insert(all.end(), more.begin(), more.end());
    all.insert(all.end(), {"--", "-Iinclude"});
    return all;
  }

  const std::string main_ = "#include \"kernel.cuh\"\n\nint main() { scale<<<1, 64>>>(nullptr); }\n";
  const std::string header_ = "#pragma once\n// the kernel\n__global__ void scale(float *p) {\n"
                              "  p[threadIdx.x] *= 2;\n}\n";
  const std::string mainAfter_ = "#include \"kernel.cuh\"\n\nint main() { scale<<<1, 64 / 2>>>(nullptr); }\n";
  const std::string headerAfter_ = "#pragma once\n// the kernel\n__global__ void scale(float *p) {\n"
                                   "#pragma unroll\n  for (int cx = 0; cx < 2; ++cx)\n"
                                   "    p[threadIdx.x + cx * 32] *= 2;\n}\n";
};

TEST_F(TwoFiles, StandardOutputIsRefusedWithTheWayOut) {
  expectFailure(command({}), 1, {"change other files too", "include/kernel.cuh", "--patch", "-o DIR/"});
  EXPECT_EQ(run(command({})).output, "");
}

TEST_F(TwoFiles, OneOutputFileIsRefusedAndNotWritten) {
  const auto before = everything();
  expectFailure(command({"-o", "out.cu"}), 1, {"--patch", "-o DIR/"});
  EXPECT_EQ(everything(), before);
}

TEST_F(TwoFiles, FolderGetsBothFilesInTheirPlaces) {
  EXPECT_EQ(run(command({"-o", "tree/"})).exitCode, 0);
  EXPECT_EQ(read("tree/src/k.cu"), mainAfter_);
  EXPECT_EQ(read("tree/include/kernel.cuh"), headerAfter_);
  EXPECT_EQ(read("src/k.cu"), main_);
  EXPECT_EQ(read("include/kernel.cuh"), header_);
}

TEST_F(TwoFiles, PatchAppliesToBoth) {
  if (!findProgram("patch") && !findProgram("git")) GTEST_SKIP() << "neither patch nor git is here";
  const CliOutcome outcome = run(command({"--patch"}));
  EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
  write("change.diff", outcome.output);
  SubprocessRequest apply;
  apply.arguments = findProgram("patch") ? std::vector<std::string>{"patch", "-p1", "-i", "change.diff"}
                                         : std::vector<std::string>{"git", "apply", "change.diff"};
  apply.folder = path("");
  const auto applied = runSubprocess(apply);
  ASSERT_TRUE(applied && applied->succeeded()) << (applied ? applied->standardOutput : applied.error().message);
  EXPECT_EQ(read("src/k.cu"), mainAfter_);
  EXPECT_EQ(read("include/kernel.cuh"), headerAfter_);
}

TEST_F(TwoFiles, PatchGoesToAFileToo) {
  EXPECT_EQ(run(command({"--patch", "-o", "change.diff"})).exitCode, 0);
  EXPECT_EQ(read("change.diff"), run(command({"--patch"})).output);
  EXPECT_NE(read("change.diff").find("+++ b/include/kernel.cuh\n"), std::string::npos);
  EXPECT_NE(read("change.diff").find("+++ b/src/k.cu\n"), std::string::npos);
}

TEST_F(TwoFiles, JsonHoldsBothTexts) {
  const auto json = run(command({"--json"})).json();
  ASSERT_EQ(json["files"].size(), 2U);
  EXPECT_EQ(json["files"][0]["text"], mainAfter_);
  EXPECT_EQ(json["files"][1]["text"], headerAfter_);
  EXPECT_EQ(json["patch"], run(command({"--patch"})).output);
}

} // namespace
} // namespace warpgrain::tests
