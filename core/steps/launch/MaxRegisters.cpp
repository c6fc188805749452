// SPDX-License-Identifier: Apache-2.0
#include "core/steps/Transformations.h"
#include "core/steps/launch/KernelHead.h"
#include "core/steps/launch/Numbers.h"
#include "core/steps/rewrite/WrittenTransformation.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

constexpr std::string_view maxRegistersUsage = "max-registers N";
constexpr std::int64_t fewestRegisters = 16; ///< the ABI needs them
constexpr std::int64_t mostRegisters = 255;  ///< that an instruction can name

Read<std::int64_t> parse(const Step &step) {
  const auto &words = step.arguments;
  if (words.empty()) return wrongWords(ReasonId::stepNeedsRegisters, {"max-registers"}, maxRegistersUsage);
  if (words.size() > 1) return wrongWords(ReasonId::wordNotKnown, {words[1], "max-registers"}, maxRegistersUsage);
  return readNumber(words[0], {ReasonId::numberOfRegisters, fewestRegisters, mostRegisters}, maxRegistersUsage);
}

Step toStep(std::int64_t registers) {
  return {.word = "max-registers", .arguments = {std::to_string(registers)}};
}

std::expected<TextEdits, Verdict> editsFor(const Unit &unit, FunctionId kernel, std::int64_t registers,
                                           const Dialect &dialect) {
  const std::string word(dialect.qualifier(Qualifier::maximumRegisters));
  if (word.empty())
    return std::unexpected(Verdict::illegal({ReasonId::notInLanguage, {"bounds on registers"}}, unit[kernel].nameSpan));
  const auto head = KernelHead::read(unit, kernel, dialect);
  if (!head) return std::unexpected(head.error());
  if (const auto bounds = head->attributes(Qualifier::launchBounds); !bounds.empty())
    return std::unexpected(Verdict::illegal(ReasonId::boundsExcludeMaxRegisters, bounds.front().span));
  const std::string number = std::to_string(registers);
  TextEdits edits;
  bool isOnDefinition = false;
  for (const HeadAttribute &attribute : head->attributes(Qualifier::maximumRegisters)) {
    isOnDefinition |= attribute.isOfDefinition;
    edits.push_back({attribute.arguments[0], number});
  }
  if (!isOnDefinition) edits.push_back(head->insertion(word + "(" + number + ")"));
  return normalized(std::move(edits));
}

class MaxRegisters final : public WrittenTransformation {
public:
  const StepDescriptor &descriptor() const override {
    static constexpr StepDescriptor it{.word = "max-registers",
                                       .usage = maxRegistersUsage,
                                       .named = 0,
                                       .group = PanelGroup::compilerBounds,
                                       .phase = PlanPhase::limits,
                                       .isGivenOnce = true};
    return it;
  }

  Read<Step> canonical(Step step) const override {
    const auto registers = parse(step);
    if (!registers) return std::unexpected(registers.error());
    return toStep(*registers);
  }

  std::vector<Step> offers(const Unit &unit, FunctionId kernel) const override {
    const bool hasWord = !unit.dialect->qualifier(Qualifier::maximumRegisters).empty();
    if (!hasWord || unit[kernel].launchBounds) return {}; // the two exclude each other
    std::vector<Step> steps;
    for (const std::int64_t registers : {32, 64, 128})
      steps.push_back(toStep(registers));
    return steps;
  }

protected:
  std::expected<TextEdits, Verdict> write(KernelStudy &study, const Step &step, Verdict &verdict) const override {
    verdict.assume(ReasonId::cudaKnowsMaxRegisters, study.kernel().nameSpan);
    return editsFor(study.unit(), study.id(), *parse(step), study.dialect());
  }
};

} // namespace

const Transformation &maxRegistersTransformation() {
  static const MaxRegisters instance;
  return instance;
}

} // namespace warpgrain::transform
