// SPDX-License-Identifier: Apache-2.0
//
// Serial programs whose nests become OpenCL kernels. The six programs of the paper are compiled with their host code
// and run through OpenCL (PoCL); what they print must be what the serial ones print. Skipped, by name, where OpenCL's
// headers, its library or a device are not installed (packages ocl-icd-opencl-dev and pocl-opencl-icd).
#include "tests/mapping/MappedProgram.h"

#include <algorithm>
#include <cctype>
#include <optional>

namespace warpgrain::tests {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;

class OpenClNest : public MappedProgram {
protected:
  std::string host() const { return readTextFile(path("program.cpp")).value_or(""); }

  std::string kernels() const { return readTextFile(path("program.cl")).value_or(""); }

  /// The kernels of a source.
  std::string kernelsOf(const std::string &text, const std::string &file = "nest.c") const {
    const auto written = mapToOpenCl(write(file, text));
    EXPECT_EQ(written.exitCode, 0) << written.standardError;
    return kernels();
  }

  /// The sentence with which a nest is refused.
  std::string refusal(const std::string &text, const std::string &file = "nest.c") const {
    const auto written = mapToOpenCl(write(file, text));
    EXPECT_EQ(written.exitCode, 1);
    EXPECT_FALSE(fs::exists(path("program.cpp")));
    EXPECT_FALSE(fs::exists(path("program.cl")));
    return written.standardError;
  }

  /// What the OpenCL program of a source prints; none where OpenCL is not installed.
  std::optional<std::string> printed(const fs::path &source) const {
    const auto written = mapToOpenCl(source.string());
    EXPECT_EQ(written.exitCode, 0) << written.standardError;
    std::string transfers;
    const auto out = openClPrints(&transfers);
    if (out) {
      EXPECT_THAT(transfers, Not(HasSubstr("gpu: 0 launches")));
    }
    return out;
  }
};

std::vector<fs::path> programsOfThePaper() {
  std::vector<fs::path> out;
  for (const auto &entry : fs::directory_iterator(fs::path(WARPGRAIN_MAPPED_PROGRAMS) / "paper"))
    out.push_back(entry.path());
  std::ranges::sort(out);
  return out;
}

class OpenClProgram : public OpenClNest, public testing::WithParamInterface<fs::path> {};

// MAN-E10
TEST_P(OpenClProgram, PrintsWhatTheOriginalPrints) {
  const auto output = printed(GetParam());
  if (!output) GTEST_SKIP() << "OpenCL is not installed.";
  EXPECT_EQ(*output, original(GetParam()));
}

INSTANTIATE_TEST_SUITE_P(All, OpenClProgram, testing::ValuesIn(programsOfThePaper()), [](const auto &program) {
  std::string name = program.param.filename().string();
  std::ranges::replace_if(name, [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; }, '_');
  return name;
});

const std::string copy = "void copy(int rows, int columns, float *to, const float *from) {\n"
                         "  for (int i = 0; i < rows; i++)\n"
                         "    for (int j = 0; j < columns; j++)\n"
                         "      to[i * columns + j] = from[j * rows + i];\n"
                         "}\n";

TEST_F(OpenClNest, TheKernelIsWrittenInItsOwnFileWithAGuardForEachAxis) {
  EXPECT_EQ(kernelsOf(copy),
            "// Kernels of nest.c.\n"
            "// Products are rounded before they are added up, as in the serial loops.\n"
            "#pragma OPENCL FP_CONTRACT OFF\n\n"
            "__kernel void copy_kernel0(long gpu_count_i, long gpu_count_j, int rows, int columns,\n"
            "                           __global const float *restrict from, __global float *restrict to) {\n"
            "  const long gpu_index_i = get_global_id(1);\n"
            "  const long gpu_index_j = get_global_id(0);\n"
            "  if (gpu_index_j < gpu_count_j && gpu_index_i < gpu_count_i) {\n"
            "    int i = (int)gpu_index_i;\n"
            "    int j = (int)gpu_index_j;\n"
            "    to[i * columns + j] = from[j * rows + i];\n"
            "  }\n"
            "}\n");
  const std::string text = host();
  EXPECT_THAT(text, HasSubstr("const cl_kernel gpu_kernel = gpu::kernel(\"copy_kernel0\");\n"));
  EXPECT_THAT(text, HasSubstr("GPU_CHECK(clSetKernelArg(gpu_kernel, 3, sizeof(columns), &columns));\n"));
  EXPECT_THAT(text, HasSubstr("GPU_CHECK(clSetKernelArg(gpu_kernel, 4, sizeof(cl_mem), gpu_region.device(from)));\n"));
  EXPECT_THAT(text, HasSubstr("GPU_CHECK(clEnqueueNDRangeKernel(gpu::queue(), gpu_kernel, 2, nullptr, gpu_items, "
                              "gpu_group, 0, nullptr, nullptr));\n"));
  EXPECT_THAT(text, HasSubstr("gpu_region.apart("));
  EXPECT_THAT(text, HasSubstr("    } else {\n      for (int i = 0; i < rows; i++)\n"));
  EXPECT_THAT(text, HasSubstr("program.cl"));
  for (const char *word : {"cuda", "__device__", "__global__", "<<<", "dim3"})
    EXPECT_THAT(text, Not(HasSubstr(word)));
}

TEST_F(OpenClNest, WhatTheProgramDeclaresStandsBeforeTheKernel) {
  write("own.h", "#ifdef SMALL\n#define LIMIT 10\n#else\n#define LIMIT 37\n#endif\n"
                 "typedef struct { float re, im; } Complex;\nenum Mode { plain = 1, turned = 2 };\n");
  const std::string text = kernelsOf(
      "#include \"own.h\"\n#define SQUARE(a) ((a) * (a))\n"
      "static inline float scaled(float x) { return SQUARE(x) / 2; }\n"
      "void f(int n, Complex *z) {\n  for (int i = 0; i < n; i++) z[i].re = scaled(z[i].im) + LIMIT + turned;\n}\n");
  EXPECT_THAT(text, HasSubstr("#define LIMIT 37\n#define SQUARE(a) ((a) * (a))\n"));
  EXPECT_THAT(text, HasSubstr("typedef struct { float re, im; } Complex;\nenum Mode { plain = 1, turned = 2 };\n"
                              "\nstatic inline float scaled(float x) { return SQUARE(x) / 2; }\n"));
  const std::string cxx = kernelsOf("constexpr int count = 50;\nstruct Point { float x, y; };\n"
                                    "void f(int n, Point *p) {\n"
                                    "  for (int i = 0; i < n; ++i) p[i].x = static_cast<float>(count) * p[i].y;\n}\n",
                                    "nest.cpp");
  EXPECT_THAT(cxx, HasSubstr("__constant const int count = 50;\n"));
  EXPECT_THAT(cxx, HasSubstr("struct Point { float x, y; };\ntypedef struct Point Point;\n"));
  EXPECT_THAT(cxx, HasSubstr("p[i].x = (float)(count) * p[i].y;"));
}

// What means something else in OpenCL C, or nothing.
TEST_F(OpenClNest, FunctionsOfTheLibraryKeepTheTypesOfTheirArguments) {
  const std::string text =
      kernelsOf("#include <math.h>\n#include <stdlib.h>\n#define ROOT(x) sqrt(x)\n"
                "void f(int n, float *a, const float *b) {\n"
                "  for (int i = 0; i < n; i++) a[i] = ROOT(b[i]) + sqrtf(b[i]) + fabs(b[i]) + abs(i - 5);\n}\n");
  EXPECT_THAT(text, HasSubstr("#define double_sqrt(x) sqrt((double)(x))\n"));
  EXPECT_THAT(text, HasSubstr("#define ROOT(x) double_sqrt(x)\n"));
  EXPECT_THAT(text, HasSubstr("#define sqrtf(x) sqrt((float)(x))\n"));
  EXPECT_THAT(text, HasSubstr("#define int_abs(x) ((int)abs((int)(x)))\n"));
  EXPECT_THAT(text, HasSubstr("fabs((double)b[i]) + int_abs(i - 5)"));
  EXPECT_THAT(text, HasSubstr("#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n"));
}

TEST_F(OpenClNest, NamesThatAreOpenClsAndTypesThatKernelsDoNotTakeAreOthers) {
  const std::string text =
      kernelsOf("#include <stdbool.h>\n#include <stddef.h>\n#include <stdint.h>\n"
                "static int step(int local) { return local + 1; }\n"
                "void f(size_t n, bool flip, int32_t *kernel) {\n"
                "  for (size_t i = 0; i < n; i++) kernel[i] = step((int)i) + (flip ? 1 : 2) + (int)10LL;\n}\n");
  EXPECT_THAT(text, HasSubstr("static int own_step(int own_local) { return own_local + 1; }"));
  EXPECT_THAT(text, HasSubstr("uchar flip, "));
  EXPECT_THAT(text, HasSubstr("__global int32_t *restrict own_kernel"));
  EXPECT_THAT(text, HasSubstr("typedef int int32_t;"));
  EXPECT_THAT(text, HasSubstr("+ (int)10L;"));
}

TEST_F(OpenClNest, PointersOfFunctionsLeadToGlobalMemoryWhereKernelsHandThemOver) {
  const std::string text =
      kernelsOf("static float two(const float *p, int i) { const float *q = p + i; return q[0] + q[1]; }\n"
                "void f(int n, float *a, const float *b) {\n"
                "  for (int i = 0; i < n; i++) a[i] = two(b, i);\n}\n");
  EXPECT_THAT(text, HasSubstr("static float two(__global const float *p, int i) { __global const float *q = p + i; "));
  EXPECT_THAT(host(), Not(HasSubstr("__global")));
}

TEST_F(OpenClNest, HeadsOfLoopsAndWhatThreadsGatherHaveTheirTypes) {
  const std::string text = kernelsOf("long f(int from, int to, const int *a) {\n  long sum = 0;\n"
                                     "  for (int i = from; i < to; i++) sum += a[i];\n  return sum;\n}\n");
  EXPECT_THAT(host(), HasSubstr("const long long gpu_begin_i = from;\n"));
  EXPECT_THAT(host(), HasSubstr("gpu::Parts<long> gpu_parts_sum(gpu::groupsOf(gpu_items, gpu_group));\n"));
  EXPECT_THAT(text, HasSubstr("  __local long gpu_values_sum["));
  EXPECT_THAT(text, HasSubstr("      sum = (long)(sum + gpu_other);\n"));
  EXPECT_THAT(text, HasSubstr("if (gpu_own_sum == 0) gpu_parts_sum[get_group_id(0)] = sum;\n"));
}

// Two axes, and a number of blocks that is no power of two.
TEST_F(OpenClNest, WhatThreadsGatherIsWhatTheSerialLoopGathers) {
  const auto source =
      write("sum.c", "#include <stdio.h>\nint values[37][70];\nint main(void) {\n"
                     "  for (int i = 0; i < 37; i++)\n    for (int j = 0; j < 70; j++)\n"
                     "      values[i][j] = (i * 31 + j * 17) % 101;\n  long sum = 5;\n  int most = -1;\n"
                     "  for (int i = 0; i < 37; i++)\n    for (int j = 0; j < 70; j++) {\n"
                     "      sum += values[i][j];\n      if (values[i][j] > most) most = values[i][j];\n"
                     "    }\n  printf(\"%ld %d\\n\", sum, most);\n  return 0;\n}\n");
  const auto output = printed(source);
  if (!output) GTEST_SKIP() << "OpenCL is not installed.";
  EXPECT_EQ(*output, original(source));
}

TEST_F(OpenClNest, WhatTheMappingNamesConstantIsInConstantMemory) {
  const std::string source =
      "float weights[5], in[1028], out[1024];\nvoid f(void) {\n"
      "  for (int i = 0; i < 1024; i++) {\n    float sum = 0;\n"
      "    for (int k = 0; k < 5; k++) sum += weights[k] * in[i + k];\n    out[i] = sum;\n  }\n}\n";
  const std::string text = kernelsOf(source);
  EXPECT_THAT(text, HasSubstr("__constant const float *restrict weights"));
  EXPECT_THAT(host(), HasSubstr("gpu_region.device(weights)"));
  const auto cuda = map(write("nest.c", source));
  ASSERT_EQ(cuda.exitCode, 0) << cuda.standardError;
  const std::string program = readTextFile(path("program.cu")).value_or("");
  EXPECT_THAT(program, HasSubstr("static __constant__ float gpu_constant_weights[5];"));
  EXPECT_THAT(program, HasSubstr("gpu::toConstant(gpu_constant_weights, gpu_region.device(weights));"));
  // What the kernel writes, and what is larger than constant memory, is not.
  EXPECT_THAT(kernelsOf("float weights[5];\nvoid f(void) {\n  for (int i = 0; i < 5; i++) weights[i] *= 2;\n}\n"),
              Not(HasSubstr("__constant")));
}

TEST_F(OpenClNest, WhatOpenClHasNoWordsForStaysOnTheCpu) {
  EXPECT_THAT(
      refusal("#define N 10\nvoid g(void);\n#undef N\n#define N 20\n"
              "void f(int *a) {\n  for (int i = 0; i < 100; i++) a[i] = N;\n}\n"),
      HasSubstr("nest.c:6: A kernel names the macro N, which does not stand for the same text in the whole source"));
  EXPECT_THAT(refusal("#include <cmath>\nvoid f(int n, int e, float *a) {\n"
                      "  for (int i = 0; i < n; i++) a[i] = std::pow(a[i], e);\n}\n",
                      "nest.cpp"),
              HasSubstr("pow() is called with arguments that are converted to other types"));
  EXPECT_THAT(refusal("#pragma pack(1)\nstruct S { char c; int i; };\nvoid f(int n, struct S *s) {\n"
                      "  for (int i = 0; i < n; i++) s[i].i = i;\n}\n"),
              HasSubstr("nest.c:4: Its kernel is no OpenCL C: "));
  EXPECT_THAT(
      refusal("void f(int n, float *a) {\n  for (int i = 0; i < n; i++) { float &x = a[i]; x = 1; }\n}\n", "nest.cpp"),
      HasSubstr("nest.cpp:2: Its kernel is no OpenCL C: "));
}

TEST_F(OpenClNest, OneNestThatIsRefusedLeavesTheOthers) {
  const auto written =
      mapToOpenCl(write("nest.cpp", "void f(int n, int *a) {\n  for (int i = 0; i < n; i++) { int &x = a[i]; x = i; }\n"
                                    "  for (int i = 0; i < n; i++) a[i] += 3;\n}\n"));
  EXPECT_EQ(written.exitCode, 0);
  EXPECT_THAT(written.standardError, HasSubstr("on the CPU: "));
  EXPECT_THAT(written.standardError, HasSubstr("line 3: f_kernel0, i -> tx"));
  EXPECT_THAT(kernels(), Not(HasSubstr("&x")));
}

TEST_F(OpenClNest, TwoFilesNeedAName) {
  const auto printed = command({"map", write("nest.c", copy), "--emit", "opencl"});
  EXPECT_EQ(printed.exitCode, 2);
  EXPECT_THAT(printed.standardError, HasSubstr("--emit opencl writes two files"));
  const auto named = command({"map", path("nest.c").string(), "--emit", "opencl", "-o", path("k.cl").string()});
  EXPECT_EQ(named.exitCode, 2);
  const auto json = command({"map", path("nest.c").string(), "--emit", "opencl", "--json"});
  EXPECT_EQ(json.exitCode, 0);
  EXPECT_THAT(json.standardOutput, HasSubstr("__kernel void copy_kernel0("));
  EXPECT_THAT(json.standardOutput, HasSubstr("nest.cl"));
}

} // namespace
} // namespace warpgrain::tests
