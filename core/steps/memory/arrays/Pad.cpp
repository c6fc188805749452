// SPDX-License-Identifier: Apache-2.0
#include "core/plan/LoopWords.h"
#include "core/steps/Transformations.h"
#include "core/steps/memory/arrays/RowPadding.h"
#include "core/steps/memory/arrays/SharedArray.h"
#include "core/steps/rewrite/Operand.h"
#include "core/steps/rewrite/Rewritable.h"
#include "core/steps/rewrite/WrittenTransformation.h"

#include <charconv>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

constexpr std::string_view padUsage = "pad ARRAY [ELEMENTS]";

struct PadStep {
  std::string array;
  std::int64_t elements = 0; ///< 0: as many as save the most
};

Read<PadStep> parsePad(const Step &step) {
  const auto &words = step.arguments;
  if (words.empty()) return wrongWords(ReasonId::stepNeedsArray, {"pad"}, padUsage);
  if (!isLoopWord(words[0])) return wrongWords(ReasonId::wordNamesNoArray, {words[0]}, padUsage);
  PadStep out{.array = words[0]};
  if (words.size() > 2) return wrongWords(ReasonId::wordNotKnown, {words[2], "pad"}, padUsage);
  if (words.size() < 2) return out;
  const auto [end, error] = std::from_chars(words[1].data(), words[1].data() + words[1].size(), out.elements);
  if (error != std::errc() || end != words[1].data() + words[1].size())
    return wrongWords(ReasonId::wordIsNoNumber, {words[1]}, padUsage);
  if (out.elements < 1 || out.elements > mostPadding)
    return wrongWords(ReasonId::paddingOutOfRange, {mostPadding, words[1]}, padUsage);
  return out;
}

class Padder {
public:
  Padder(KernelStudy &study, PadStep step) : study_(study), unit_(study.unit()), step_(std::move(step)) {}

  std::expected<TextEdits, Verdict> run(Verdict &verdict) {
    if (auto why = whyNotRewritable(unit_, study_.kernel())) return std::unexpected(*std::move(why));
    const auto array = readSharedArray(study_, step_.array);
    if (!array) return std::unexpected(array.error());
    if (auto why = whyRowsAreLeft(study_, *array, verdict)) return std::unexpected(*std::move(why));
    std::int64_t elements = step_.elements;
    if (elements == 0) {
      const auto best = bestPadding(study_, *array);
      if (!best) return std::unexpected(best.error());
      elements = *best;
    }
    if (auto why = whyTooLarge(*array, elements)) return std::unexpected(*std::move(why));
    const std::string extent = asOperand(unit_, unit_.textOf(array->innermost));
    return TextEdits{{array->innermost, extent + " + " + std::to_string(elements)}};
  }

private:
  std::optional<Verdict> whyTooLarge(const SharedArray &array, std::int64_t elements) const {
    std::int64_t more = elements * array.elementBytes;
    for (std::size_t i = 0; i + 1 < array.extents.size(); ++i)
      more *= array.extents[i];
    const Body &body = study_.kernel().body;
    const std::int64_t bytes = declaredSharedBytes(unit_, body) + more;
    if (bytes <= mostSharedBytes) return std::nullopt;
    return Verdict::illegal({ReasonId::sharedMemoryTooSmall, {bytes, mostSharedBytes}}, body[array.variable].nameSpan);
  }

  KernelStudy &study_;
  const Unit &unit_;
  PadStep step_;
};

class Pad final : public WrittenTransformation {
public:
  const StepDescriptor &descriptor() const override {
    static constexpr StepDescriptor it{
        .word = "pad", .usage = padUsage, .subject = StepSubject::array, .phase = PlanPhase::memory};
    return it;
  }

  Read<Step> canonical(Step step) const override {
    const auto parsed = parsePad(step);
    if (!parsed) return std::unexpected(parsed.error());
    if (step.arguments.size() > 1) step.arguments[1] = std::to_string(parsed->elements);
    return step;
  }

  /// Shared arrays with rows.
  std::vector<Step> offers(const Unit &unit, FunctionId kernel) const override {
    std::vector<Step> steps;
    for (const Variable &variable : unit[kernel].body.variables) {
      if (variable.space != VariableSpace::shared || !isSome(variable.type)) continue;
      const Type &type = unit[variable.type];
      const bool hasRows =
          type.kind == TypeKind::array && isSome(type.element) && unit[type.element].kind == TypeKind::array;
      if (hasRows) steps.push_back({.word = std::string(word()), .arguments = {variable.name}});
    }
    return steps;
  }

protected:
  std::expected<TextEdits, Verdict> write(KernelStudy &study, const Step &step, Verdict &verdict) const override {
    return Padder(study, *parsePad(step)).run(verdict);
  }
};

} // namespace

const Transformation &padTransformation() {
  static const Pad instance;
  return instance;
}

} // namespace warpgrain::transform
