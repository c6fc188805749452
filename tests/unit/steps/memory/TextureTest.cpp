// SPDX-License-Identifier: Apache-2.0
//
// Which pointers may become texture objects, and what is said of the rest.
#include "core/steps/Transformations.h"
#include "tests/unit/steps/loops/LoopStepTest.h"

namespace warpgrain::transform {
namespace {

using tests::ParsedSource;

class PlaceTextureTest : public tests::LoopStepTest {
protected:
  /// A kernel that reads `reads` through `w`, and what launches it with memory that `allocation` makes.
  static std::string program(const std::string &reads, const std::string &launch = "k<<<1, 32>>>(p, w, 9);",
                             const std::string &allocation = "cudaMalloc(&w, count * sizeof(float));",
                             const std::string &type = "const float") {
    return "// Weighs.\n__global__ void k(float *__restrict__ out, " + type +
           " *w, int n) {\n  const int t = threadIdx.x;\n  " + reads +
           "\n}\nint main(int argc, char **) {\n  const int count = argc * 9;\n  float *p, *w;\n"
           "  cudaStream_t s = nullptr;\n  cudaMalloc((void **)&p, 128);\n  " +
           allocation + "\n  " + launch + "\n}\n";
  }

  static void expectRefused(const std::string &text, const std::string &words) {
    expectRefusedText(text, "place w texture", words);
  }

  static std::string made(const std::string &text) {
    ParsedSource source(text);
    EXPECT_FALSE(source.unit().hasErrors()) << text;
    const auto after = source.transformed("place w texture", "k");
    EXPECT_TRUE(after) << after.error().message;
    return after.value_or("");
  }

  static void expectMade(const std::string &text, const std::string &words) {
    const std::string after = made(text);
    EXPECT_NE(after.find(words), std::string::npos) << after;
  }
};

TEST_F(PlaceTextureTest, LoadsBecomeFetchesAndEachLaunchHasItsObject) {
  const std::string text =
      made(program("out[t] = w[t] * *(w + t - 1) + *w;", "k<<<1, 32>>>(p, w, 9);\n"
                                                         "  k<<<1, 32, 0, s>>>(p, w, 8); // more"));
  EXPECT_TRUE(text.starts_with("static cudaTextureObject_t texture_of_float(const float *memory, size_t bytes) {\n"))
      << text;
  for (const char *part :
       {"  resource.res.linear.devPtr = const_cast<float *>(memory);\n",
        "\n}\n\n// Weighs.\n__global__ void k(float *__restrict__ out, cudaTextureObject_t w, int n) {",
        "out[t] = tex1Dfetch<float>(w, t) * tex1Dfetch<float>(w, t - 1) + tex1Dfetch<float>(w, 0);",
        "  const cudaTextureObject_t w_texture = texture_of_float(w, count * sizeof(float));\n"
        "  k<<<1, 32>>>(p, w_texture, 9);\n  cudaStreamSynchronize(0);\n  cudaDestroyTextureObject(w_texture);\n",
        "  k<<<1, 32, 0, s>>>(p, w_texture2, 8); // more\n  cudaStreamSynchronize(s);\n"
        "  cudaDestroyTextureObject(w_texture2);\n"})
    EXPECT_NE(text.find(part), std::string::npos) << part << text;
}

TEST_F(PlaceTextureTest, LinesEndAsThoseOfTheFile) {
  std::string text;
  for (const char c : program("out[t] = w[t];"))
    text += c == '\n' ? std::string("\r\n") : std::string(1, c);
  const std::string after = made(text);
  for (std::size_t at = after.find('\n'); at != std::string::npos; at = after.find('\n', at + 1))
    ASSERT_EQ(after[at - 1], '\r') << after;
}

TEST_F(PlaceTextureTest, WhatItRestsOnIsSaid) {
  ParsedSource source(program("out[t] = w[t];"));
  const dependence::Verdict verdict = source.verdict("place w texture", "k");
  ASSERT_EQ(verdict.assumptions.size(), 1U);
  EXPECT_NE(verdict.assumptions.front().text().find("at most 134217728 elements"), std::string::npos);
  ASSERT_FALSE(verdict.reasons.empty());
  EXPECT_NE(verdict.reasons.front().text().find("The host waits"), std::string::npos);
}

TEST_F(PlaceTextureTest, SubscriptsMayHoldFetchesAndMembersFollowThem) {
  const std::string launch = "k<<<1, 32>>>(p, w, 9);";
  expectMade("__global__ void k(float *__restrict__ out, const int *w, int n) { out[n] = w[w[(n)] + 1]; }\n"
             "int main() { float *p; int *w; cudaMalloc(&p, 99); cudaMallocManaged(&w, 64); " +
                 launch + " }\n",
             "out[n] = tex1Dfetch<int>(w, tex1Dfetch<int>(w, n) + 1);");
  expectMade("__global__ void k(float *__restrict__ out, const float4 *__restrict__ w, int n) { out[n] = w[n].y; }\n"
             "int main() { float *p; float4 *w; cudaMalloc(&p, 99); cudaMalloc(&w, 64); " +
                 launch + " }\n",
             "out[n] = tex1Dfetch<float4>(w, n).y;");
}

TEST_F(PlaceTextureTest, LoadsByTheLibraryBecomeFetchesToo) {
  expectMade(program("out[t] = __ldg(w + t) + __ldg(&w[t + 1]) * __ldg(w);"),
             "out[t] = tex1Dfetch<float>(w, t) + tex1Dfetch<float>(w, t + 1) * tex1Dfetch<float>(w, 0);");
}

TEST_F(PlaceTextureTest, UsesThatAreNoReadsOfElementsAreRefused) {
  const std::string what = "is not read element by element";
  expectRefused(program("const float *q = w + 1; out[t] = q[t];"), what);
  expectRefused(program("out[t] = *((w + t) + 1);"), what);
  expectRefused(program("out[t] = *(w - t);"), what);
  expectRefused(program("const float *q = &w[t]; out[t] = *q;"), "More than the value");
  expectRefused(program("const float &r = w[t]; out[t] = r;"), "More than the value");
  expectRefused(program("w = out; out[t] = w[t];"), what);
  expectRefused(program("if (w) out[t] = w[t];"), what);
  expectRefused(program("w[t] = 1; out[t] = w[t + 1];", "k<<<1, 32>>>(p, w, 9);",
                        "cudaMalloc(&w, count * sizeof(float));", "float"),
                "More than the value");
  expectRefused("#define AT(i) w[i]\n" + program("out[t] = AT(t);"), "The macro AT names w");
}

TEST_F(PlaceTextureTest, ElementsThatAreNotFetchedAreRefused) {
  for (const std::string type : {"double", "long long", "float3", "bool"})
    expectRefused("__global__ void k(int *__restrict__ out, const " + type + " *w) { out[0] = sizeof(w[0]); }\n" +
                      "int main() { int *p; " + type +
                      " *w; cudaMalloc(&p, 9); cudaMalloc(&w, 64); k<<<1, 32>>>(p, w); }\n",
                  "Elements of this type are not fetched");
}

TEST_F(PlaceTextureTest, HostCodeThatDoesNotTellHowMuchMemoryThereIsIsRefused) {
  const std::string reads = "out[t] = w[t];";
  const std::string launch = "k<<<1, 32>>>(p, w, 9);";
  expectRefused(program(reads, "k<<<1, 32>>>(p, w + 3, 9);"), "is no variable");
  expectRefused(program(reads, launch, "w = p;"), "may get another value");
  expectRefused(program(reads, launch, "cudaMalloc(&w, 64); cudaMalloc(&w, 128);"), "a second time");
  expectRefused(program(reads, launch, ""), "is not allocated in this function");
  expectRefused(program(reads, launch + " cudaMalloc(&w, 64);", ""), "allocated behind the launch");
  expectRefused(program(reads, launch, "int c = 9; cudaMalloc(&w, c); c = 4;"), "may change until the launch");
  expectRefused(program(reads, launch, "{ int c = 9; cudaMalloc(&w, c); }"), "not known at the launch");
  expectMade(program(reads, launch, "int c = 9; if (argc > 3) c = 64; cudaMalloc((void **)&w, c * 4);"),
             "texture_of_float(w, c * 4);");
}

TEST_F(PlaceTextureTest, LaunchesAroundWhichNothingCanStandAreRefused) {
  const std::string reads = "out[t] = w[t];";
  expectRefused(program(reads, "if (p) k<<<1, 32>>>(p, w, 9);"), "make it a statement of a block");
  expectRefused(program(reads, "goto end;\n end: k<<<1, 32>>>(p, w, 9);"), "");
  expectRefused(program(reads, ""), "No launch of the kernel is seen");
  expectRefused("__global__ void k(float *__restrict__ out, const float *w, int n);\n" + program(reads),
                "The kernel is named here too");
}

} // namespace
} // namespace warpgrain::transform
