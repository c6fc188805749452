// SPDX-License-Identifier: Apache-2.0
#include "tests/mapping/MappedProgram.h"

namespace warpgrain::tests {
namespace {

using testing::HasSubstr;
using testing::Not;

class WrittenNest : public MappedProgram {
protected:
  std::string textOf(const std::string &source, const std::vector<std::string> &options = {}) const {
    const auto written = map(write("nest.c", source), options);
    EXPECT_EQ(written.exitCode, 0) << written.standardError;
    return readTextFile(path("program.cu")).value_or("");
  }

  /// The sentence with which a nest is refused.
  std::string refusal(const std::string &source) const {
    const auto written = map(write("nest.c", source));
    EXPECT_EQ(written.exitCode, 1);
    EXPECT_FALSE(std::filesystem::exists(path("program.cu")));
    return written.standardError;
  }
};

const std::string copy = "void copy(int rows, int columns, float *to, const float *from) {\n"
                         "  for (int i = 0; i < rows; i++)\n"
                         "    for (int j = 0; j < columns; j++)\n"
                         "      to[i * columns + j] = from[j * rows + i];\n"
                         "}\n";

TEST_F(WrittenNest, EachLoopHasAnAxisAndAGuard) {
  const std::string text = textOf(copy);
  EXPECT_THAT(text, HasSubstr("static __global__ void copy_kernel0(long long gpu_count_i, long long gpu_count_j, "));
  EXPECT_THAT(text,
              HasSubstr("  const long long gpu_index_j = gpu::threadX();\n"
                        "  for (long long gpu_index_i = gpu::threadY(); gpu_index_i < gpu_count_i; gpu_index_i += "
                        "gpu::threadsY()) {\n"
                        "    if (gpu_index_j < gpu_count_j) {\n"
                        "      int i = (int)gpu_index_i;\n"
                        "      int j = (int)gpu_index_j;\n"
                        "      to[i * columns + j] = from[j * rows + i];\n"
                        "    }\n"
                        "  }\n"));
  // The host asks before the launch whether they lead to the same memory.
  EXPECT_THAT(text, HasSubstr("float *__restrict__ to)"));
}

TEST_F(WrittenNest, ALaunchAsksWhetherPointersLeadToTheSameMemoryAndKeepsTheSerialNest) {
  const std::string text = textOf(copy);
  EXPECT_THAT(text, HasSubstr("gpu_region.uses(from, gpu::in);\n"));
  EXPECT_THAT(text, HasSubstr("gpu_region.uses(to, gpu::inOut);\n"));
  EXPECT_THAT(text, HasSubstr("gpu_region.apart("));
  EXPECT_THAT(text, HasSubstr("    } else {\n"
                              "      for (int i = 0; i < rows; i++)\n"
                              "        for (int j = 0; j < columns; j++)\n"
                              "          to[i * columns + j] = from[j * rows + i];\n"
                              "    }\n"));
  EXPECT_THAT(text, Not(HasSubstr("#pragma omp")));
  EXPECT_THAT(text, Not(HasSubstr("_OPENMP")));
}

TEST_F(WrittenNest, ANestInAnotherOrderStandsBesideTheNestAsItWas) {
  const std::string nest = "for (int i = 0; i < n; i++) {\n"
                           "    for (int j = 0; j < 19; j++) c[i][j] *= 2;\n"
                           "    for (int j = 0; j < 20; j++) c[i][j] += a[i][j];\n"
                           "  }\n";
  const std::string text = textOf("void f(int n, float c[][20], float a[][20]) {\n  " + nest + "}\n");
  EXPECT_THAT(text, HasSubstr("  if (gpu::hasKnownBlock(c) && gpu::hasKnownBlock(a) && gpu::haveOtherBlocks(a, c) &&"));
  EXPECT_THAT(text, HasSubstr("inline bool haveOtherBlocks("));
  EXPECT_THAT(text, HasSubstr("  } else {\n  " + nest + "  }\n}\n"));
  EXPECT_THAT(text, HasSubstr("f_kernel1<<<"));
  EXPECT_THAT(text, Not(HasSubstr("0x7761")));
}

TEST_F(WrittenNest, KnownExtentsNeedNoLoopAndArraysNoCheck) {
  const std::string text = textOf("float A[40][70], B[40][70];\nvoid f(void) {\n  int i, j;\n"
                                  "#pragma warpgrain map\n  for (i = 0; i < 40; i++)\n    for (j = 0; j < 70; j++)\n"
                                  "      A[i][j] = B[i][j];\n}\n");
  EXPECT_THAT(text, HasSubstr("  if (gpu_index_j < gpu_count_j && gpu_index_i < gpu_count_i) {\n"));
  EXPECT_THAT(text, Not(HasSubstr("gpu_region.apart(")));
  EXPECT_THAT(text, Not(HasSubstr("else {\n      for (i")));
  EXPECT_THAT(text, Not(HasSubstr("#pragma warpgrain")));
}

TEST_F(WrittenNest, WhatTheMappingReliesOnIsAskedBeforeTheLaunch) {
  const std::string text = textOf("void f(int n, int m, int w, float *a) {\n  for (int i = 0; i < n; i++)\n"
                                  "    for (int j = 0; j < m; j++) a[i * w + j] = 1;\n}\n");
  EXPECT_THAT(text, HasSubstr("gpu_count_j > 0 && (long long)m <= (long long)w && gpu_region.begin()"));
}

TEST_F(WrittenNest, TheMappingIsTheOneThatIsAskedFor) {
  const auto written = map(write("nest.c", copy), {"--mapping", "1000"});
  EXPECT_EQ(written.exitCode, 2);
  EXPECT_THAT(written.standardError, HasSubstr("nest.c:2: The nest has 30 mappings"));
  const auto none = command({"map", path("nest.c").string(), "--mapping", "2"});
  EXPECT_EQ(none.exitCode, 2);
  EXPECT_THAT(none.standardError, HasSubstr("--emit cuda"));
}

TEST_F(WrittenNest, ANestThatIsWrittenAnewHasTheNestAsItWasBesideIt) {
  const std::string text = textOf("void f(int n, int m, float *a, const float *b) {\n"
                                  "  for (int i = 0; i < n; i++) {\n"
                                  "    for (int j = 0; j <= i; j++)\n"
                                  "      a[i * m + j] = 0;\n"
                                  "    for (int k = 0; k < m; k++)\n"
                                  "      for (int j = 0; j <= i; j++)\n"
                                  "        a[i * m + j] += b[k * m + j];\n"
                                  "  }\n"
                                  "}\n");
  EXPECT_THAT(text, HasSubstr("      int j = (int)gpu_index_j;\n"));
  EXPECT_THAT(text, HasSubstr("if (j <= i) {"));
  EXPECT_THAT(text, HasSubstr("  if (gpu::hasKnownBlock(a) && gpu::hasKnownBlock(b) && gpu::haveOtherBlocks(a, b) &&\n"
                              "      (long long)n <= (long long)m && (long long)m >= 0 && (long long)n >= 0) {\n"));
  EXPECT_THAT(text, HasSubstr("\n  } else {\n"
                              "  for (int i = 0; i < n; i++) {\n"
                              "    for (int j = 0; j <= i; j++)\n"
                              "      a[i * m + j] = 0;\n"
                              "    for (int k = 0; k < m; k++)\n"
                              "      for (int j = 0; j <= i; j++)\n"
                              "        a[i * m + j] += b[k * m + j];\n"
                              "  }\n"
                              "  }\n"));
}

TEST_F(WrittenNest, EachNestMayHaveAMappingOfItsOwn) {
  const std::string two = "float a[9000], b[9000];\nvoid f(void) {\n"
                          "  for (int i = 0; i < 9000; i++) a[i] = i;\n"
                          "  for (int i = 0; i < 9000; i++) b[i] = 2;\n}\n";
  const std::string text = textOf(two, {"--mapping", "2", "--mapping", "4:3"});
  EXPECT_THAT(text, HasSubstr("f_kernel0<<<gpu_grid, gpu::shape(64)>>>"));
  EXPECT_THAT(text, HasSubstr("f_kernel1<<<gpu_grid, gpu::shape(128)>>>"));
  const auto refusedWith = [this](const std::string &mapping) {
    const auto done = map(path("nest.c").string(), {"--mapping", mapping});
    EXPECT_EQ(done.exitCode, 2);
    return done.standardError;
  };
  EXPECT_THAT(refusedWith("5:1"), HasSubstr("nest.c:5: No nest begins in this line"));
  EXPECT_THAT(refusedWith("4:"), HasSubstr("LINE:N"));
}

TEST_F(WrittenNest, ACounterWhoseValueIsReadBehindTheNestKeepsItOnTheCpu) {
  EXPECT_THAT(refusal("double v[100];\nint f(void) {\n  int i;\n  for (i = 0; i < 100; i++) v[i] = 1;\n"
                      "  return i;\n}\n"),
              HasSubstr("nest.c:4: Line 5 reads the counter i outside of loops"));
  EXPECT_THAT(refusal("double v[100];\nint i;\nvoid f(void) {\n  for (i = 0; i < 100; i++) v[i] = 1;\n}\n"),
              HasSubstr("The counter i outlives its function"));
}

TEST_F(WrittenNest, ANestThatIsNotParallelIsRefusedWithItsReason) {
  EXPECT_THAT(refusal("double v[100];\nvoid f(void) {\n  for (int i = 1; i < 100; i++) v[i] = v[i - 1];\n}\n"),
              HasSubstr("nest.c:3: No loop can be mapped. v[i - 1] (line 3) reads what"));
}

TEST_F(WrittenNest, TheSourceIsNotWrittenOver) {
  const std::string source =
      write("nest.cpp", "double v[100];\nvoid f() {\n  for (int i = 0; i < 100; i++) v[i] = 1;\n}\n");
  EXPECT_EQ(command({"map", source, "--emit", "cuda", "-o", source}).exitCode, 2);
}

TEST_F(WrittenNest, JsonTellsKernelsAndReasons) {
  const auto written = command({"map",
                                write("nest.c", copy + "double v[9];\nvoid g(void) {\n"
                                                       "  for (int i = 1; i < 9; i++) v[i] = v[i - 1];\n}\n"),
                                "--emit", "cuda", "--json"});
  ASSERT_EQ(written.exitCode, 0) << written.standardError;
  const nlohmann::json found = nlohmann::json::parse(written.standardOutput);
  EXPECT_EQ(found["nests"][0]["kernel"], "copy_kernel0");
  EXPECT_TRUE(found["nests"][0]["reason"].is_null());
  EXPECT_TRUE(found["nests"][1]["kernel"].is_null());
  EXPECT_THAT(found["nests"][1]["reason"].get<std::string>(), HasSubstr("v[i - 1]"));
}

// A head of two counters, of a value that is no number, of `!=`: the others become kernels, and this one says why not.
TEST_F(WrittenNest, AHeadThatNoDirectiveSharesOutKeepsItsOwnNestOnTheCpuOnly) {
  EXPECT_THAT(
      refusal("double v[100];\nvoid f(int n) {\n  int i, j;\n  for (i = 0, j = 5; i < n; i++) v[i] = 1;\n}\n"),
      HasSubstr("nest.c:4: No loop can be mapped. It is parallel, and not mapped: its head is not of the form"));
  const auto written = map(write("nest.c", "double v[100];\nvoid f(int n) {\n  int i, j = 5;\n"
                                           "  for (i = 0, j = 5; i < n; i++) v[i] = 1;\n"
                                           "  for (i = 0; i != n; i++) v[i] = 1;\n"
                                           "  for (i = 0; i < n; i++, j++) v[i] = 1;\n"
                                           "  for (i = 0; i < n; i++) v[i] = 1;\n}\n"));
  EXPECT_EQ(written.exitCode, 0) << written.standardError;
  for (const char *line : {"4", "5", "6"})
    EXPECT_THAT(written.standardError, HasSubstr("nest.c:" + std::string(line) + ": No loop can be mapped."));
  EXPECT_THAT(written.standardError, HasSubstr("line 7: f_kernel0"));
}

TEST_F(WrittenNest, AnInnerLoopWithAnotherHeadStaysInTheThread) {
  const std::string text = textOf("double A[40][40];\nvoid f(void) {\n  int i, j;\n  for (i = 0; i < 40; i++)\n"
                                  "    for (j = 0, A[i][3] = 3; j < 40; j++) A[i][j] = 1;\n}\n");
  EXPECT_THAT(text, HasSubstr("for (j = 0, A[i][3] = 3; j < 40; j++)"));
  EXPECT_THAT(text, Not(HasSubstr("gpu_index_j")));
}

TEST_F(WrittenNest, EveryNestsReasonIsToldWhereNoneIsWritten) {
  const std::string why = refusal("double v[100];\nint i;\nvoid f(void) {\n"
                                  "  for (int i = 1; i < 100; i++) v[i] = v[i - 1];\n}\nvoid g(void) {\n"
                                  "  for (i = 0; i < 100; i++) v[i] = 1;\n}\n");
  EXPECT_THAT(why, HasSubstr("nest.c:4: No loop can be mapped. v[i - 1]"));
  EXPECT_THAT(why, HasSubstr("nest.c:7: The counter i outlives its function"));
}

TEST_F(WrittenNest, AMarkedNestThatIsRefusedLeavesTheOthers) {
  const auto written = map(write("nest.c", "#include <stdio.h>\ndouble v[100];\nvoid f(void) {\n#pragma warpgrain map\n"
                                           "  for (int i = 0; i < 100; i++) printf(\"%g\", v[i]);\n"
                                           "#pragma warpgrain map\n  for (int i = 0; i < 100; i++) v[i] = 1;\n}\n"));
  EXPECT_EQ(written.exitCode, 0) << written.standardError;
  EXPECT_THAT(written.standardError, HasSubstr("nest.c:5: "));
  EXPECT_THAT(written.standardError, HasSubstr("line 7: f_kernel0"));
}

// The translation writes instances in the place of templates: what stands behind them moves.
TEST_F(WrittenNest, NestsBehindTemplatesBecomeKernels) {
  const std::string nest = "void g(int n) {\n  for (int i = 0; i < n; i++) w[i] = 1;\n}\n"
                           "int main() {\n  f(v, 100);\n  g(100);\n  std::printf(\"%g %g\\n\", v[3], w[99]);\n}\n";
  for (const std::string pragma : {"", "#pragma omp parallel for\n"}) {
    const std::string lines = pragma.empty() ? "7" : "8";
    const std::string source = write("nest.cpp", "#include <cstdio>\nfloat v[100], w[100];\n"
                                                 "template <typename T> void f(T *a, int n) {\n" +
                                                     pragma + "  for (int i = 0; i < n; i++) a[i] = 1;\n}\n" + nest);
    const auto written = map(source);
    EXPECT_EQ(written.exitCode, 0) << written.standardError;
    EXPECT_THAT(written.standardError, HasSubstr("line " + lines + ": g_kernel0"));
    EXPECT_EQ(written.standardError.find("nest.cpp:4: The nest is in a template") != std::string::npos, pragma.empty());
    EXPECT_EQ(translated(), original(source));
  }
}

// Conditions between numbers are decided before the program runs.
TEST_F(WrittenNest, WhatIsKnownIsNotAsked) {
  const std::string text = textOf("double A[40][70];\nvoid f(int n) {\n  for (int i = 0; i < 40; i++)\n"
                                  "    for (int j = 0; j < n; j++) A[i][j] = 1;\n}\n");
  EXPECT_THAT(text, HasSubstr(" > 0 && (long long)n <= 70 && gpu_region.begin()"));
  EXPECT_THAT(text, Not(HasSubstr("40 <= 40")));
}

TEST_F(WrittenNest, AGatheredNumberIsReducedByATreeOverTheGroup) {
  const std::string text = textOf("int v[40][70];\nlong long f(int n) {\n  long long sum = 3;\n"
                                  "  for (int i = 0; i < n; i++)\n    for (int j = 0; j < 70; j++) sum += v[i][j];\n"
                                  "  return sum;\n}\n");
  EXPECT_THAT(text, HasSubstr("  gpu::reduceBlock<gpu::Plus>(sum, gpu_parts_sum);\n}\n"));
  EXPECT_THAT(text, HasSubstr("gpu::Parts<long long> gpu_parts_sum(gpu::blocksOf(gpu_grid));"));
  EXPECT_THAT(text, HasSubstr("sum = gpu_parts_sum.combined<gpu::Plus>(sum);"));
}

TEST_F(WrittenNest, FloatingPointNumbersAreGatheredWhereTheirOrderMayChange) {
  const std::string source = "double v[100];\ndouble f(void) {\n  double sum = 0;\n"
                             "  for (int i = 0; i < 100; i++) sum = v[i] * v[i] + sum;\n  return sum;\n}\n";
  EXPECT_THAT(refusal(source), HasSubstr("the order of floating-point operations decides the result. --allow reorder "
                                         "allows another order."));
  EXPECT_THAT(textOf(source, {"--allow", "reorder"}), HasSubstr("gpu::reduceBlock<gpu::Plus"));
}

TEST_F(WrittenNest, WhatIsUsedInAnyOtherWayIsNotGathered) {
  const std::vector<std::string> bodies{"{ s += v[i]; w[i] = s; }",
                                        "{ s += v[i]; s ^= 1; }",
                                        "s += s * v[i];",
                                        "s = v[i] - s;",
                                        "{ s += v[i]; t *= s; }",
                                        "if (s < 50) s += v[i];",
                                        "b ^= v[i];",
                                        "s += 0.5 * v[i];",
                                        "if (v[i] > s) { s = v[i]; t = i; }",
                                        "if (v[i] > s) s = v[i] + 1;",
                                        "s = t = v[i];"};
  std::string source = "int v[100], w[100];\n";
  for (std::size_t i = 0; i < bodies.size(); ++i)
    source += "int f" + std::to_string(i) + "() {\n  int s = 0, t = 1;\n  bool b = false;\n" +
              "  for (int i = 0; i < 100; i++) " + bodies[i] + "\n  return s + t + b;\n}\n";
  const auto written = map(write("nest.cpp", source), {"--allow", "reorder"});
  EXPECT_EQ(written.exitCode, 1);
  for (std::size_t i = 0; i < bodies.size(); ++i)
    EXPECT_THAT(written.standardError, HasSubstr("nest.cpp:" + std::to_string(5 + 6 * i) +
                                                 ": No loop can be mapped. Every iteration uses the same"))
        << bodies[i];
}

TEST_F(WrittenNest, AVariableThatEachIterationWritesFirstIsItsOwn) {
  const std::string text =
      textOf("double v[100], w[100];\nvoid f(void) {\n  double t;\n  for (int i = 0; i < 100; i++) {\n"
             "    t = v[i];\n    w[i] = t * t;\n  }\n  t = 0;\n  w[0] += t;\n}\n");
  EXPECT_THAT(text, HasSubstr("    double t;\n"));
}

TEST_F(WrittenNest, AVariableThatIsReadBehindTheLoopIsNot) {
  const std::string loop = "for (int i = 0; i < 100; i++) { t = v[i]; w[i] = t * t; }";
  std::string source = "double v[100], w[100];\n";
  for (const std::string rest : {"{ LOOP v[k] = t; }", "{ w[k] = t; LOOP }", "{ LOOP if (k > 3) t = 0; v[k] = t; }",
                                 "{ LOOP while (k < 5) { if (k > 2) break; t = 0; k++; } v[k] = t; }"}) {
    source += "void f" + std::to_string(source.size()) + "(int n) {\n  double t = 1;\n  for (int k = 0; k < n; k++) " +
              rest + "\n}\n";
    source.replace(source.find("LOOP"), 4, loop);
  }
  const std::string why = refusal(source);
  for (const char *line : {"4", "8", "12", "16"})
    EXPECT_THAT(why,
                HasSubstr("nest.c:" + std::string(line) + ": No loop can be mapped. Every iteration uses the same t"));
}

TEST_F(WrittenNest, AVariableWithAnotherNameIsNot) {
  const std::string loop = "  for (int i = 0; i < 100; i++) { t = v[i]; w[i] = t; }\n";
  const auto written =
      map(write("nest.cpp", "int v[100], w[100];\nstruct H { int &r; };\nint f() {\n  int t = 0, &r = t;\n" + loop +
                                "  return r;\n}\nint g() {\n  int t = 0;\n  H h{t};\n" + loop +
                                "  return h.r;\n}\nint h() {\n  int t = 0;\n  auto show = [&] { return t; };\n" + loop +
                                "  return show();\n}\nint k() {\n  int i = 0, &r = i;\n"
                                "  for (i = 0; i < 50; i++) w[i] = 1;\n  return r;\n}\n"));
  EXPECT_EQ(written.exitCode, 1);
  for (const char *line : {"5", "11", "17"})
    EXPECT_THAT(written.standardError, HasSubstr("nest.cpp:" + std::string(line) +
                                                 ": No loop can be mapped. Every "
                                                 "iteration uses the same t"));
  EXPECT_THAT(written.standardError, HasSubstr("nest.cpp:22: The counter i may be read through its address."));
}

// `i * m + j + 1` is column `j`, one further on.
TEST_F(WrittenNest, RowsMayBeginBehindAConstantOffset) {
  const std::string text = textOf("void f(int n, int m, double *a) {\n  for (int i = 0; i < n; i++)\n"
                                  "    for (int j = 0; j < m; j++) a[i * m + j + 1] = a[i * m + j + 1] + 1;\n}\n");
  EXPECT_THAT(text, HasSubstr("gpu_index_i"));
  EXPECT_THAT(text, HasSubstr("gpu_index_j"));
}

// A helper's name and that of a variable do not meet: `gpu_t`, `gpu_grid`.
TEST_F(WrittenNest, VariablesMayHaveTheNamesOfHelpers) {
  const std::string source = "#include <stdio.h>\nfloat region[50], grid[50][50];\n"
                             "int main(void) {\n  float t = 2, count = 3, blocks = 1;\n"
                             "  for (int index = 0; index < 50; index++)\n    for (int x = 0; x < 50; x++)\n"
                             "      grid[index][x] = t * index + count * x + blocks;\n"
                             "  for (int trips = 0; trips < 50; trips++) region[trips] = grid[trips][3] + t;\n"
                             "  for (int i = 0; i < 50; i++) printf(\"%g\\n\", region[i]);\n  return 0;\n}\n";
  textOf(source);
  EXPECT_EQ(translated(), original(path("nest.c")));
}

} // namespace
} // namespace warpgrain::tests
