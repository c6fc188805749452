// SPDX-License-Identifier: Apache-2.0
//
// Which elements are passed on from one iteration of a loop to the next in registers (ALG-C3, step 5).
#include "tests/unit/steps/StepCases.h"

namespace warpgrain::transform {
namespace {

using dependence::ReasonId;
using tests::StepCases;

TEST(RotatingRegisters, PassOnWhatTheNextIterationReads) {
  const std::string step = "scalar-replace in";
  StepCases()
      .allowed(step, "float x = 0;\nfor (int i = 1; i < n; ++i)\n  x += in[i - 1] * in[i] - in[i + 1];\nfast[0] = x;\n",
               "float in_im1 = 1 < n ? in[0] : 0.0f;\nfloat in_i = 1 < n ? in[1] : 0.0f;\n"
               "for (int i = 1; i < n; ++i) {\n  const float in_ip1 = in[i + 1];\n  x += in_im1 * in_i - in_ip1;\n"
               "  in_im1 = in_i;\n  in_i = in_ip1;\n}\n")
      .allowed(step, "for (int i = 0; i < 8; ++i) {\n  fast[i] = in[m + i] + in[m + i + 1];\n}\n",
               "float in_mpi = in[m];\nfor (int i = 0; i < 8; ++i) {\n  const float in_mpip1 = in[m + i + 1];\n"
               "  fast[i] = in_mpi + in_mpip1;\n  in_mpi = in_mpip1;\n}")
      .allowed(
          step, "for (int j = 0; j < m; ++j)\n  for (int i = 1; i < n; ++i)\n    fast[j] += in[i] + in[i - 1];\n",
          "for (int j = 0; j < m; ++j) {\n  float in_im1 = 1 < n ? in[0] : 0.0f;\n  for (int i = 1; i < n; ++i) {\n")
      .allowed(step,
               "int i = 1;\nfor (; i < n; ++i) {\n  fast[i] = in[i - 1] + in[i];\n}\nfor (; i < m; ++i) {\n"
               "  fast[i] = in[i + 1] * in[i + 1];\n}\n",
               "  in_im1 = in_i;\n}\nfor (; i < m; ++i) {\n  const float in_ip1 = in[i + 1];\n")
      .check();
}

TEST(RotatingRegisters, AreLoadedAsTheFirstIterationLoadsThem) {
  const std::string step = "scalar-replace in";
  // Compared as the loop does: with the counter's type.
  StepCases()
      .allowed(step, "for (int i = threadIdx.x; i < n; ++i) fast[i] = in[i] + in[i + 1];\n",
               "(int)threadIdx.x < n ? in[(int)threadIdx.x] : 0.0f;")
      .allowed(step, "for (unsigned i = 0; i < n; ++i) fast[i] = in[i] + in[i + 1];\n",
               "(unsigned int)0 < n ? in[(unsigned int)0] : 0.0f;")
      .allowed(step, "int i = m;\nfor (; i < n; ++i) fast[i] = in[i] + in[i + 1];\n",
               "float in_i = i < n ? in[i] : 0.0f;")
      .allowed(
          step,
          "for (int i = m + 1; i < n && i < 9; ++i) fast[i] = in[2 * i - m] + in[2 * i + 1 - m] + in[i] + in[i + 1];\n",
          "(m + 1) < n && (m + 1) < 9 ? in[(m + 1)] : 0.0f;")
      .refused(step,
               "switch (m) {\ncase 1:\n  fast[0] = 1;\n  for (int i = 1; i < n; ++i) fast[i] = in[i] + in[i + 1];\n  "
               "break;\ndefault:\n  fast[0] = 2;\n}\n",
               ReasonId::jumpPastFirstLoads)
      .refused(step, "for (int i = m++; i < n; ++i) fast[i] = in[i] + in[i + 1];\n", "more than compute a value")
      .check();
}

TEST(RotatingRegisters, HoldOnlyWhatEachIterationReads) {
  StepCases cases;
  const auto refused = [&](const std::string &body, const std::string &words) {
    cases.refused("scalar-replace in", "float x = 0;\nfor (int i = 1; i < n; ++i) {\n  " + body + "\n}\nfast[0] = x;\n",
                  words);
  };
  refused("x += in[i - 1] + in[i + 1];", "another element in each iteration");
  refused("x += in[i];\n  if (x > 3) x += in[i + 1];", "another element in each iteration");
  refused("if (x > 3) continue;\n  x += in[i] + in[i + 1];", "may leave here");
  refused("x += in[i] + in[i + 1];\n  if (x > 3) break;", "may leave here");
  refused("x += in[i] + in[i + 1];\n  __syncthreads();", "__syncthreads stands between");
  refused("x += in[i] + in[i + 1];\n  out[i] = x;", "may lead to the same memory");
  refused("x += in[m + i] + in[m + i + 1];\n  m += 2;", "m, which");
  refused("x += in[i] + in[2 * i + 1];", "another element in each iteration");
  refused("x += in[2 * i] + in[2 * i + 1];", "another element in each iteration");
  cases.refused("scalar-replace in", "for (int i = 1; i < n; i += 2) out[0] += in[i] + in[i + 1];\n",
                ReasonId::elementFoundByInnerVariable);
  cases.refused("scalar-replace in", "for (int i = 9; i > m; --i) out[0] += in[i] + in[i + 1];\n",
                "may lead to the same memory");
  cases.check();
}

TEST(RotatingRegisters, HoldNothingOfALoopThatTakesSeveralSteps) {
  // The condition of an unrolled loop is not what keeps its elements from being passed on.
  StepCases()
      .refused(
          "scalar-replace in",
          "float x = 0;\nint k = 0;\nfor (; k + 1 < n; k += 2) {\n  x += in[k];\n  x += in[k + 1];\n}\nfast[0] = x;\n",
          "changes in between")
      .check();
}

TEST(RotatingRegisters, PassOnWhatAnIterationStores) {
  StepCases()
      .allowed("scalar-replace fast", "for (int i = 1; i < n; ++i)\n  fast[i] = fast[i - 1] * 0.5f + in[i];\n",
               "float fast_im1 = 1 < n ? fast[0] : 0.0f;\nfor (int i = 1; i < n; ++i) {\n"
               "  const float fast_i = fast_im1 * 0.5f + in[i];\n  fast[i] = fast_i;\n  fast_im1 = fast_i;\n}\n")
      .allowed("scalar-replace fast", "for (int i = 1; i < n; ++i) {\n  fast[i] += fast[i - 1];\n}\n",
               "for (int i = 1; i < n; ++i) {\n  float fast_i = fast[i];\n  fast_i += fast_im1;\n"
               "  fast[i] = fast_i;\n  fast_im1 = fast_i;\n}\n")
      .allowed("scalar-replace fast",
               "for (int i = 1; i < n; ++i) {\n  fast[i] = fast[i - 1] + fast[i] + fast[i + 1];\n  out[0] += 1;\n}\n",
               "  const float fast_ip1 = fast[i + 1];\n  fast_i = fast_im1 + fast_i + fast_ip1;\n  fast[i] = fast_i;\n"
               "  out[0] += 1;\n  fast_im1 = fast_i;\n  fast_i = fast_ip1;\n")
      .allowed("scalar-replace a", "for (int i = 1; i < 30; ++i) {\n  a[i + 1][0] = a[i][0];\n}\n",
               "  const float a_ip10 = a_i0;\n  a[i + 1][0] = a_ip10;\n  a_i0 = a_ip10;\n")
      .check();
}

TEST(RotatingRegisters, PassOnOneStoreInEachIteration) {
  StepCases cases;
  const auto refused = [&](const std::string &body, const std::string &words) {
    cases.refused("scalar-replace fast", "for (int i = 1; i < n; ++i) {\n  " + body + "\n}\n", words);
  };
  refused("if (m > i) fast[i] = fast[i - 1];", "another element in each iteration");
  refused("fast[i] = fast[i - 1];\n  fast[i + 1] = 2;", "another element in each iteration");
  refused("fast[i] = fast[i - 1] + (fast[i + 1] = 3);", "may meet");
  refused("fast[i] = fast[i - 1];\n  for (int j = 0; j < m; ++j) fast[j + i] = in[j];", "may meet");
  refused("fast[i] = fast[i - 1];\n  out[list[i]] += fast[m];", "may meet");
  refused("fast[i % 4] = fast[(i - 1) % 4];", "may be the same element");
  refused("fast[i / 2] = fast[(i + 2) / 2] + 1;", "another element in each iteration");
  refused("fast[i * m] = fast[(i - 1) * m];", "may be the same element");
  refused("fast[i] = fast[i - 1];\n  __syncthreads();", "__syncthreads stands between");
  cases
      .allowed("scalar-replace fast", "for (int i = 1; i < n; ++i) {\n  fast[i] = fast[i - 1];\n  fast[i] += 1;\n}\n",
               "{\n  float fast_i = fast[i - 1];\n  fast_i += 1;\n  fast[i] = fast_i;\n}")
      .check();
}

TEST(RotatingRegisters, HoldNothingElseThatTheLoopWrites) {
  const std::string step = "scalar-replace a";
  StepCases()
      .refused(step, "for (int i = 1; i < 30; ++i) {\n  float x = a[i][0] + a[i + 1][0];\n  a[i + 2][m] = x;\n}\n",
               ReasonId::elementsMayMeet)
      .allowed(step, "for (int i = 1; i < 30; ++i) {\n  a[i][1] = a[i][0] + a[i + 1][0];\n}\n", "= a[1][0];\n")
      .check();
}

} // namespace
} // namespace warpgrain::transform
