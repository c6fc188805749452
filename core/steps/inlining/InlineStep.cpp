// SPDX-License-Identifier: Apache-2.0
#include "core/base/Tokens.h"
#include "core/dependence/effects/CalleeName.h"
#include "core/plan/LoopWords.h"
#include "core/steps/Transformations.h"
#include "core/steps/inlining/Inliner.h"
#include "core/steps/rewrite/WrittenTransformation.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::Verdict;

namespace {

constexpr std::string_view inlineUsage = "inline FUNCTION";

class Inline final : public WrittenTransformation {
public:
  const StepDescriptor &descriptor() const override {
    static constexpr StepDescriptor it{.word = "inline", .usage = inlineUsage, .group = PanelGroup::functions};
    return it;
  }

  Result<Step> canonical(Step step) const override {
    const auto &words = step.arguments;
    if (words.empty()) return wrongWords("inline needs a function.", inlineUsage);
    const bool isName = std::ranges::all_of(tokenize(words[0]), [&](const Token &token) {
      return token.kind == TokenKind::identifier || textOf(words[0], token) == ":" || textOf(words[0], token) == "::";
    });
    if (dependence::isOperatorName(words[0]))
      return wrongWords("inline finds calls by the function's name, and " + words[0] + " is called without one.",
                        inlineUsage);
    if (!isName) return wrongWords("\"" + words[0] + "\" names no function.", inlineUsage);
    if (words.size() > 1) return wrongWords("\"" + words[1] + "\" is not known after inline.", inlineUsage);
    return step;
  }

  /// Functions in which threads meet: what other steps have to see.
  std::vector<Step> offers(const Unit &unit, FunctionId kernel) const override {
    dependence::EffectsAnalysis effects(unit);
    std::vector<Step> steps;
    for (const std::string &name : calledWithBarrier(unit, kernel, effects))
      steps.push_back({.word = std::string(word()), .arguments = {name}});
    return steps;
  }

protected:
  std::expected<TextEdits, Verdict> write(KernelStudy &study, const Step &step, Verdict &) const override {
    return inlineCalls(study, step.arguments[0]);
  }
};

} // namespace

const Transformation &inlineTransformation() {
  static const Inline instance;
  return instance;
}

} // namespace warpgrain::transform
