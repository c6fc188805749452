// SPDX-License-Identifier: Apache-2.0
//
// Programs of several sources, the examples, and launches that are recorded.
#include "tests/execute/ProgramTest.h"

#include <nlohmann/json.hpp>

#include <fstream>
#include <sstream>

namespace warpgrain::tests {
namespace {

using testing::HasSubstr;

using ProgramSources = ProgramTest;

/// A name, and arguments that keep it short.
using Program = std::pair<std::string, std::string>;

class ExamplePrograms : public ProgramTest, public testing::WithParamInterface<Program> {};

TEST_P(ExamplePrograms, PassTheirOwnChecks) {
  const auto [name, arguments] = GetParam();
  std::vector<std::string> words{"run", std::string(WARPGRAIN_EXAMPLES) + "/" + name + ".cu", "--"};
  std::istringstream in(arguments);
  for (std::string word; in >> word;)
    words.push_back(word);
  const auto outcome = command(words);
  EXPECT_EQ(outcome.exitCode, 0) << outcome.standardError;
  EXPECT_THAT(outcome.standardOutput, HasSubstr("PASSED"));
}

INSTANTIATE_TEST_SUITE_P(All, ExamplePrograms,
                         testing::Values(Program("matrix_multiplication", "128"), Program("matrix_vector", "200"),
                                         Program("reduction", "50000"), Program("sobel", "320"),
                                         Program("stencil", "200"), Program("synth", "16"),
                                         Program("transpose", "256")),
                         [](const auto &example) { return example.param.first; });

TEST_F(ProgramSources, AHeaderOfTheirOwnFoldersIsReadInsteadOfOneThatIsKept) {
  const std::string program = write("program.cu", "#include <cstdio>\n#ifndef ANSWER\n#define ANSWER 1\n#endif\n"
                                                  "__global__ void k() { printf(\"kernel %d\\n\", ANSWER); }\n"
                                                  "int main() { k<<<1, 1>>>(); cudaDeviceSynchronize();\n"
                                                  "  printf(\"host %d\\n\", ANSWER); }\n");
  std::filesystem::create_directory(path("own"));
  const std::vector<std::string> words{"run", program, "--flag=-Iown"};
  for (int run = 0; run < 2; ++run)
    EXPECT_EQ(command(words).standardOutput, "kernel 1\nhost 1\n");
  write("own/time.h", "#include_next <time.h>\n#define ANSWER 42\n");
  EXPECT_EQ(command(words).standardOutput, "kernel 42\nhost 42\n");
}

TEST_F(ProgramSources, ShareTheThreadLocalVariablesOfInlineFunctions) {
  write("shared.h", "#pragma once\ninline int *&last() { static thread_local int *p = nullptr; return p; }\n"
                    "inline int &count() { static thread_local int n = 5; return n; }\nint other();\n");
  const std::string other =
      write("other.cu", "#include \"shared.h\"\nint other() { ++count(); last() = &count(); return *last(); }\n");
  const std::string main = write("main.cu", "#include \"shared.h\"\n#include <cstdio>\n"
                                            "int main() { ++count(); std::printf(\"%d\\n\", other());\n"
                                            "  std::printf(\"%d\\n\", last() == &count()); }\n");
  const auto outcome = command({"run", main, other});
  EXPECT_EQ(outcome.standardOutput, "7\n1\n") << outcome.standardError;
}

TEST_F(ProgramSources, DeviceCodeOfSeveralSourcesIsLinked) {
  const std::string kernels =
      write("kernels.cu", "#include \"shared.h\"\n"
                          "__device__ int factor = 3;\n"
                          "static __device__ int own = 10;\n"
                          "__device__ int scaled(int x) { return own + x * factor; }\n"
                          "static __global__ void same(int *p) { *p += own; }\n"
                          "void launchSame(int *p) {\n  int ten = 10; cudaMemcpyToSymbol(own, &ten, 4);\n"
                          "  same<<<1, 1>>>(p);\n}\n");
  write("shared.h", "#pragma once\nextern __device__ int factor;\n__device__ int scaled(int);\n"
                    "void launchSame(int *);\nextern \"C\" int plain(int);\n");
  const std::string plain = write("plain.c", "int plain(int x) { return x + 1; }\n");
  const std::string other = write("other.cpp", "#include <cuda_runtime.h>\nint *allocate() {\n"
                                               "  int *p; cudaMallocManaged((void **)&p, 4, 1); *p = 0; return p; }\n");
  const std::string main = write("main.cu", "#include \"shared.h\"\n#include <cstdio>\nint *allocate();\n"
                                            "static __device__ int own = 500;\n"
                                            "static __global__ void same(int *p) { *p += scaled(2) + own + factor; }\n"
                                            "int main() {\n  int *p = allocate(), four = 4;\n"
                                            "  same<<<1, 1>>>(p);\n  launchSame(p);\n"
                                            "  cudaMemcpyToSymbol(factor, &four, 4);\n"
                                            "  cudaMemcpyToSymbol(own, &four, 4);\n  same<<<1, 1>>>(p);\n"
                                            "  printf(\"%d %d\", *p, plain(1));\n}\n");
  const auto outcome = command({"run", main, kernels, plain, other, "--flag=-DUNUSED=1"});
  EXPECT_EQ(outcome.exitCode, 0) << outcome.standardError;
  // 16 + 500 + 3, then 10, then 18 + 4 + 4.
  EXPECT_EQ(outcome.standardOutput, "555 2");
}

TEST_F(ProgramSources, VariablesOfOneNameKeepItInWhatIsSaidOfThem) {
  const std::string variable = "#include <cstdio>\nstatic __device__ int own[4];\n";
  const std::string first = write(
      "first.cu", variable + "__global__ void fill(int n) {\n  own[n] = 1;\n  if (own[0] == 7) printf(\"seven\");\n}\n"
                             "void launchFill(int n) { fill<<<1, 1>>>(n); }\n");
  const std::string main =
      write("main.cu", "void launchFill(int);\n" + variable +
                           "__global__ void set(int n) {\n  own[n] = 1;\n  if (own[1] == 7) printf(\"seven\");\n}\n"
                           "int main() {\n  set<<<1, 1>>>(0);\n  launchFill(4);\n  cudaDeviceSynchronize();\n}\n");
  // Whichever comes second is renamed when they are put together.
  for (const auto &sources : {std::pair(first, main), std::pair(main, first)}) {
    const auto outcome = command({"run", sources.first, sources.second, "--checks"});
    EXPECT_THAT(outcome.standardError, HasSubstr("right past the end of the variable own (16 bytes)"));
  }
}

const std::string scalesTwice = R"(
#include <vector>
__constant__ float offset[1];
template <int N> __global__ void scale(float *a, const float *b, double s, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) a[i] = b[i] * s * N + offset[0];
}
int main() {
  const int n = 100;
  std::vector<float> values(n, 2.5f);
  float *a, *b, one = 1;
  cudaMalloc(&a, n * 4);
  cudaMalloc(&b, n * 4);
  cudaMemcpy(b, values.data(), n * 4, cudaMemcpyHostToDevice);
  cudaMemcpyToSymbol(offset, &one, 4);
  scale<1><<<1, 128>>>(a, b, 1.0, n);
  scale<4><<<2, 64>>>(b, a, 0.5, n);
  return cudaGetLastError();
}
)";

TEST_F(ProgramSources, ALaunchIsRecordedAsTheProgramMadeIt) {
  const auto form = path("form.json").string();
  const auto outcome = run(scalesTwice, {}, {"--record", form, "--kernel", "scale", "--launch", "2"});
  ASSERT_EQ(outcome.exitCode, 0) << outcome.standardError;
  EXPECT_THAT(outcome.standardError, HasSubstr("--instance \"<4>\""));
  const auto json = nlohmann::json::parse(*readTextFile(form));
  EXPECT_EQ(json["grid"], (nlohmann::json{2, 1, 1}));
  EXPECT_EQ(json["block"], (nlohmann::json{64, 1, 1}));
  EXPECT_EQ(json["arguments"]["n"], 100);
  EXPECT_EQ(json["arguments"]["s"], 0.5);
  EXPECT_EQ(json["arguments"]["b"]["bytes"], 400);
  EXPECT_TRUE(std::filesystem::exists(path("form.offset.bin")));
  float first = 0;
  std::ifstream(json["arguments"]["b"]["file"].get<std::string>(), std::ios::binary)
      .read(reinterpret_cast<char *>(&first), sizeof first);
  EXPECT_EQ(first, 3.5F); // what the first launch left
  const auto verified = command({"verify", path("program.cu").string(), "--kernel", "scale", "--instance", "<4>",
                                 "--launch", form, "--step", "coarsen x 2"});
  EXPECT_EQ(verified.exitCode, 0) << verified.standardError;
  EXPECT_THAT(verified.standardOutput, HasSubstr("verified"));
}

TEST_F(ProgramSources, AProgramThatIsToStopEndsWhereTheRecordedLaunchWouldBegin) {
  const auto form = path("form.json").string();
  const auto outcome = run(R"(
#include <cstdio>
__global__ void k(int *p, int value) { p[threadIdx.x] = value; }
int main() {
  int *p;
  cudaMalloc(&p, 128);
  k<<<1, 32>>>(p, 5);
  printf("before");
  k<<<1, 32>>>(p, 7);
  printf("after");
  return 3;
}
)",
                           {}, {"--record", form, "--kernel", "k", "--launch", "2", "--stop"});
  EXPECT_EQ(outcome.exitCode, 0) << outcome.standardError;
  EXPECT_EQ(outcome.standardOutput, "before");
  const auto json = nlohmann::json::parse(*readTextFile(form));
  EXPECT_EQ(json["arguments"]["value"], 7);
  int first = 0;
  std::ifstream(json["arguments"]["p"]["file"].get<std::string>(), std::ios::binary)
      .read(reinterpret_cast<char *>(&first), sizeof first);
  EXPECT_EQ(first, 5);
}

TEST_F(ProgramSources, WhatNvccOnlyWarnsOfIsNoError) {
  const auto outcome = run(R"(
#include <cstdio>
__global__ void k() { register int i = threadIdx.x; unsigned char low[2] = {i + 263, i}; printf("%d", low[0]); }
int main() { register int n = 1; unsigned short few[1] = {n}; k<<<1, few[0]>>>(); return cudaDeviceSynchronize(); }
)",
                           {}, {"--flag=-std=c++17"});
  EXPECT_EQ(outcome.exitCode, 0) << outcome.standardError;
  EXPECT_EQ(outcome.standardOutput, "7");
}

TEST_F(ProgramSources, HaveTheToolkitsVersionAsNvccTellsIt) {
  const auto outcome = run(R"(
#include <cstdio>
#if !defined(__CUDACC_VER_MAJOR__) || __CUDACC_VER_MAJOR__ * 1000 + __CUDACC_VER_MINOR__ * 10 != CUDART_VERSION
#error "no version"
#endif
int main() { printf("%d", CUDART_VERSION / 1000 == __CUDACC_VER_MAJOR__); }
)");
  EXPECT_EQ(outcome.exitCode, 0) << outcome.standardError;
  EXPECT_EQ(outcome.standardOutput, "1");
}

TEST_F(ProgramSources, ALaunchThatNeverCameIsSaid) {
  const auto outcome =
      run(scalesTwice, {}, {"--record", path("form.json").string(), "--kernel", "scale", "--launch", "3"});
  EXPECT_EQ(outcome.exitCode, 125);
  EXPECT_THAT(outcome.standardError, HasSubstr("no launch number 3 of a kernel scale"));
  EXPECT_FALSE(std::filesystem::exists(path("form.json")));
}

} // namespace
} // namespace warpgrain::tests
