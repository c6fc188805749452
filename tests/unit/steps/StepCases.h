// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/plan/Transformation.h"
#include "tests/support/ExpectedReason.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace warpgrain::tests {

/// Kernels of one unit, each with what is expected of a step on it: reading the headers takes longer than all else.
class StepCases {
public:
  /// The step is refused for this reason.
  StepCases &refused(const std::string &step, const std::string &body, const ExpectedReason &reason) {
    cases_.push_back({.body = body, .step = step, .words = {}, .reason = reason});
    return *this;
  }

  /// The step is allowed, and the new text holds the words.
  StepCases &allowed(const std::string &step, const std::string &body, const std::string &words) {
    cases_.push_back({.body = body, .step = step, .words = words, .isAllowed = true});
    return *this;
  }

  /// The step is allowed on the last one, and an assumption holds the words.
  StepCases &assuming(const std::string &words) {
    cases_.back().assumption = words;
    return *this;
  }

  /// Behind the kernels, each is launched with one block of so many threads.
  StepCases &launchedWith(int threads) {
    threads_ = threads;
    return *this;
  }

  /// `after`: what follows the kernels.
  void check(const std::string &after = {}) {
    if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
    const std::string text = unitText() + after;
    const ParsedSource source(text);
    ASSERT_FALSE(source.unit().hasErrors()) << text;
    for (std::size_t i = 0; i < cases_.size(); ++i)
      check(source.unit(), source.kernel("k" + std::to_string(i)), cases_[i]);
  }

private:
  struct Case {
    std::string body;
    std::string step;
    std::string words;
    ExpectedReason reason = "";
    std::string assumption = {};
    bool isAllowed = false;
  };

  std::string unitText() const {
    std::string text = "#define SYNC __syncthreads()\n__device__ int total;\n__device__ void other(int *);\n";
    for (std::size_t i = 0; i < cases_.size(); ++i)
      text += "__global__ void k" + std::to_string(i) +
              "(float *out, const float *in, int *list, float *__restrict__ fast, int n, int m) {\n"
              "  __shared__ float s[40][40]; float a[40][40];\n  int t = threadIdx.x;\n" +
              cases_[i].body + "}\n";
    if (threads_ == 0) return text;
    text += "void launchAll(float *out, const float *in, int *list, float *fast, int n, int m) {\n";
    for (std::size_t i = 0; i < cases_.size(); ++i)
      text += "  k" + std::to_string(i) + "<<<1, " + std::to_string(threads_) + ">>>(out, in, list, fast, n, m);\n";
    return text + "}\n";
  }

  static void check(const model::Unit &unit, model::FunctionId kernel, const Case &expected) {
    const transform::Step step = transform::parseStep(expected.step).value();
    const transform::Transformation &made = *transform::findTransformation(step.word);
    transform::KernelStudy study(unit, kernel);
    const transform::Prepared prepared = made.prepare(study, step);
    const dependence::Verdict &verdict = prepared.verdict();
    const std::string reason = verdict.reasons.empty() ? "" : verdict.reasons.front().text();
    ASSERT_EQ(verdict.allows(), expected.isAllowed) << expected.body << reason;
    if (!expected.isAllowed) {
      EXPECT_TRUE(prepared.edits().empty()) << expected.body;
      ASSERT_FALSE(verdict.reasons.empty()) << expected.body;
      EXPECT_TRUE(expected.reason.matches(verdict.reasons.front()))
          << expected.reason.text() << " in " << reason << "\n"
          << expected.body;
      EXPECT_TRUE(verdict.reasons.front().span) << reason;
      return;
    }
    const auto text = applyEdits(unit.files.front().text, unit[kernel].span.file, prepared.edits());
    ASSERT_TRUE(text) << text.error().message;
    EXPECT_NE(text->find(expected.words), std::string::npos) << *text;
    std::string assumptions;
    for (const dependence::Reason &assumption : verdict.assumptions)
      assumptions += assumption.text() + "\n";
    EXPECT_NE(assumptions.find(expected.assumption), std::string::npos) << assumptions << expected.body;
  }

  std::vector<Case> cases_;
  int threads_ = 0; ///< 0: nothing launches them
};

} // namespace warpgrain::tests
