// SPDX-License-Identifier: Apache-2.0
//
// Which barriers are proved redundant, and what is said of the others.
#include "core/steps/Transformations.h"
#include "tests/unit/steps/StepCases.h"

#include <gtest/gtest.h>

#include <string>

namespace warpgrain::transform {
namespace {

using tests::ParsedSource;

class Barriers : public tests::StepCases {
public:
  Barriers &needed(const std::string &body, const std::string &words, const std::string &step = "remove-barrier") {
    refused(step, body, words);
    return *this;
  }

  Barriers &redundant(const std::string &body, const std::string &words, const std::string &step = "remove-barrier") {
    allowed(step, body, words);
    return *this;
  }

  Barriers &assuming(const std::string &words) {
    StepCases::assuming(words);
    return *this;
  }
};

TEST(RemoveBarrier, ElementsOfOneThreadNeedNone) {
  Barriers()
      .redundant("s[0][t] = in[t];\n__syncthreads(); // full\nfast[t] = s[0][t];\n",
                 "s[0][t] = in[t];\nfast[t] = s[0][t];\n")
      .assuming("Blocks have one thread along y and z, whose index the kernel does not read.")
      .redundant("if (t >= n) return;\nfast[t] = 1;\n__syncthreads();\nfast[t] += 2;\n",
                 "fast[t] = 1;\nfast[t] += 2;\n")
      .check();
}

TEST(RemoveBarrier, ElementsOfOtherThreadsNeedIt) {
  Barriers()
      .needed("s[0][t] = in[t];\n__syncthreads();\nfast[t] = s[0][t + 1];\n",
              "s[0][t] is written (line 7) and s[0][t + 1] is read (line 9) by different threads")
      .needed("s[1][t] = in[t];\n__syncthreads();\nfast[t] = s[0][(t ^ 1) + 40];\n", "s[0][(t ^ 1) + 40] is read")
      .needed("float x = s[0][t + 1];\n__syncthreads();\ns[0][t] = x;\n", "s[0][t + 1] is read")
      .needed("if (t == 0) s[0][0] = 1;\n__syncthreads();\nif (t == 3) s[0][0] = 2;\n", "is written")
      .needed("s[0][t] = in[t];\n__syncthreads();\nfast[t] = s[0][list[t]];\n", "is loaded from memory")
      .needed("s[0][t] = in[t];\n__syncthreads();\nfast[t] = s[0][t * n];\n", "The barrier may be needed")
      .check();
}

TEST(RemoveBarrier, NumbersThatWrapAroundRuleNoLaunchOut) {
  Barriers()
      .needed("const long long back = -blockDim.x;\ns[0][t] = back;\n__syncthreads();\nfast[t] = s[0][63 - t];\n",
              "s[0][63 - t] is read")
      .needed("const size_t before = size_t(blockIdx.x) * 64 - 1;\nif (blockIdx.x == 0) s[0][t] = before > 9;\n"
              "__syncthreads();\nif (blockIdx.x == 0) fast[t] = s[0][63 - t];\n",
              "s[0][63 - t] is read")
      // Whether n is greater than 0 is not known: it may be, and the first block comes there then.
      .needed(
          "if (n > 0) { const unsigned row = n * blockIdx.x - 1; const size_t before = row; s[0][t] = before > 9; }\n"
          "__syncthreads();\nif (blockIdx.x == 0) fast[t] = s[0][63 - t];\n",
          "s[0][63 - t] is read")
      .needed("for (size_t i = 0; i < 4; ++i) if ((i - 1) / 2 > 9) s[0][t] = 1;\n"
              "__syncthreads();\nfast[t] = s[0][63 - t];\n",
              "s[0][63 - t] is read")
      .needed("for (size_t i = 0; i < 8; ++i)\n  for (size_t j = 0; j < 8; ++j) if ((i - j) / 2 > 99) s[0][t] = 1;\n"
              "__syncthreads();\nfast[t] = s[0][63 - t];\n",
              "s[0][63 - t] is read")
      .needed("for (size_t i = 0; i < 8; ++i) if ((i - t) / 2 > 99) s[0][t] = 1;\n"
              "__syncthreads();\nfast[t] = s[0][63 - t];\n",
              "s[0][63 - t] is read")
      .needed("for (size_t i = t; i < 200; i += 64) if (100 - i > 200) s[0][t] = 1;\n"
              "__syncthreads();\nfast[t] = s[0][63 - t];\n",
              "s[0][63 - t] is read")
      .needed("for (size_t i = 0; i < 8; ++i) if (3 - i > 9) s[0][t] = 1;\n"
              "__syncthreads();\nfast[t] = s[0][63 - t];\n",
              "s[0][63 - t] is read")
      .check();
}

TEST(RemoveBarrier, ElementsThatAreCopiedCountAll) {
  Barriers()
      .needed("memcpy(&s[0][4 * t % 60], in + 4 * t, 16);\n__syncthreads();\nfast[t] = s[0][5];\n", "s[0][5] is read")
      .needed("fast[t] = s[0][5];\n__syncthreads();\nmemset(&s[0][4 * t % 60], 0, 16);\n",
              "s[0][4 * t % 60] is written")
      .needed("memcpy(s[0] + 4 * t, in + 4 * t, n);\n__syncthreads();\nfast[t] = s[0][4 * t + 1];\n",
              "how many is not known")
      .redundant("memcpy(fast + 4 * t, in + 4 * t, 16);\n__syncthreads();\nfast[4 * t + 3] += 1;\n",
                 "memcpy(fast + 4 * t, in + 4 * t, 16);\nfast[4 * t + 3] += 1;\n")
      .check();
}

TEST(RemoveBarrier, AnotherBarrierOrdersThePair) {
  const std::string body = "s[0][t] = in[t];\n__syncthreads();\nfast[2 * t] = 1;\n__syncthreads();\n"
                           "fast[2 * t + 1] = s[0][t + 1];\n";
  Barriers()
      .needed(body, "by its line: L8 and L10.")
      .redundant(body, "s[0][t] = in[t];\nfast[2 * t] = 1;\n__syncthreads();\n", "remove-barrier L17")
      .redundant(body, "__syncthreads();\nfast[2 * t] = 1;\nfast[2 * t + 1]", "remove-barrier L28")
      .needed(body, "stands in L9; the kernel's are in L35 and L37.", "remove-barrier L9")
      .needed("s[0][t] = in[t];\n__syncthreads();\nfast[2 * t + 1] = s[0][t + 1];\n", "s[0][t] is written")
      .check();
}

TEST(RemoveBarrier, IterationsOfALoopAreOrdered) {
  const auto loop = [](const std::string &last) {
    return "float x = 0;\nfor (int k = 0; k < n; ++k) {\n  s[0][t] = in[k];\n  __syncthreads();\n"
           "  x += s[0][t + 1];\n" +
           last + "}\nfast[t] = x;\n";
  };
  const std::string two = loop("  __syncthreads();\n");
  Barriers()
      .needed(two, "s[0][t] is written (line 9) and s[0][t + 1] is read (line 11)", "remove-barrier L12")
      .needed(two, "s[0][t] is written", "remove-barrier L22")
      .redundant(loop("  __syncthreads();\n  fast[t] = x;\n  __syncthreads();\n"), "fast[t] = x;\n}",
                 "remove-barrier L38")
      .check();
}

TEST(RemoveBarrier, PointersThatMayMeetNeedIt) {
  Barriers()
      .needed("float x = in[t + 1];\n__syncthreads();\nout[t] = x;\n", "declare them __restrict__")
      .redundant("float x = in[t + 1];\n__syncthreads();\nfast[t] = x;\n", "float x = in[t + 1];\nfast[t] = x;")
      .check();
}

TEST(RemoveBarrier, OtherNamesForOneElementNeedIt) {
  Barriers()
      .needed(
          "__shared__ union { float f[40]; int i[40]; } u;\nu.f[t] = in[t];\n__syncthreads();\nfast[t] = u.i[t + 1];\n",
          "The barrier may be needed")
      .needed("s[0][t] = in[t];\n__syncthreads();\nfast[t] = ((int *)s)[t + 1];\n", "The barrier may be needed")
      .needed("float *p = n > 3 ? &s[0][0] : out;\np[t] = in[t];\n__syncthreads();\nfast[t] = s[0][t + 1];\n",
              "The barrier may be needed")
      .needed(
          "extern __shared__ float d[];\nfloat *half = d + n;\nd[t] = in[t];\n__syncthreads();\nfast[t] = half[t];\n",
          "The barrier may be needed")
      .check();
}

TEST(RemoveBarrier, AtomicsNeedIt) {
  Barriers()
      .needed("atomicAdd(&s[0][0], 1.0f);\n__syncthreads();\natomicExch(&s[0][0], 0.0f);\n", "changed by an atomic")
      .needed("fast[t] = 1;\n__syncthreads();\nif (t == 0) atomicAdd(&total, 1);\n", "other blocks may wait")
      .needed("if (t == 0) while (atomicCAS(&total, 0, 1)) {}\n__syncthreads();\nfast[t] += 1;\n",
              "other blocks may wait")
      .check();
}

TEST(RemoveBarrier, WhatMayTellOfABarrierKeepsIt) {
  Barriers barriers;
  for (const char *what :
       {"__threadfence();", "other(list);", "asm volatile(\"membar.gl;\");", "n = clock();", "n = __activemask();",
        "volatile float *v = fast;\nv[t] = 1;", "volatile float *v = s[1];\nv[t] = 1;", "printf(\"%d\", n);"})
    barriers.needed("fast[t] = 1;\n__syncthreads();\n" + std::string(what) + "\n", "may depend on the barrier");
  barriers.redundant("fast[t] = 1;\n__syncthreads();\nfast[t] = __shfl_sync(~0u, 1.0f, 0);\n", "fast[t] = __shfl_sync");
  barriers.check();
}

TEST(RemoveBarrier, TextThatCannotBeTakenOutIsToldSo) {
  Barriers()
      .needed("if (t < 16) {\n  fast[t] = 1;\n  __syncthreads();\n}\n", "reach the barrier together")
      .needed("fast[t] = 1;\nif (n > 3)\n  __syncthreads();\nfast[t] = 2;\n", "put braces around it")
      .needed("fast[t] = 1;\nSYNC;\nfast[t] = 2;\n", "SYNC")
      .needed("fast[t] = 1;\n", "no __syncthreads() of its own")
      .needed("fast[t] = 1;\n__syncwarp();\n", "no __syncthreads() of its own")
      .check();
}

TEST(RemoveBarrier, LaunchesDecideWhatTheTextDoesNot) {
  const std::string own = "s[0][t] = in[t];\n__syncthreads();\nfast[t] = s[0][t];\n";
  const std::string first = "if (t < n) s[0][0] = in[t];\n__syncthreads();\nfast[t] = s[0][0];\n";
  Barriers()
      .needed(own, "several threads along y")
      .redundant(first, "s[0][0] = in[t];\nfast[t] = s[0][0];")
      .assuming("the launches in this unit")
      .needed(first, "s[0][0] is written")
      .check("void run(float *p, float *q, int *l, float *f) {\n  k0<<<4, dim3(16, 4)>>>(p, q, l, f, 1, 2);\n"
             "  k0<<<4, 64>>>(p, q, l, f, 1, 2);\n  k1<<<4, 1>>>(p, q, l, f, 1, 2);\n}\n");
}

TEST(RemoveBarrier, LeavesNoSecondBlankLine) {
  Barriers()
      .redundant("fast[t] = 1;\n\n__syncthreads();\n\nfast[t] = 2;\n", "fast[t] = 1;\n\nfast[t] = 2;")
      .redundant("if (n > 3) {\n  __syncthreads();\n\n  fast[t] = 2;\n}\n", "if (n > 3) {\n  fast[t] = 2;\n}")
      .redundant("if (n > 3) {\n  fast[t] = 2;\n\n  __syncthreads();\n}\n", "if (n > 3) {\n  fast[t] = 2;\n}")
      .redundant("fast[t] = 1; __syncthreads(); fast[t] = 2;\n", "fast[t] = 1; fast[t] = 2;")
      .redundant(
          "s[0][t] = in[t];\n__syncthreads();\n#ifdef OTHER\nfast[t] = s[0][t + 1];\n#endif\nfast[t] = s[0][t];\n",
          "s[0][t] = in[t];\n#ifdef OTHER")
      .assuming("the branch of #if that was looked at")
      .check();
}

TEST(RemoveBarrier, WordsAreChecked) {
  EXPECT_TRUE(parseStep("remove-barrier"));
  EXPECT_TRUE(parseStep("remove-barrier L12"));
  for (const char *wrong : {"remove-barrier 12", "remove-barrier L", "remove-barrier L012", "remove-barrier L1 L2"})
    EXPECT_FALSE(parseStep(wrong)) << wrong;
}

TEST(RemoveBarrier, IsOfferedForEachBarrier) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const ParsedSource source(
      "__global__ void k(int *out) {\n  __syncthreads();\n  out[0] = 1;\n  __syncthreads();\n}\n");
  const auto offers = removeBarrierTransformation().offers(source.unit(), source.kernel());
  ASSERT_EQ(offers.size(), 2U);
  EXPECT_EQ(toString(offers[1]), "remove-barrier L4");
}

} // namespace
} // namespace warpgrain::transform
