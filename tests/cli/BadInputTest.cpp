// SPDX-License-Identifier: Apache-2.0
//
// What cannot be read or is no CUDA: exit code 3 (input) or 2 (usage), and a sentence.
#include "tests/cli/CliTest.h"
#include "tests/support/ParsedSource.h"

#include <unistd.h>

namespace warpgrain::tests {
namespace {

namespace fs = std::filesystem;
using namespace std::string_literals;

class BadInput : public CliTest {};

/// Every command that reads a source, on a file.
std::vector<std::vector<std::string>> commandsOn(const std::string &file) {
  return {{"kernels", file},
          {"legality", file, "--step", "coarsen x 2"},
          {"transform", file, "--step", "coarsen x 2"},
          {"variants", file, "--space", "coarsen x 1,2"}};
}

TEST_F(BadInput, BinaryFileIsRefusedByEveryCommand) {
  write("picture.cu", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0"s);
  for (const auto &command : commandsOn("picture.cu"))
    expectFailure(command, 3, {"picture.cu is a binary file, not C++ source"});
}

TEST_F(BadInput, ZeroByteInTheMiddleIsBinary) {
  write("zero.cu", oneKernel + "\0"s + oneKernel);
  expectFailure({"transform", "zero.cu", "-s", "coarsen x 2"}, 3, {"zero.cu is a binary file"});
}

TEST_F(BadInput, MissingFileIsNamed) {
  for (const auto &command : commandsOn("nowhere.cu"))
    expectFailure(command, 3, {"nowhere.cu does not exist; check the path"});
}

TEST_F(BadInput, FolderIsNoSource) {
  fs::create_directories(path("folder.cu"));
  expectFailure({"kernels", "folder.cu"}, 3, {"folder.cu is not a regular file"});
}

TEST_F(BadInput, DeviceIsNoSource) {
  expectFailure({"kernels", "/dev/zero"}, 3, {"/dev/zero is not a regular file"});
}

TEST_F(BadInput, UnreadableFileIsNamed) {
  const fs::path file = write("secret.cu", oneKernel);
  fs::permissions(file, fs::perms::none);
  if (::access(file.c_str(), R_OK) == 0) GTEST_SKIP() << "this user may read every file";
  expectFailure({"kernels", "secret.cu"}, 3, {"secret.cu cannot be read", "check its permissions"});
}

TEST_F(BadInput, FileLargerThanAnySourceIsRefused) {
  write("large.cu", oneKernel);
  fs::resize_file(path("large.cu"), (std::uintmax_t{64} << 20U) + 1);
  expectFailure({"kernels", "large.cu"}, 3, {"large.cu is larger than 64 MiB"});
}

TEST_F(BadInput, ReadMeHoldsNoKernelAndTheCompilerSaysWhyNot) {
  WARPGRAIN_NEEDS_CUDA();
  write("README", "# Project\n\nThis is a read me, it isn't C++.\n- an item\n");
  expectFailure({"kernels", "README"}, 3, {"There is no kernel", "README", "README:1:3: error: "});
  expectFailure({"transform", "README", "-s", "coarsen x 2"}, 3, {"There is no kernel"});
}

TEST_F(BadInput, RubbishWithoutZeroBytesDoesNotEndInACrash) {
  WARPGRAIN_NEEDS_CUDA();
  std::string rubbish;
  for (int i = 0; i < 4000; ++i)
    rubbish += static_cast<char>(1 + (i * 7919 + i / 13) % 255);
  write("rubbish.cu", rubbish);
  expectFailure({"kernels", "rubbish.cu"}, 3, {"There is no kernel"});
}

TEST_F(BadInput, EmptyFileHoldsNoKernel) {
  WARPGRAIN_NEEDS_CUDA();
  write("empty.cu", "");
  for (const auto &command : commandsOn("empty.cu"))
    expectFailure(command, 3, {"There is no kernel", "empty.cu"});
}

TEST_F(BadInput, FileWithoutKernelSaysSo) {
  WARPGRAIN_NEEDS_CUDA();
  write("host.cu", "__device__ int helper() { return 1; }\n__global__ void declared(int *);\nint main() {}\n");
  expectFailure({"kernels", "host.cu"}, 3, {"There is no kernel (__global__ function with a body)", "host.cu"});
}

TEST_F(BadInput, UnknownKernelNameListsTheNames) {
  WARPGRAIN_NEEDS_CUDA();
  write("two.cu", "namespace a { __global__ void first(int *p) {} }\n__global__ void second(int *p) {}\n");
  expectFailure({"legality", "two.cu", "-k", "third", "-s", "coarsen x 2"}, 2,
                {"no kernel named third", "a::first:1", "second:2"});
}

TEST_F(BadInput, AmbiguousKernelNameListsTheNamesWithLines) {
  WARPGRAIN_NEEDS_CUDA();
  write("same.cu", "namespace a { __global__ void k(int *p) { p[threadIdx.x] = 1; } }\n"
                   "namespace b { __global__ void k(int *p) { p[threadIdx.x] = 2; } }\n");
  expectFailure({"transform", "same.cu", "-k", "k", "-s", "coarsen x 2"}, 2,
                {"Several kernels are named k", "a::k:1", "b::k:2"});
  expectFailure({"transform", "same.cu", "-s", "coarsen x 2"}, 2, {"choose one with --kernel", "a::k:1", "b::k:2"});
  const CliOutcome byLine = run({"transform", "same.cu", "-k", "k:2", "-s", "coarsen x 2"});
  EXPECT_EQ(byLine.exitCode, 0) << byLine.errors;
  EXPECT_TRUE(byLine.output.starts_with("namespace a { __global__ void k(int *p) { p[threadIdx.x] = 1; } }\n"));
}

TEST_F(BadInput, MissingIncludeIsADiagnosticAndNothingIsClaimedOfWhatFollowsIt) {
  WARPGRAIN_NEEDS_CUDA();
  write("missing.cu", "__global__ void before(float *p) { p[threadIdx.x] *= 3; }\n#include \"gone.h\"\n" + oneKernel);
  const CliOutcome kernels = run({"kernels", "missing.cu", "--json"});
  EXPECT_EQ(kernels.exitCode, 3) << kernels.errors;
  EXPECT_NE(kernels.errors.find("missing.cu:2:10: error: 'gone.h' file not found"), std::string::npos);
  EXPECT_NE(kernels.errors.find("kernels and launches that follow it may be missing"), std::string::npos);
  const auto json = kernels.json();
  ASSERT_EQ(json["kernels"].size(), 2U);
  EXPECT_EQ(json["kernels"][0]["whole"], true);
  EXPECT_EQ(json["kernels"][1]["whole"], false);
  EXPECT_EQ(json["kernels"][1]["not_whole"]["line"], 2);
  EXPECT_EQ(json["diagnostics"][0]["severity"], "error");
  EXPECT_EQ(json["diagnostics"][0]["line"], 2);
  expectFailure({"transform", "missing.cu", "-k", "scale", "-s", "coarsen x 2"}, 1,
                {"missing.cu:2:10", "The kernel is not read whole.", "'gone.h' file not found", "-I"});
  EXPECT_EQ(run({"transform", "missing.cu", "-k", "before", "-s", "coarsen x 2"}).exitCode, 0);
  EXPECT_EQ(run({"analyze", "missing.cu", "-k", "before"}).exitCode, 0);
  EXPECT_EQ(run({"analyze", "missing.cu"}).exitCode, 3);
}

/// The only store, and a read that races, stand in a statement that does not compile.
TEST_F(BadInput, KernelWithAnErrorIsNotAnalysed) {
  WARPGRAIN_NEEDS_CUDA();
  const std::string good = "__global__ void good(float *x) { x[threadIdx.x] = 1; }\n";
  write("typo.cu", "__global__ void shift(float *x) {\n  __shared__ float s[64];\n  s[threadIdx.x] = x[threadIdx.x];\n"
                   "  x[threadIdx.x] = s[(threadIdx.x + 1) % 64] * sclae;\n}\n" +
                       good + "int main() { shift<<<1, 64>>>(nullptr); good<<<1, 64>>>(nullptr); }\n");
  const CliOutcome text = run({"analyze", "typo.cu"});
  EXPECT_EQ(text.exitCode, 3);
  EXPECT_NE(text.errors.find("typo.cu:4:48: error: use of undeclared identifier 'sclae'"), std::string::npos)
      << text.errors;
  EXPECT_NE(text.output.find("typo.cu:4: Clang, which Warpgrain reads sources with, does not accept this"),
            std::string::npos)
      << text.output;
  EXPECT_EQ(text.output.find("sectors stored: 0"), std::string::npos);
  EXPECT_EQ(text.output.find("proved"), text.output.rfind("proved")) << "of good alone:\n" << text.output;
  const auto json = run({"analyze", "typo.cu", "-k", "shift", "--json"}).json()["kernels"][0];
  EXPECT_EQ(json["whole"], false);
  EXPECT_EQ(json["race_free_within_blocks"], false);
  for (const auto &[key, value] : json["totals"].items())
    EXPECT_TRUE(key == "reasons" || value.is_null()) << key;
  EXPECT_EQ(run({"analyze", "typo.cu", "-k", "good"}).exitCode, 0);
  EXPECT_EQ(run({"kernels", "typo.cu"}).exitCode, 3);
  const CliOutcome legality = run({"legality", "typo.cu", "-k", "shift", "-s", "coarsen x 2"});
  EXPECT_EQ(legality.exitCode, 1);
  EXPECT_NE(legality.output.find("unknown\n  because "), std::string::npos) << legality.output;
  EXPECT_NE(legality.output.find("; nvcc may."), std::string::npos) << legality.output;
}

TEST_F(BadInput, ErrorsOfTheHostLeaveTheKernelsToBeAnalysed) {
  WARPGRAIN_NEEDS_CUDA();
  write("host.cu", "__global__ void good(float *x) { x[threadIdx.x] = 1; }\n"
                   "int main() { good<<<1, 64>>>(nullptr); return sclae; }\n");
  const CliOutcome outcome = run({"analyze", "host.cu"});
  EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
  EXPECT_NE(outcome.output.find("sectors stored: 8"), std::string::npos) << outcome.output;
  EXPECT_NE(outcome.output.find("proved"), std::string::npos);
  EXPECT_EQ(run({"kernels", "host.cu"}).exitCode, 0);
}

/// The kernel's head is lost, and with it the kernel.
TEST_F(BadInput, ErrorsThatHideKernelsAreTold) {
  WARPGRAIN_NEEDS_CUDA();
  write("head.cu", oneKernel + "__global__ void lost(float *p { p[threadIdx.x] = 1; }\n");
  const CliOutcome outcome = run({"kernels", "head.cu"});
  EXPECT_EQ(outcome.exitCode, 3);
  EXPECT_NE(outcome.output.find("scale(float *p)"), std::string::npos);
}

/// The compiler drops what it does not understand; a barrier may be in it.
TEST_F(BadInput, KernelThatUsesAMissingHeadersNamesIsNotTouched) {
  WARPGRAIN_NEEDS_CUDA();
  write("uses.cu", "#include \"gone.h\"\n"
                   "__global__ void k(float *a) {\n"
                   "  a[threadIdx.x] = 1;\n"
                   "  BARRIER();\n"
                   "  a[threadIdx.x + 1] = 2;\n"
                   "}\n");
  expectFailure({"transform", "uses.cu", "-s", "coarsen x 2"}, 1, {"uses.cu:4:3", "is not read whole", "BARRIER"});
}

/// A launch that the compiler drops would keep its old block.
TEST_F(BadInput, KernelWithALaunchThatDoesNotCompileIsNotTouched) {
  WARPGRAIN_NEEDS_CUDA();
  write("launch.cu", "__global__ void k(float *a) { a[threadIdx.x] = 1; }\n"
                     "int main() { k<<<1, 64>>>(nullptr);\n  k<<<1, BLOCK>>>(nullptr); }\n");
  expectFailure({"transform", "launch.cu", "-s", "coarsen x 2"}, 1, {"launch.cu:3:3", "launch"});
}

TEST_F(BadInput, FileCutInsideAKernelStillServesTheOthers) {
  WARPGRAIN_NEEDS_CUDA();
  const std::string whole = oneKernel + "__global__ void cut(float *p) {\n  for (int i = 0; i < 4; ++i) {\n";
  write("cut.cu", whole + "    p[threadIdx.x] += i;");
  const CliOutcome kernels = run({"kernels", "cut.cu"});
  EXPECT_EQ(kernels.exitCode, 3);
  EXPECT_NE(kernels.errors.find("error: expected '}'"), std::string::npos) << kernels.errors;
  const CliOutcome other = run({"transform", "cut.cu", "-k", "scale", "-s", "coarsen x 2"});
  EXPECT_EQ(other.exitCode, 0) << other.errors;
  EXPECT_TRUE(other.output.starts_with(oneKernelCoarsened)) << other.output;
  EXPECT_TRUE(other.output.ends_with(" {\n    p[threadIdx.x] += i;")) << other.output;
  for (const char *ending : {"    p[threadIdx.x] += i;", "    p[threadIdx.x] +=", "    p[threadIdx.x] += i; }", ""}) {
    write("cut.cu", whole + ending);
    expectFailure({"transform", "cut.cu", "-k", "cut", "-s", "coarsen x 2"}, 1, {"not possible"});
  }
}

TEST_F(BadInput, UnusableDatabaseIsNamed) {
  write("k.cu", oneKernel);
  write("compile_commands.json", "[{\"file\": ");
  expectFailure({"kernels", "k.cu"}, 3, {"compile_commands.json cannot be used"});
  expectFailure({"kernels", "k.cu", "-p", "nowhere.json"}, 3, {"nowhere.json cannot be used"});
}

TEST_F(BadInput, ToolkitThatIsNotThereIsNamed) {
  write("k.cu", oneKernel);
  const CliOutcome outcome = run({"kernels", "k.cu", "--cuda-path", "/nowhere/cuda"});
  EXPECT_NE(outcome.exitCode, 0);
  EXPECT_NE(outcome.errors.find("/nowhere/cuda"), std::string::npos) << outcome.errors;
}

} // namespace
} // namespace warpgrain::tests
