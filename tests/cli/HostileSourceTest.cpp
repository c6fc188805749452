// SPDX-License-Identifier: Apache-2.0
//
// Sources that mean harm: they must not take all memory, and nothing waits for them for ever.
#include "tests/cli/CliTest.h"
#include "tests/support/ParsedSource.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <sys/resource.h>
#include <sys/stat.h>

namespace warpgrain::tests {
namespace {

using testing::HasSubstr;

class HostileSource : public CliTest {
protected:
  /// A source with a first line that includes, and what `kernels` says of it.
  CliOutcome including(const std::string &line) const {
    write("k.cu", line + "\n" + oneKernel);
    return run({"kernels", "k.cu"});
  }

  void pipe(const std::string &name) const { ASSERT_EQ(::mkfifo(path(name).c_str(), 0600), 0); }
};

TEST_F(HostileSource, ADeviceIsNotIncluded) {
  WARPGRAIN_NEEDS_CUDA();
  for (const char *line : {"#include \"/dev/zero\"", "#include </dev/zero>", "#include \"/dev/../dev/zero\""}) {
    const CliOutcome outcome = including(line);
    EXPECT_EQ(outcome.exitCode, 3) << line;
    EXPECT_THAT(outcome.errors, HasSubstr("it is a device, a pipe or a socket; only regular files are read")) << line;
  }
}

TEST_F(HostileSource, ADeviceIsNotEmbedded) {
  WARPGRAIN_NEEDS_CUDA();
  const CliOutcome outcome = including("const char bytes[] = {\n#embed \"/dev/zero\"\n};");
  EXPECT_EQ(outcome.exitCode, 3);
  EXPECT_THAT(outcome.errors, HasSubstr("'/dev/zero' file not found"));
}

TEST_F(HostileSource, ALinkToADeviceIsNotIncluded) {
  WARPGRAIN_NEEDS_CUDA();
  std::filesystem::create_symlink("/dev/zero", path("table.h"));
  const CliOutcome outcome = including("#include \"table.h\"");
  EXPECT_EQ(outcome.exitCode, 3);
  EXPECT_THAT(outcome.errors, HasSubstr("it is a device"));
}

TEST_F(HostileSource, NobodyWaitsForThePipeThatIsIncluded) {
  WARPGRAIN_NEEDS_CUDA();
  pipe("pipe.h");
  const CliOutcome outcome = including("#include \"pipe.h\"");
  EXPECT_EQ(outcome.exitCode, 3);
  EXPECT_THAT(outcome.errors, HasSubstr("it is a device, a pipe or a socket"));
}

TEST_F(HostileSource, AFileThatTheSystemMakesIsNotIncluded) {
  WARPGRAIN_NEEDS_CUDA();
  for (const char *file : {"/proc/kmsg", "/proc/self/status"}) {
    const CliOutcome outcome = including("#include \"" + std::string(file) + "\"");
    EXPECT_EQ(outcome.exitCode, 3) << file;
    EXPECT_THAT(outcome.errors, HasSubstr("the system makes its contents as they are read")) << file;
  }
  write("empty.h", "");
  EXPECT_EQ(including("#include \"empty.h\"").exitCode, 0);
}

TEST_F(HostileSource, NestingTooDeepIsToldAndNoCrash) {
  WARPGRAIN_NEEDS_CUDA();
  std::string chain;
  for (int i = 0; i < 50'000; ++i)
    chain += "if (n == 3) a[1] = 2; else ";
  write("k.cu", "__global__ void k(float *a, int n) { " + chain + "a[0] = 1; }\n");
  expectFailure({"kernels", "k.cu"}, 3, {"the source was not read", "nested too deeply"});
}

TEST_F(HostileSource, AMacroThatGrowsWithoutEndIsTold) {
  WARPGRAIN_NEEDS_CUDA();
  // An argument of a macro is kept whole: this one would be a hundred billion words.
  std::string text = "#define A0 x x x x x x x x x x\n";
  for (int i = 1; i <= 10; ++i) {
    const std::string before = " A" + std::to_string(i - 1);
    text += "#define A" + std::to_string(i);
    for (int j = 0; j < 10; ++j)
      text += before;
    text += "\n";
  }
  write("k.cu", text + "#define x +1\n#define id(a) a\nint z = 0 id(A10);\n");
  rlimit before{};
  ASSERT_EQ(::getrlimit(RLIMIT_AS, &before), 0);
  const rlimit small{.rlim_cur = rlim_t{1} << 30U, .rlim_max = before.rlim_max}; // of the program, which inherits it
  ASSERT_EQ(::setrlimit(RLIMIT_AS, &small), 0);
  expectFailure({"kernels", "k.cu"}, 3, {"the source was not read", "memory"});
  ASSERT_EQ(::setrlimit(RLIMIT_AS, &before), 0);
}

TEST_F(HostileSource, AFolderIsNoHeader) {
  WARPGRAIN_NEEDS_CUDA();
  std::filesystem::create_directory(path("folder.h"));
  const CliOutcome outcome = including("#include \"folder.h\"");
  EXPECT_EQ(outcome.exitCode, 3);
  EXPECT_THAT(outcome.errors, HasSubstr("folder.h"));
  // A folder of the name of a header that stands elsewhere is passed over.
  std::filesystem::create_directories(path("first/names.h"));
  write("second/names.h", "constexpr int names = 1;\n");
  write("k.cu", "#include <names.h>\n" + oneKernel);
  EXPECT_EQ(run({"kernels", "k.cu", "--", "-Ifirst", "-Isecond"}).exitCode, 0);
}

TEST_F(HostileSource, AHeaderHasABound) {
  WARPGRAIN_NEEDS_CUDA();
  write("huge.h", "");
  std::filesystem::resize_file(path("huge.h"), std::uintmax_t{1} << 40U);
  const CliOutcome outcome = including("#include \"huge.h\"");
  EXPECT_EQ(outcome.exitCode, 3);
  EXPECT_THAT(outcome.errors, HasSubstr("it is larger than 64 MiB, too large for source text"));
}

TEST_F(HostileSource, FlagsCannotIncludeADevice) {
  WARPGRAIN_NEEDS_CUDA();
  write("k.cu", oneKernel);
  pipe("pipe.h");
  for (const char *file : {"/dev/zero", "pipe.h"}) {
    const CliOutcome outcome = run({"kernels", "k.cu", "--", "-include", file});
    EXPECT_EQ(outcome.exitCode, 3) << file;
    EXPECT_THAT(outcome.errors, HasSubstr(file));
    EXPECT_THAT(outcome.errors, HasSubstr("it is a device, a pipe or a socket"));
  }
}

TEST_F(HostileSource, AProgramWithOpenMpIncludesNoDevice) {
  write("p.cpp", "#include \"/dev/zero\"\nint main() {\n  return 0;\n}\n");
  const CliOutcome outcome = run({"translate", "p.cpp"});
  EXPECT_GT(outcome.exitCode, 0);
  EXPECT_THAT(outcome.errors, HasSubstr("it is a device"));
}

TEST_F(HostileSource, ADatabaseIsARegularFile) {
  write("k.cu", oneKernel);
  expectFailure({"kernels", "k.cu", "-p", "/dev/zero"}, 3, {"/dev/zero is not a regular file"});
}

} // namespace
} // namespace warpgrain::tests
