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
using dependence::ReasonId;
using dependence::Verdict;

namespace {

constexpr std::string_view inlineUsage = "inline FUNCTION";

class Inline final : public WrittenTransformation {
public:
  const StepDescriptor &descriptor() const override {
    static constexpr StepDescriptor it{.word = "inline", .usage = inlineUsage, .group = PanelGroup::functions};
    return it;
  }

  Read<Step> canonical(Step step) const override {
    const auto &words = step.arguments;
    if (words.empty()) return wrongWords(ReasonId::stepNeedsFunction, {"inline"}, inlineUsage);
    const bool isName = std::ranges::all_of(tokenize(words[0]), [&](const Token &token) {
      return token.kind == TokenKind::identifier || textOf(words[0], token) == ":" || textOf(words[0], token) == "::";
    });
    if (dependence::isOperatorName(words[0])) return wrongWords(ReasonId::operatorHasNoName, {words[0]}, inlineUsage);
    if (!isName) return wrongWords(ReasonId::wordNamesNoFunction, {words[0]}, inlineUsage);
    if (words.size() > 1) return wrongWords(ReasonId::wordNotKnown, {words[1], "inline"}, inlineUsage);
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
