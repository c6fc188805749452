// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/tuners/DeviceText.h"

#include <gtest/gtest.h>

namespace warpgrain::workflow {
namespace {

/// Without the lines of the marks, and only what NVRTC would be given.
std::string deviceLines(const std::string &source) {
  std::string out;
  bool isHost = false;
  std::string text = withHostCodeMarked(source);
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size() - 1);
    const std::string line = text.substr(at, end + 1 - at);
    at = end + 1;
    if (line == "#ifndef __CUDACC_RTC__\n")
      isHost = true;
    else if (isHost && line == "#endif\n")
      isHost = false;
    else if (!isHost)
      out += line;
  }
  return out;
}

TEST(DeviceText, LeavesOutHostFunctionsAndHeadersOfTheLibraries) {
  EXPECT_EQ(
      deviceLines(
          "#include <vector>\n#include <cuda_fp16.h>\n#include <cuda_runtime.h>\n"
          "__device__ int twice(int a) { return 2 * a; }\n"
          "int main(int argc, char **argv) {\n  constexpr int one = 1;\n  if (argc) { return one; }\n  return 0;\n}\n"
          "__global__ void k(int *p) { *p = twice(1); }\n"),
      "#include <cuda_fp16.h>\n__device__ int twice(int a) { return 2 * a; }\n"
      "__global__ void k(int *p) { *p = twice(1); }\n");
}

TEST(DeviceText, KeepsWhatDeviceCodeMayNeed) {
  const std::string source = "#define N 4\nstruct Pair {\n  int a;\n  __device__ int sum() const { return a; }\n};\n"
                             "template <typename T> __device__ T f(T a) { return a; }\n"
                             "constexpr int square(int a) { return a * a; }\n"
                             "enum Kind { first, second };\nconst int table[] = {1, 2};\n"
                             "__constant__ float weights[N];\nextern \"C\" __global__ void k(int *p);\n"
                             "namespace own { __device__ int g(); }\n";
  EXPECT_EQ(withHostCodeMarked(source), source);
}

TEST(DeviceText, LeavesOutHostFunctionTemplates) {
  EXPECT_EQ(deviceLines("template <class T, template <class> class C>\ninline T f(T a) {\n  return a;\n}\n"
                        "template <class T> struct Pair { T a; };\n"),
            "template <class T> struct Pair { T a; };\n");
}

TEST(DeviceText, GoesIntoNamespaces) {
  EXPECT_EQ(deviceLines("namespace own {\nstatic void fill(float *p) { *p = 1; }\n__device__ int g() { return 1; }\n}\n"
                        "extern \"C\" {\nvoid h() {}\n}\n"),
            "namespace own {\n__device__ int g() { return 1; }\n}\nextern \"C\" {\n}\n");
}

TEST(DeviceText, LeavesOutDeclarationsThatNameTheStandardLibrary) {
  EXPECT_EQ(deviceLines("using namespace std;\nstatic std::vector<int> all;\n"
                        "struct Options { std::string file; };\nstruct Point { int x; };\n"),
            "struct Point { int x; };\n");
}

TEST(DeviceText, StaysAsItIsWhereLinesAreShared) {
  const std::string shared = "void f() {} __device__ int g() { return 1; }\n";
  EXPECT_EQ(withHostCodeMarked(shared), shared);
  const std::string open = "void f() {\n"; // has no end
  EXPECT_EQ(deviceLines(open), "");
  EXPECT_EQ(withHostCodeMarked(""), "");
}

TEST(DeviceText, KeepsEveryLineForOtherCompilers) {
  const std::string source = "#include <vector>\n// a note\nint f() {\n  return 1;\n}\n\nint g() { return 2; }\n"
                             "__global__ void k() {}\nint main() { return f(); }";
  std::string marked = withHostCodeMarked(source);
  for (const char *mark : {"#ifndef __CUDACC_RTC__\n", "#endif\n"})
    for (std::size_t at = 0; (at = marked.find(mark)) != std::string::npos;)
      marked.erase(at, std::string_view(mark).size());
  EXPECT_EQ(marked, source + "\n");
}

} // namespace
} // namespace warpgrain::workflow
