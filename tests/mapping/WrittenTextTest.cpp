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
