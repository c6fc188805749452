// SPDX-License-Identifier: Apache-2.0
//
// Directives and options of OpenMPC on the command line: files of them, errors, and programs that are run.
#include "core/base/Files.h"
#include "tests/execute/ProgramTest.h"

#include <nlohmann/json.hpp>

namespace warpgrain::tests {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;

class DirectivesCommand : public ProgramTest {
protected:
  /// A program with three loops, the second of which works on what the first one writes; it prints 7 numbers.
  std::string program(const std::string &directives = "") const {
    return write("program.c", "#include <stdio.h>\nint a[500], b[500], c[500];\nlong total;\nint main(void) {\n"
                              "  for (int i = 0; i < 500; i++) a[i] = i % 17;\n" +
                                  directives +
                                  "#pragma omp parallel\n  {\n    int t = 3;\n#pragma omp for\n"
                                  "    for (int i = 0; i < 500; i++) b[i] = a[i] * t;\n#pragma omp for private(t)\n"
                                  "    for (int i = 0; i < 500; i++) { t = b[i]; c[i] = t + b[499 - i]; }\n"
                                  "#pragma omp for reduction(+ : total)\n"
                                  "    for (int i = 0; i < 500; i++) total += c[i];\n  }\n"
                                  "  for (int i = 0; i < 500; i += 83) printf(\"%d \", c[i] + b[i]);\n"
                                  "  printf(\"%ld\\n\", total);\n  return 0;\n}\n");
  }

  std::string printed(std::vector<std::string> arguments, const std::string &directives = "") const {
    arguments.insert(arguments.begin(), {"translate", program(directives), "-o", path("program.cu").string()});
    const auto translated = command(std::move(arguments));
    EXPECT_EQ(translated.exitCode, 0) << translated.standardError;
    const auto ran = command({"run", path("program.cu").string()});
    EXPECT_EQ(ran.exitCode, 0) << ran.standardError;
    return ran.standardOutput;
  }

  std::string cuda() const { return readTextFile(path("program.cu")).value_or(""); }
};

TEST_F(DirectivesCommand, EachKernelCanStayOnTheCpu) {
  const std::string expected = printed({});
  for (const int kernels : {1, 2, 5, 6, 7}) {
    std::string lines;
    for (int kernel = 0; kernel < 3; ++kernel)
      if ((kernels & (1 << kernel)) != 0) lines += "kernelid(" + std::to_string(kernel) + ") procname(main) nogpurun\n";
    const std::string transfers = kernels == 5 ? "all" : kernels == 6 ? "flow" : "resident";
    EXPECT_EQ(printed({"--transfers", transfers, "--directives", write("user.txt", lines)}), expected) << lines;
    EXPECT_EQ(cuda().find("main_kernel1<<<") == std::string::npos, (kernels & 2) != 0) << lines;
  }
}

TEST_F(DirectivesCommand, SizesAndCachesKeepWhatIsPrinted) {
  const std::string expected = printed({});
  const std::string lines =
      write("user.txt", "# sizes\nkernelid(0) procname(main) threadblocksize(7) maxnumofblocks(3) "
                        "constant(a)\nkernelid(1) procname(main) texture(b) maxnumofblocks(1)\n"
                        "kernelid(2), procname(main), threadblocksize(33), constant(c)\n");
  EXPECT_EQ(printed({"--directives", lines}), expected);
  EXPECT_THAT(cuda(), HasSubstr("gpu::blocksFor(gpu_trips, 7, 3)"));
  EXPECT_THAT(cuda(), HasSubstr("const int *__restrict__ b"));
  EXPECT_THAT(cuda(), HasSubstr("gpu::reduceBlock<gpu::Plus, 33>"));
  EXPECT_THAT(cuda(), HasSubstr("gpu_constant_c"));
}

TEST_F(DirectivesCommand, GtJ4TilesInSharedMemoryPrintWhatTheLoopsPrint) {
  const auto source = [&](const std::string &directive, const std::string &barrier, const std::string &extent) {
    return write("tiles.c",
                 "#include <stdio.h>\nint in[70][70], out[70][70];\nint main(int argc, char **argv) {\n"
                 "  int n = 4 + argc;\n  for (int i = 0; i < 70 * 70; i++) in[i / 70][i % 70] = i;\n" +
                     directive +
                     "#pragma omp parallel for\n  for (int by = 0; by < n; by++)\n"
                     "    for (int bx = 4; bx >= 0; bx -= 1) {\n      int c[14][14];\n      int x = bx * 14;\n"
                     "      for (int ty = 0; ty < 14; ty++)\n        for (int tx = 0; tx < " +
                     extent +
                     "; tx++) {\n          if (tx > 12) continue;\n          int v = in[by * 14 + ty][x + tx];\n"
                     "          c[ty][tx] = v * 3;\n        }\n"
                     "      for (int ty = 13; ty > 12; ty--)\n        for (int tx = 0; tx < 14; tx += 1)\n"
                     "          c[tx][ty] = 7;\n" +
                     barrier +
                     "      for (int ty = 0; ty < 14; ty++)\n        for (int tx = 0; tx < 14; tx++)\n"
                     "          out[x + ty][by * 14 + tx] = c[tx][ty] + c[13 - ty][tx];\n    }\n"
                     "  long s = 0;\n  for (int i = 0; i < 70 * 70; i++) s += (long)out[i / 70][i % 70] * (i % 11);\n"
                     "  printf(\"%ld\\n\", s);\n  return 0;\n}\n");
  };
  const auto printedBy = [&](const std::string &file) {
    const auto translated = command({"translate", file, "-o", path("program.cu").string()});
    EXPECT_EQ(translated.exitCode, 0) << translated.standardError;
    return command({"run", path("program.cu").string()}).standardOutput;
  };
  const std::string expected = printedBy(source("", "", "14"));
  for (const std::string extent : {"14", "n + 9"}) {
    EXPECT_EQ(printedBy(source("#pragma cuda gpurun threadbatching(2, 2) cudashared(c)\n", "#pragma cuda syncthreads\n",
                               extent)),
              expected);
    EXPECT_THAT(cuda(), HasSubstr("__shared__ int c[14][14];"));
  }
}

TEST_F(DirectivesCommand, ErrorsEndWithStatus3AndWriteNothing) {
  const auto outcome =
      command({"translate", program("#pragma cuda gpurun texture(zz)\n"), "-o", path("never.cu").string(), "--json"});
  EXPECT_EQ(outcome.exitCode, 3);
  EXPECT_THAT(outcome.standardError,
              HasSubstr("program.c:6: zz in \"texture(zz)\" is not used in the region of line 7."));
  EXPECT_FALSE(fs::exists(path("never.cu")));
}

TEST_F(DirectivesCommand, LinesWhoseKernelNoSourceHasAreErrors) {
  const std::string lines =
      write("user.txt", "kernelid(0) procname(main) nogpurun\nkernelid(5) procname(main) nogpurun\n");
  const auto outcome = command({"translate", program(), "--directives", lines});
  EXPECT_EQ(outcome.exitCode, 3);
  EXPECT_THAT(outcome.standardError,
              HasSubstr("user.txt:2: There is no kernel 5 of main(). Of kernels, main has 0, 1, 2."));
}

TEST_F(DirectivesCommand, LinesAreOfTheSourceThatHasTheFunction) {
  const std::string one = write("one.c", "void fill(int k);\nint main(void) {\n  fill(5);\n  return 0;\n}\n");
  const std::string two = write("two.c", "int values[9];\nvoid fill(int k) {\n#pragma omp parallel for\n"
                                         "  for (int i = 0; i < 9; i++) values[i] = i + k;\n}\n");
  const std::string lines = write("user.txt", "kernelid(0) procname(fill) threadblocksize(64)\n");
  const auto outcome = command({"translate", one, two, "--directives", lines, "-o", path("out").string() + "/"});
  ASSERT_EQ(outcome.exitCode, 0) << outcome.standardError;
  EXPECT_THAT(readTextFile(path("out") / "two.cu").value_or(""), HasSubstr("fill_kernel0<<<gpu_blocks, 64>>>"));
}

TEST_F(DirectivesCommand, OptionsOfAFileAndOfTheCommandLine) {
  const std::string file =
      write("options.txt", "# of a tuning run\ncudaThreadBlockSize = 512\nmaxNumOfCudaThreadBlocks=9\n"
                           "useMallocPitch\n");
  const auto outcome = command({"translate", program(), "--options", file, "--option", "cudaThreadBlockSize=64", "-o",
                                path("program.cu").string()});
  ASSERT_EQ(outcome.exitCode, 0) << outcome.standardError;
  EXPECT_THAT(cuda(), HasSubstr("gpu::blocksFor(gpu_trips, 64, 9)"));
  EXPECT_THAT(outcome.standardError, HasSubstr("The option useMallocPitch (" + file + ":4) has no effect"));
  const auto unknown = command({"translate", program(), "--option", "useWings=1"});
  EXPECT_EQ(unknown.exitCode, 2) << unknown.standardError;
  EXPECT_THAT(unknown.standardError, HasSubstr("The option useWings (--option) is no option of OpenMPC."));
}

TEST_F(DirectivesCommand, TheEnvironmentIsReadOnlyWhereThatIsAsked) {
  const auto sizeOf = [&](std::vector<std::string> more) {
    SubprocessRequest request{.arguments = {WARPGRAIN_CLI, "translate", program(), "--json"}, .folder = path("")};
    request.arguments.insert(request.arguments.end(), more.begin(), more.end());
    request.environment = {{"cudaThreadBlockSize", "192"}, {"TMPDIR", path("tmp").string()}};
    const auto ran = runSubprocess(request);
    return nlohmann::json::parse(ran->standardOutput)["files"][0]["regions"][0]["kernels"][0]["threads_of_block"]
        .get<int>();
  };
  EXPECT_EQ(sizeOf({}), 256);
  EXPECT_EQ(sizeOf({"--environment"}), 192);
  EXPECT_EQ(sizeOf({"--environment", "--option", "cudaThreadBlockSize=32"}), 32);
}

TEST_F(DirectivesCommand, WhatHasNoEffectIsSaid) {
  const std::string source = program("#pragma cuda gpurun sharedRO(a)\n");
  const auto translated = command({"translate", source, "-o", path("program.cu").string()});
  EXPECT_THAT(translated.standardError, HasSubstr("program.c:7: \"sharedRO(a)\" ("));
  const auto reported = command({"translate", source, "--report"});
  EXPECT_THAT(reported.standardOutput, HasSubstr("[clause-has-no-effect]"));
  EXPECT_THAT(reported.standardError, Not(HasSubstr("sharedRO")));
}

TEST_F(DirectivesCommand, FunctionsThatTakeTheAddressOfACachedArrayKeepItUncached) {
  const std::string source = write(
      "program.c",
      "#include <stdio.h>\nint a[64], b[64];\nint at(const int *from, int i) { return from[i]; }\nint main(void) {\n"
      "  for (int i = 0; i < 64; i++) a[i] = i;\n#pragma cuda gpurun constant(a)\n#pragma omp parallel for\n"
      "  for (int i = 0; i < 64; i++) b[i] = at(a, i);\n  printf(\"%d\\n\", b[9]);\n  return 0;\n}\n");
  const auto translated = command({"translate", source, "-o", path("program.cu").string()});
  ASSERT_EQ(translated.exitCode, 0);
  EXPECT_THAT(translated.standardError, HasSubstr("the address of a is handed on"));
  EXPECT_THAT(cuda(), HasSubstr("<<<"));
  EXPECT_EQ(command({"run", path("program.cu").string()}).standardOutput, "9\n");
}

} // namespace
} // namespace warpgrain::tests
