// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <string>

namespace warpgrain::transform {

/// Steps on a kernel's head and launches: what they say of a source, and what they write.
class LaunchStepTest : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  static void expectRefused(const std::string &source, const std::string &step, const std::string &words,
                            const std::string &place = {}) {
    tests::ParsedSource parsed(source);
    EXPECT_FALSE(parsed.unit().hasErrors()) << source;
    const dependence::Verdict verdict = parsed.verdict(step, "k");
    ASSERT_FALSE(verdict.allows()) << source;
    EXPECT_FALSE(parsed.transformed(step, "k")) << "refused by check, and made";
    ASSERT_FALSE(verdict.reasons.empty());
    EXPECT_NE(verdict.reasons.front().text().find(words), std::string::npos) << verdict.reasons.front().text();
    ASSERT_TRUE(verdict.reasons.front().span) << verdict.reasons.front().text();
    if (!place.empty()) {
      EXPECT_EQ(parsed.unit().textOf(*verdict.reasons.front().span), place);
    }
  }

  static dependence::Verdict verdictOf(const std::string &source, const std::string &step) {
    tests::ParsedSource parsed(source);
    EXPECT_FALSE(parsed.unit().hasErrors()) << source;
    return parsed.verdict(step, "k");
  }

  static std::string textAfter(const std::string &source, const std::string &step) {
    tests::ParsedSource parsed(source);
    const auto text = parsed.transformed(step, "k");
    EXPECT_TRUE(text) << text.error().message << "\n" << source;
    return text.value_or("");
  }

  static void expectText(const std::string &source, const std::string &step, const std::string &words) {
    const std::string text = textAfter(source, step);
    EXPECT_NE(text.find(words), std::string::npos) << text;
  }
};

} // namespace warpgrain::transform
