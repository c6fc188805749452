// SPDX-License-Identifier: Apache-2.0
//
// Which elements are handed on from one iteration of a loop to the next where not every iteration loads them.
#include "core/steps/Transformations.h"
#include "tests/unit/steps/StepCases.h"

namespace warpgrain::transform {
namespace {

using dependence::ReasonId;
using tests::ParsedSource;
using tests::StepCases;

const std::string window = "scalar-replace in window";

TEST(RegisterWindows, ReloadAfterAnIterationThatLoadedNothing) {
  StepCases()
      .allowed(window,
               "for (int i = 0; i < m; ++i) {\n  if (i == 5) continue;\n  const int at = i * n;\n"
               "  fast[i] = in[at - n] + in[at];\n}\n",
               "bool kept = false; // the iteration before has left values in these registers\n"
               "float in_atmn = 0.0f;\n"
               "for (int i = 0; i < m; ++i) {\n"
               "  const bool known = kept;\n"
               "  kept = false;\n"
               "  if (i == 5) continue;\n"
               "  const int at = i * n;\n"
               "  if (!known) in_atmn = in[at - n];\n"
               "  const float in_at = in[at];\n"
               "  fast[i] = in_atmn + in_at;\n"
               "  in_atmn = in_at;\n"
               "  kept = true;\n"
               "}\n")
      .allowed(window, "for (int i = 1; i < m; ++i)\n  if (i != n)\n    fast[i] = in[i - 1] + in[i];\n",
               "for (int i = 1; i < m; ++i) {\n"
               "  const bool known = kept;\n"
               "  kept = false;\n"
               "  if (i != n) {\n"
               "    if (!known) in_im1 = in[i - 1];\n"
               "    const float in_i = in[i];\n"
               "    fast[i] = in_im1 + in_i;\n"
               "    in_im1 = in_i;\n"
               "    kept = true;\n"
               "  }\n"
               "}\n")
      .check();
}

TEST(RegisterWindows, AskNothingOfIterationsThatAllLoad) {
  StepCases()
      .allowed(window,
               "for (int i = 0; i < m; ++i) {\n  const int at = i * n;\n  fast[i] = in[at - n] + in[at];\n"
               "  if (fast[i] > 3) break;\n}\n",
               "for (int i = 0; i < m; ++i) {\n  const int at = i * n;\n  if (!kept) in_atmn = in[at - n];\n")
      .allowed(window, "int i = 0;\nwhile (list[i] > 0) {\n  fast[i] = in[i] + in[i + 1];\n  ++i;\n}\n",
               "  if (!kept) in_i = in[i];\n  const float in_ip1 = in[i + 1];\n  fast[i] = in_i + in_ip1;\n"
               "  in_i = in_ip1;\n  kept = true;\n  ++i;\n")
      .check();
}

TEST(RegisterWindows, WaitForElementsThatNoIterationInBetweenReads) {
  StepCases()
      .allowed(
          window,
          "for (int i = 2; i < m; ++i) {\n  if (i == 5) continue;\n  fast[i] = in[i - 2] * in[i - 1] + in[i + 1];\n}\n",
          "unsigned kept = 0; // iterations in a row that have left values in these registers\n"
          "float in_im2 = 0.0f;\n"
          "float in_im1 = 0.0f;\n"
          "float in_im1_next = 0.0f;\n"
          "for (int i = 2; i < m; ++i) {\n"
          "  const unsigned known = kept;\n"
          "  kept = 0;\n"
          "  if (i == 5) continue;\n"
          "  if (known < 2) {\n"
          "    in_im1 = in[i - 1];\n"
          "    if (known < 1) in_im2 = in[i - 2];\n"
          "  }\n"
          "  const float in_ip1 = in[i + 1];\n"
          "  fast[i] = in_im2 * in_im1 + in_ip1;\n"
          "  in_im2 = in_im1;\n"
          "  in_im1 = in_im1_next;\n"
          "  in_im1_next = in_ip1;\n"
          "  kept = known + 1;\n"
          "}\n")
      .check();
}

TEST(RegisterWindows, FollowTheDirectionAndTheStepsOfTheLoop) {
  StepCases()
      .allowed(window, "for (int i = n; i > 0; --i) {\n  const int at = i * 3;\n  fast[i] = in[at] + in[at + 3];\n}\n",
               "  if (!kept) in_atp3 = in[at + 3];\n  const float in_at = in[at];\n")
      .allowed(window, "for (int i = 0; i < n; i += 4) {\n  fast[i] = in[i] + in[i + 4] + in[i + 1];\n}\n",
               "  fast[i] = in_i + in_ip4 + in[i + 1];\n  in_i = in_ip4;\n")
      .refused(window, "for (int i = 0; i < n; i += 2) {\n  fast[i] = in[i] + in[i + 1];\n}\n",
               ReasonId::noWindowInLoops)
      .refused(window,
               "for (int i = 0; i < n; ++i) {\n  const int at = list[i];\n  fast[i] = in[at] + in[at + 1];\n}\n",
               ReasonId::noWindowInLoops)
      .refused(window, "for (int i = 0; i < n; ++i) {\n  const int at = i * i;\n  fast[i] = in[at] + in[at + 1];\n}\n",
               ReasonId::noWindowInLoops)
      .check();
}

TEST(RegisterWindows, HoldOnlyWhatIsReadWithoutConditionsAndWrittenByNobody) {
  const std::string head = "for (int i = 1; i < n; ++i) {\n  const int at = i * m;\n  if (i == 5) continue;\n";
  StepCases cases;
  const auto refused = [&](const std::string &body, const tests::ExpectedReason &reason) {
    cases.refused(window, head + "  " + body + "\n}\n", reason);
  };
  refused("fast[i] = in[at] + (i > 7 ? in[at + m] : 0);", ReasonId::noWindowInLoops);
  refused("fast[i] = in[at];\n  if (i > 7) fast[i] += in[at + m];", ReasonId::noWindowInLoops);
  refused("out[i] = in[at] + in[at + m];", ReasonId::elementsMayMeet);
  refused("fast[i] = in[at] + in[at + m];\n  __syncthreads();", ReasonId::standsBetweenUses);
  refused("float x = in[at];\n  if (x > 3) continue;\n  fast[i] = x + in[at + m];", ReasonId::threadMayLeaveRegion);
  refused("float x = in[at];\n  const int next = at + m;\n  fast[i] = x + in[next];",
          ReasonId::elementFoundByInnerVariable);
  cases
      .refused("scalar-replace fast window", head + "  fast[at] = fast[at - m] + fast[at - 2 * m];\n}\n",
               ReasonId::elementsMayMeet)
      .check();
}

/// As what they are computed with: they need not be narrowed again in each iteration.
TEST(RegisterWindows, KeepSmallIntegersAsWhatTheyArePromotedTo) {
  const ParsedSource source("__global__ void k(int *__restrict__ out, const unsigned char *__restrict__ in, int n) {\n"
                            "  for (int i = 1; i < n; ++i) {\n"
                            "    if (i == 5) continue;\n"
                            "    out[i] = in[i] - in[i - 1];\n"
                            "  }\n"
                            "}\n");
  KernelStudy study(source.unit(), source.kernel("k"));
  const Prepared prepared = scalarReplaceTransformation().prepare(study, parseStep(window).value());
  ASSERT_TRUE(prepared.verdict().allows());
  const auto text =
      applyEdits(source.unit().files.front().text, source.unit()[source.kernel("k")].span.file, prepared.edits());
  ASSERT_TRUE(text);
  EXPECT_NE(text->find("  int in_im1 = 0;\n"), std::string::npos) << *text;
  EXPECT_NE(text->find("    const int in_i = in[i];\n"), std::string::npos) << *text;
}

TEST(RegisterWindows, AreOfferedForArraysOfWhichSeveralElementsAreRead) {
  const ParsedSource source("__global__ void k(float *out, const float *in, const float *b) {\n"
                            "  const int i = threadIdx.x;\n  out[i] = in[i] + in[i + 1] + b[i];\n}\n");
  std::string offers;
  for (const Step &step : scalarReplaceTransformation().offers(source.unit(), source.kernel("k")))
    offers += toString(step) + "; ";
  EXPECT_EQ(offers, "scalar-replace in window; ");
}

TEST(RegisterWindows, AreAskedForByAWordBehindTheArray) {
  EXPECT_EQ(toString(parseStep("scalar-replace in window").value()), "scalar-replace in window");
  EXPECT_NE(parseStep("scalar-replace in windows").error().message.find("\"windows\" is not known"), std::string::npos);
  EXPECT_NE(parseStep("scalar-replace in window 2").error().message.find("\"2\" is not known"), std::string::npos);
}

} // namespace
} // namespace warpgrain::transform
