// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/ExpectedReason.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <string>

namespace warpgrain::tests {

/// What is said of steps on loops: in a kernel with an array `a` of the thread's own, a shared `s`, pointers that may
/// lead to one memory, and `fast`, which leads to memory of its own.
class LoopStepTest : public testing::Test {
protected:
  void SetUp() override {
    if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  static std::string kernel(const std::string &body) {
    return "__device__ int total;\n"
           "__device__ void other(int *);\n"
           "__global__ void k(float *out, const float *in, int *list, float *__restrict__ fast, int n, int m) {\n"
           "  float a[40][40];\n  __shared__ float s[40][40];\n" +
           body + "\n}\n";
  }

  static void expectRefusedText(const std::string &text, const std::string &step, const ExpectedReason &expected) {
    ParsedSource source(text);
    ASSERT_FALSE(source.unit().hasErrors()) << text;
    const dependence::Verdict verdict = source.verdict(step, "k");
    EXPECT_FALSE(verdict.allows()) << text;
    EXPECT_FALSE(source.transformed(step, "k")) << "refused, and made";
    ASSERT_FALSE(verdict.reasons.empty()) << text;
    EXPECT_TRUE(verdict.reasons.front().span) << verdict.reasons.front().text();
    EXPECT_TRUE(expected.matches(verdict.reasons.front()))
        << expected.text() << " in " << verdict.reasons.front().text() << "\n"
        << text;
  }

  static void expectRefused(const std::string &body, const std::string &step, const ExpectedReason &expected) {
    expectRefusedText(kernel(body), step, expected);
  }

  /// Returns the new text.
  static std::string expectAllowed(const std::string &body, const std::string &step) {
    ParsedSource source(kernel(body));
    EXPECT_FALSE(source.unit().hasErrors()) << body;
    const dependence::Verdict verdict = source.verdict(step);
    EXPECT_TRUE(verdict.allows()) << body << "\n"
                                  << step << ": " << (verdict.reasons.empty() ? "" : verdict.reasons.front().text());
    const auto text = source.transformed(step);
    EXPECT_TRUE(text) << text.error().message;
    return text.value_or("");
  }

  /// The assumptions of a verdict that allows the step, one a line.
  static std::string assumptionsOf(const std::string &body, const std::string &step) {
    ParsedSource source(kernel(body));
    const dependence::Verdict verdict = source.verdict(step);
    EXPECT_TRUE(verdict.allows()) << body << (verdict.reasons.empty() ? "" : verdict.reasons.front().text());
    std::string out;
    for (const dependence::Reason &assumption : verdict.assumptions)
      out += assumption.text() + "\n";
    return out;
  }
};

} // namespace warpgrain::tests
