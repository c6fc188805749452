// SPDX-License-Identifier: Apache-2.0
#include "core/base/Files.h"
#include "tests/execute/ProgramTest.h"

#include <nlohmann/json.hpp>

namespace warpgrain::tests {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;

class TranslateCommand : public ProgramTest {
protected:
  /// What a translated program says of its transfers.
  std::string transfersOf(const std::string &source, const std::string &transfers = "resident") const {
    const auto translated = command({"translate", source, "--transfers", transfers, "-o", path("program.cu").string()});
    EXPECT_EQ(translated.exitCode, 0) << translated.standardError;
    SubprocessRequest request{.arguments = {WARPGRAIN_CLI, "run", path("program.cu").string()}};
    request.environment = {{"GPU_TRANSFERS", "1"}};
    const auto ran = runSubprocess(request);
    return ran ? ran->standardError : ran.error().message;
  }

  /// The same of a program with these functions before main.
  std::string transfersOf(const std::string &functions, const std::string &body, const std::string &transfers) const {
    return transfersOf(write("steps.c", "#include <stdio.h>\n#include <stdlib.h>\nint a[64], b[64], c[64];\n" +
                                            functions + "int main(int argc, char **argv) {\n  int i, step;\n" + body +
                                            "\n  printf(\"%d\\n\", b[5]);\n  return 0;\n}\n"),
                       transfers);
  }
};

const std::string comp = "void comp(int x[64], int y[64], int z[64], int m) {\n  int k;\n#pragma omp parallel for\n"
                         "  for (k = 0; k < 64; k++) y[k] = x[m] + z[k];\n}\n";

TEST_F(TranslateCommand, GtF7BasicTransfers) {
  EXPECT_THAT(transfersOf(std::string(WARPGRAIN_OPENMP_PROGRAMS) + "/transfers.c", "all"),
              HasSubstr("200 launches, 0 loops on the CPU; 600 copies to the GPU (9830400 bytes), 200 back"));
}

TEST_F(TranslateCommand, GtF7TransfersAfterResidencyAndLiveness) {
  EXPECT_THAT(transfersOf(std::string(WARPGRAIN_OPENMP_PROGRAMS) + "/transfers.c", "flow"),
              HasSubstr("200 launches, 0 loops on the CPU; 200 copies to the GPU (3276800 bytes), 100 back"));
}

TEST_F(TranslateCommand, GtF7AndGtH7aTransfersAfterPromotion) {
  EXPECT_THAT(transfersOf(std::string(WARPGRAIN_OPENMP_PROGRAMS) + "/transfers.c"),
              HasSubstr("200 launches, 0 loops on the CPU; 2 copies to the GPU (32768 bytes), 1 back (16384 bytes); 3 "
                        "allocations"));
}

TEST_F(TranslateCommand, MemoryStaysOnTheGpuUnlessCopiesAreAskedFor) {
  const std::string source = std::string(WARPGRAIN_OPENMP_PROGRAMS) + "/transfers.c";
  const auto text = [&](std::vector<std::string> more) {
    more.insert(more.begin(), {"translate", source});
    return command(std::move(more)).standardOutput;
  };
  const std::string byDefault = text({});
  EXPECT_EQ(byDefault, text({"--transfers", "resident"}));
  EXPECT_EQ(text({"--option", "cudaMemTrOptLevel=0"}), text({"--transfers", "all"}));
  EXPECT_EQ(text({"--option", "cudaMemTrOptLevel=2", "--transfers", "resident"}), byDefault);
  EXPECT_EQ(text({"--option", "cudaThreadBlockSize=256"}), byDefault);
}

TEST_F(TranslateCommand, GtH7bPromotionOverAProcedure) {
  const std::string body = "for (step = 3; step < 8; step++)\n    for (i = 0; i < 64; i++) comp(a, b, c, i);";
  EXPECT_THAT(transfersOf(comp, body, "all"), HasSubstr("320 launches, 0 loops on the CPU; 960 copies to the GPU"));
  // y is written as a whole, and the number m is an argument of the kernel.
  EXPECT_THAT(transfersOf(comp, body, "resident"),
              HasSubstr("320 launches, 0 loops on the CPU; 2 copies to the GPU (512 bytes), 1 back (256 bytes)"));
}

TEST_F(TranslateCommand, GtH7cCodeOfTheCpuInTheOuterLoop) {
  const std::string body = "for (step = 3; step < 8; step++) {\n    for (i = 0; i < 64; i++) comp(a, b, c, i);\n"
                           "    a[3] = b[2];\n  }";
  EXPECT_THAT(transfersOf(comp, body, "resident"),
              HasSubstr("320 launches, 0 loops on the CPU; 6 copies to the GPU (1536 bytes), 5 back (1280 bytes)"));
}

TEST_F(TranslateCommand, GtH7dABranchAroundTheCall) {
  const std::string body = "for (i = 0; i < 64; i++)\n    if (i % 2) comp(a, b, c, i);";
  EXPECT_THAT(transfersOf(comp, body, "resident"), HasSubstr("32 launches, 0 loops on the CPU; 2 copies to the GPU"));
}

TEST_F(TranslateCommand, GtH7eALoopWithoutIterationsCopiesNothing) {
  const std::string body = "b[5] = 7;\n  for (i = 0; i < argc - 1; i++) comp(a, b, c, i);";
  EXPECT_EQ(transfersOf(comp, body, "resident"), ""); // nothing to tell of
  EXPECT_EQ(command({"run", path("program.cu").string()}).standardOutput, "7\n");
}

TEST_F(TranslateCommand, AKernelThatWritesAPartKeepsTheOtherPart) {
  const std::string half =
      "void half(int *x, int n) {\n#pragma omp parallel for\n  for (int k = 0; k < n; k++) x[k] = k;\n}\n";
  const std::string body = "for (i = 0; i < 64; i++) b[i] = 9;\n  half(b, 5);\n  half(b, 3);";
  EXPECT_THAT(transfersOf(half, body, "resident"), HasSubstr("2 launches, 0 loops on the CPU; 1 copies to the GPU"));
  EXPECT_EQ(command({"run", path("program.cu").string()}).standardOutput, "9\n");
}

TEST_F(TranslateCommand, GtF6IdleThreadsAndNoLaunchWithoutIterations) {
  const std::string source = write("trips.c", "#include <stdio.h>\nint a[1000];\nvoid f(int n) {\n"
                                              "#pragma omp parallel for\n  for (int i = 0; i < n; i++) a[i]++;\n}\n"
                                              "int main(void) {\n  f(1000);\n  f(0);\n  f(-3);\n"
                                              "  printf(\"%d\\n\", a[0] + a[999]);\n}\n");
  EXPECT_THAT(transfersOf(source), HasSubstr("1 launches, 0 loops on the CPU"));
}

TEST_F(TranslateCommand, MemoryOfUnknownExtentStaysOnTheCpu) {
  // A block that a library has allocated.
  const std::string source = write("unknown.c", "#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n"
                                                "void f(char *p, int n) {\n#pragma omp parallel for\n"
                                                "  for (int i = 0; i < n; i++) p[i]++;\n}\n"
                                                "int main(void) {\n  char *s = strdup(\"HAL\");\n  f(s, 3);\n"
                                                "  puts(s);\n  free(s);\n}\n");
  EXPECT_THAT(transfersOf(source), HasSubstr("0 launches, 1 loops on the CPU"));
}

TEST_F(TranslateCommand, PointersIntoOneBlockAreOneCopy) {
  const std::string source = write("alias.c", "#include <stdio.h>\n#include <stdlib.h>\n"
                                              "void f(double *p, double *q, int n) {\n#pragma omp parallel for\n"
                                              "  for (int i = 0; i < n; i++) p[i] = q[i] + 1;\n}\n"
                                              "double kept[64];\nint main(void) {\n"
                                              "  double *b = calloc(200, sizeof(double));\n  f(b, b + 100, 100);\n"
                                              "  f(b + 100, b, 100);\n  f(kept, b, 64);\n"
                                              "  printf(\"%g %g\\n\", b[150], kept[9]);\n  free(b);\n}\n");
  EXPECT_THAT(transfersOf(source, "all"),
              HasSubstr("3 launches, 0 loops on the CPU; 4 copies to the GPU (5312 bytes), 3 back (3712 bytes)"));
}

TEST_F(TranslateCommand, ErrorsAreToldWithTheirPlaceAndNothingIsWritten) {
  const std::string source = write("broken.c", "int a[9];\nint main(void) {\n#pragma omp parallel for sharde(a)\n"
                                               "  for (int i = 0; i < 9; i++) a[i] = i;\n}\n");
  const auto outcome = command({"translate", source, "-o", path("out.cu").string()});
  EXPECT_EQ(outcome.exitCode, 3);
  EXPECT_THAT(outcome.standardError, HasSubstr("broken.c:3:"));
  EXPECT_FALSE(fs::exists(path("out.cu")));
}

TEST_F(TranslateCommand, ReportAndJsonSayWhatBecameOfEachRegion) {
  const std::string source =
      write("two.c", "#include <stdio.h>\nint a[9];\nint main(void) {\n#pragma omp parallel for\n"
                     "  for (int i = 0; i < 9; i++) a[i] = i;\n#pragma omp parallel for\n"
                     "  for (int i = 0; i < 9; i++) printf(\"%d\", a[i]);\n}\n");
  const auto report = command({"translate", source, "--report"});
  EXPECT_THAT(report.standardOutput, HasSubstr("main_kernel0: to the GPU a; back a; 0 + 0 copies for each launch\n"
                                               "    a: to the GPU only where the loop does not write all of it "
                                               "[residency]; back before line 6 [liveness]\n"));
  EXPECT_THAT(command({"translate", source, "--report", "--transfers", "all"}).standardOutput,
              HasSubstr("1 + 1 copies for each launch\n    a: each launch copies it to the GPU and back: Each launch"));
  EXPECT_THAT(report.standardOutput, HasSubstr("stays on the CPU"));
  EXPECT_THAT(report.standardOutput, HasSubstr("[call-is-of-system]"));
  const auto json = nlohmann::json::parse(command({"translate", source, "--json"}).standardOutput);
  const auto &regions = json["files"][0]["regions"];
  ASSERT_EQ(regions.size(), 2U);
  EXPECT_EQ(regions[0]["on_gpu"], true);
  EXPECT_EQ(regions[1]["reasons"][0]["id"], "call-is-of-system");
  EXPECT_EQ(regions[0]["variables"][0]["rule"], "declared in the construct");
  const auto &memory = regions[0]["kernels"][0]["memory"][0];
  EXPECT_EQ(memory["stays_on_gpu"], true);
  EXPECT_EQ(memory["copy_to_gpu"]["removed_by"], "residency");
  EXPECT_EQ(memory["copy_back"]["before_lines"][0], 6);
  const auto annotated = command({"translate", source, "--emit", "annotated"});
  EXPECT_THAT(annotated.standardOutput, HasSubstr("#pragma cuda ainfo procname(main) kernelid(0)\n"
                                                  "#pragma cuda gpurun noc2gmemtr(a) nocudafree(a)\n"));
  EXPECT_THAT(annotated.standardOutput, HasSubstr("#pragma cuda nogpurun\n"));
}

TEST_F(TranslateCommand, SeveralFilesBecomeSeveralFiles) {
  const std::string one = write("one.c", "#include \"both.h\"\n#include <stdio.h>\nint main(void) {\n  fill(5);\n"
                                         "  printf(\"%d\\n\", values[8]);\n}\n");
  const std::string two =
      write("two.c", "#include \"both.h\"\nint values[9];\nvoid fill(int k) {\n"
                     "#pragma omp parallel for\n  for (int i = 0; i < 9; i++) values[i] = i + k;\n}\n");
  write("both.h", "extern int values[9];\nvoid fill(int k);\n");
  const auto outcome = command({"translate", one, two, "-o", path("out").string() + "/"});
  ASSERT_EQ(outcome.exitCode, 0) << outcome.standardError;
  const auto ran = command({"run", (path("out") / "one.cu").string(), (path("out") / "two.cu").string(),
                            "--flag=-I" + fs::path(one).parent_path().string()});
  EXPECT_EQ(ran.standardOutput, "13\n") << ran.standardError;
}

// Kernels of two sources, and code of the CPU in both.
TEST_F(TranslateCommand, MemoryStaysOnTheGpuOverCallsFromSourceToSource) {
  const std::string one =
      write("one.c", "#include <stdio.h>\n#include <stdlib.h>\nvoid step(const int *x, int *y, int n);\n"
                     "int check(const int *x, int n);\nvoid poke(int *x);\nint main(void) {\n"
                     "  int n = 64, *x = malloc(256), *y = malloc(256);\n  const char *form = \"%d\\n\";\n"
                     "  for (int i = 0; i < n; i++) x[i] = i;\n  for (int t = 0; t < 5; t++) {\n"
                     "    step(x, y, n);\n#pragma omp parallel for num_threads((n + 3) / 4)\n"
                     "    for (int i = 0; i < n; i++) x[i] = y[i] + t;\n    printf(form, t);\n  }\n"
                     "  printf(form, check(x, n));\n  poke(x);\n  step(x, y, n);\n  printf(form, y[3]);\n}\n");
  const std::string two =
      write("two.c", "void step(const int *x, int *y, int n) {\n#pragma omp parallel for\n"
                     "  for (int i = 0; i < n; i++) y[i] = x[i] * 2;\n}\n"
                     "int check(const int *x, int n) {\n  int s = 0;\n  for (int i = 0; i < n; i++) s += x[i];\n"
                     "  return s;\n}\nvoid poke(int *x) { x[3] = 21; }\n");
  const auto outcome = command({"translate", one, two, "--transfers", "resident", "-o", path("out").string() + "/"});
  ASSERT_EQ(outcome.exitCode, 0) << outcome.standardError;
  SubprocessRequest request{
      .arguments = {WARPGRAIN_CLI, "run", (path("out") / "one.cu").string(), (path("out") / "two.cu").string()}};
  request.environment = {{"GPU_TRANSFERS", "1"}};
  const auto ran = runSubprocess(request);
  ASSERT_TRUE(ran);
  EXPECT_EQ(ran->standardOutput, "0\n1\n2\n3\n4\n66176\n42\n") << ran->standardError;
  // x before the first step and behind poke(); back for check() and at the end.
  EXPECT_THAT(ran->standardError,
              HasSubstr("11 launches, 0 loops on the CPU; 2 copies to the GPU (512 bytes), 2 back"));
  // Where functions of a source are used by their addresses, each source is for itself.
  write("two.c", *readTextFile(two) + "void (*poked)(int *) = poke;\nvoid use(void) { poked = poke; }\n");
  ASSERT_EQ(command({"translate", one, two, "--transfers", "resident", "-o", path("out").string() + "/"}).exitCode, 0);
  const auto again = runSubprocess(request);
  EXPECT_EQ(again->standardOutput, ran->standardOutput);
}

TEST_F(TranslateCommand, WhatParallelRegionsOfAnotherFileCallStaysOnTheCpu) {
  const std::string one = write("one.c", "#include <stdio.h>\nextern int a[4][9];\nvoid fill(int k);\n"
                                         "int main(void) {\n#pragma omp parallel for\n"
                                         "  for (int k = 0; k < 4; k++) fill(k);\n  printf(\"%d\\n\", a[3][8]);\n}\n");
  const std::string two = write("two.c", "int a[4][9];\nvoid fill(int k) {\n#pragma omp parallel for\n"
                                         "  for (int i = 0; i < 9; i++) a[k][i] = i * k;\n}\n");
  const auto outcome = command({"translate", one, two, "--report", "-o", path("out").string() + "/"});
  ASSERT_EQ(outcome.exitCode, 0) << outcome.standardError;
  EXPECT_THAT(outcome.standardOutput, HasSubstr("[called-in-parallel]"));
  const auto ran = command({"run", (path("out") / "one.cu").string(), (path("out") / "two.cu").string()});
  EXPECT_EQ(ran.standardOutput, "24\n") << ran.standardError;
  EXPECT_THAT(command({"translate", two, "--report"}).standardOutput, Not(HasSubstr("[called-in-parallel]")));
}

TEST_F(TranslateCommand, OwnHeadersWithCodeAreTranslatedInTheSource) {
  std::filesystem::create_directory(path("include"));
  write("include/once.h", "#pragma once\n#include \"inner.h\"\nstatic int twice(int i) { return 2 * i; }\n");
  write("include/inner.h", "#define PLUS 7\n");
  write("kernels.h", "#include \"once.h\"\n\nstatic void fill(int *a, int n) {\n#pragma omp parallel for\n"
                     "  for (int i = 0; i < n; i++) a[i] = twice(i) + PLUS;\n}\n");
  write("plain.h", "typedef int number;\n");
  const std::string source = write("program.c", "#include <stdio.h>\n#include \"plain.h\"\n#include \"once.h\"\n"
                                                "#include \"kernels.h\"\n\nnumber a[100];\nint main(void) {\n"
                                                "  fill(a, 100);\n  printf(\"%d %d\\n\", a[99], twice(4));\n}\n");
  const std::string flag = "-I" + path("include").string();
  const auto report = command({"translate", source, "--report", "-o", path("program.cu").string(), "--", flag});
  ASSERT_EQ(report.exitCode, 0) << report.standardError;
  EXPECT_THAT(report.standardOutput, HasSubstr(path("kernels.h").string() + ":4: parallel for in fill()\n"));
  EXPECT_THAT(*readTextFile(path("program.cu")), HasSubstr("#include \"plain.h\""));
  const auto ran = command({"run", path("program.cu").string()});
  EXPECT_EQ(ran.standardOutput, "205 8\n") << ran.standardError;
  // Errors have their place in the header.
  write("kernels.h", "#include \"once.h\"\n\nstatic void fill(int *a, int n) {\n  return 1 }\n");
  EXPECT_THAT(command({"translate", source, "--", flag}).standardError, HasSubstr("kernels.h:4:"));
}

TEST_F(TranslateCommand, OldCCallsWhatOtherSourcesDefine) {
  const std::string one = write("one.c", "#include <stdio.h>\nfloat *fill();\nint values[4];\nmain() {\n"
                                         "  float *p = fill(2.5f, 4);\n  printf(\"%g %d\\n\", p[3], count(p, 4));\n"
                                         "  return 0;\n}\n");
  const std::string two = write("two.c", "#include <stdlib.h>\nfloat *fill(x, n)\nfloat x;\nint n;\n{\n"
                                         "  float *new = malloc(n * sizeof(float));\n  int i;\n"
                                         "#pragma omp parallel for\n  for (i = 0; i < n; i++) new[i] = x * i;\n"
                                         "  return new;\n}\ncount(p, n)\nfloat *p;\n{\n  return n + p[0];\n}\n");
  EXPECT_EQ(command({"translate", one, "-o", path("one.cu").string()}).exitCode, 3);
  const auto outcome = command({"translate", one, two, "-o", path("out").string() + "/"});
  ASSERT_EQ(outcome.exitCode, 0) << outcome.standardError;
  const auto ran = command({"run", (path("out") / "one.cu").string(), (path("out") / "two.cu").string()});
  EXPECT_EQ(ran.standardOutput, "7.5 4\n") << ran.standardError;
}

TEST_F(TranslateCommand, FilesMayHaveFunctionsOfOneName) {
  const std::string loop = "static void fill(int *p, int n) {\n#pragma omp parallel for\n"
                           "  for (int i = 0; i < n; i++) p[i] = VALUE * i;\n}\n";
  const std::string one =
      write("one.c", "#include <stdio.h>\n#define VALUE 3\nint a[9];\nvoid other(int *p, int n);\n" + loop +
                         "int main(void) {\n  fill(a, 5);\n  other(a + 5, 4);\n"
                         "  printf(\"%d %d\\n\", a[4], a[8]);\n}\n");
  const std::string two = write("two.c", "#define VALUE 5\n" + loop + "void other(int *p, int n) { fill(p, n); }\n");
  ASSERT_EQ(command({"translate", one, two, "-o", path("out").string() + "/"}).exitCode, 0);
  const auto ran = command({"run", (path("out") / "one.cu").string(), (path("out") / "two.cu").string()});
  EXPECT_EQ(ran.standardOutput, "12 15\n") << ran.standardError;
  EXPECT_THAT(*readTextFile(path("out") / "two.cu"), HasSubstr("\nstatic __global__ void fill_kernel0("));
}

TEST_F(TranslateCommand, NoFileIsWrittenTwiceAndNoSourceIsWrittenOver) {
  fs::create_directory(path("a"));
  fs::create_directory(path("b"));
  const std::string text = "int a[9];\nvoid f(void) {}\n";
  const std::string one = write("a/one.c", text);
  const std::string other = write("b/one.c", text);
  const std::string plain = write("plain.cpp", text);
  const auto twice = command({"translate", one, other, "-o", path("out").string() + "/"});
  EXPECT_EQ(twice.exitCode, 2);
  EXPECT_THAT(twice.standardError, HasSubstr("would both be written to"));
  EXPECT_FALSE(fs::exists(path("out")));
  EXPECT_EQ(command({"translate", one, plain, "--report", "-o", path("out.cu").string()}).exitCode, 2);
  EXPECT_FALSE(fs::exists(path("out.cu")));
  const auto over = command({"translate", one, "-o", one});
  EXPECT_EQ(over.exitCode, 2);
  EXPECT_THAT(over.standardError, HasSubstr("which is a source"));
  EXPECT_EQ(command({"translate", "--emit", "openmp", one, plain, "-o", path("a").string()}).exitCode, 2);
  EXPECT_EQ(*readTextFile(one), text);
}

/// A bound that a kernel has computed, and a number of one element that each round begins anew.
TEST_F(TranslateCommand, TheCpuHasWhatLaunchesReadOfKeptMemory) {
  const std::string source = write(
      "program.c", "#include <stdio.h>\nint n[4], a[100];\nint main(void) {\n  int i, s = 0, round, any[1];\n"
                   "#pragma omp parallel for\n  for (i = 0; i < 4; i++) n[i] = 10 + i;\n"
                   "#pragma omp parallel for\n  for (i = 0; i < n[1]; i++) a[i] = i;\n"
                   "  for (round = 0; round < 3; round++) {\n    any[0] = 0;\n#pragma omp target\n"
                   "#pragma omp parallel for\n    for (i = 0; i < 100; i++)\n      if (a[i] == 5 * round) any[0] = 1;\n"
                   "  }\n  for (i = 0; i < 100; i++) s += a[i];\n  printf(\"%d %d\\n\", s, any[0]);\n}\n");
  ASSERT_EQ(command({"translate", "--transfers", "resident", source, "-o", path("program.cu").string()}).exitCode, 0);
  SubprocessRequest request{.arguments = {WARPGRAIN_CLI, "run", path("program.cu").string()}};
  request.environment = {{"GPU_TRANSFERS", "1"}};
  const auto ran = runSubprocess(request);
  ASSERT_TRUE(ran);
  EXPECT_EQ(ran->standardOutput, "55 1\n");
  // `any` goes to the GPU in each round, and comes back behind the last one; n and a come back once.
  EXPECT_THAT(ran->standardError, HasSubstr("3 back (420 bytes)"));
}

TEST_F(TranslateCommand, KernelsKnowTheExtentsOfWhatOtherFilesAllocate) {
  const std::string one = write("one.c", "#include <stdio.h>\n#include <stdlib.h>\nvoid fill(int *p, int n);\n"
                                         "int main(void) {\n  int *p = malloc(40);\n  fill(p, 10);\n"
                                         "  printf(\"%d\\n\", p[9]);\n  free(p);\n}\n");
  const std::string two = write("two.c", "void fill(int *p, int n) {\n#pragma omp parallel for\n"
                                         "  for (int i = 0; i < n; i++) p[i] = 3 * i;\n}\n");
  ASSERT_EQ(command({"translate", one, two, "-o", path("out").string() + "/"}).exitCode, 0);
  SubprocessRequest request{
      .arguments = {WARPGRAIN_CLI, "run", (path("out") / "one.cu").string(), (path("out") / "two.cu").string()}};
  request.environment = {{"GPU_TRANSFERS", "1"}};
  const auto ran = runSubprocess(request);
  ASSERT_TRUE(ran);
  EXPECT_EQ(ran->standardOutput, "27\n");
  EXPECT_THAT(ran->standardError, HasSubstr("1 launches, 0 loops on the CPU"));
}

} // namespace
} // namespace warpgrain::tests
