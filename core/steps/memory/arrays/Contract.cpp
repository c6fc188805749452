// SPDX-License-Identifier: Apache-2.0
#include "core/base/Tokens.h"
#include "core/plan/LoopWords.h"
#include "core/steps/Transformations.h"
#include "core/steps/memory/arrays/ElementUses.h"
#include "core/steps/memory/arrays/PrivateElements.h"
#include "core/steps/memory/arrays/RowPadding.h"
#include "core/steps/memory/arrays/UsedRange.h"
#include "core/steps/rewrite/Rewritable.h"
#include "core/steps/rewrite/WrittenTransformation.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::Effects;
using dependence::ReasonId;
using dependence::Trait;
using dependence::Verdict;

namespace {

constexpr std::string_view contractUsage = "contract ARRAY";

class Contractor {
public:
  Contractor(KernelStudy &study, std::string name)
      : study_(study), unit_(study.unit()), body_(study.kernel().body), name_(std::move(name)) {}

  std::expected<TextEdits, Verdict> run(Verdict &verdict) {
    if (auto why = whyNotRewritable(unit_, study_.kernel())) return std::unexpected(*std::move(why));
    if (auto why = whyNotInOrder()) return std::unexpected(*std::move(why));
    auto array = readOwnArray(study_, name_);
    if (!array) return std::unexpected(array.error());
    array_ = *std::move(array);
    if (auto why = findSharedWord()) return std::unexpected(*std::move(why));
    std::optional<Verdict> refusal;
    for (const StatementId region : regionsOf(study_, array_)) {
      Verdict rests = verdict;
      auto why = whyNotIn(region, rests);
      if (!refusal) refusal = why;
      if (why) continue;
      verdict = std::move(rests);
      return edits();
    }
    return shortened(*std::move(refusal), verdict);
  }

private:
  /// Where no dimension can go, some may be longer than what is used of them; `refusal` says why none goes.
  std::expected<TextEdits, Verdict> shortened(Verdict refusal, Verdict &verdict) {
    Verdict rests = verdict;
    std::optional<Verdict> why;
    if (array_.extents.size() > 1) why = whyRowsAreLeft(study_, asRows(), rests);
    if (why) return std::unexpected(std::move(refusal));
    const auto ranges = findUsedRanges(study_, array_, rests);
    if (!ranges) {
      const auto &others = ranges.error().reasons;
      refusal.reasons.insert(refusal.reasons.end(), others.begin(), others.end());
      return std::unexpected(std::move(refusal));
    }
    verdict = std::move(rests);
    return editsForRanges(study_, array_, *ranges);
  }

  std::optional<Verdict> whyNotInOrder() const {
    const Effects effects = study_.effects().ofStatement(study_.index(), body_.root);
    for (const Trait trait : {Trait::gotoJump, Trait::unknownStatement})
      if (effects.has(trait))
        return Verdict::unknown({ReasonId::orderNotKnown, {effects.place(trait).what}}, effects.place(trait).span);
    return std::nullopt;
  }

  /// `__shared__` and the blanks after it; the declaration must be of this array alone.
  std::optional<Verdict> findSharedWord() {
    if (!array_.isShared) return std::nullopt;
    const Variable &variable = body_[array_.variable];
    const Statement &statement = body_[variable.statement];
    if (statement.variables.size() != 1)
      return Verdict::unknown({ReasonId::declaredWithOthers, {name_}}, variable.nameSpan);
    const SourceSpan &span = statement.spelling.span;
    const std::string_view text = unit_.textOf(span);
    std::optional<std::uint32_t> word;
    for (const Token &token : tokenize(text)) {
      if (word && sharedWord_.empty())
        sharedWord_ = {.file = span.file, .begin = span.begin + *word, .end = span.begin + token.begin};
      if (study_.dialect().isQualifier(textOf(text, token), Qualifier::shared)) word = token.begin;
      if (textOf(text, token) == "static")
        return Verdict::unknown({ReasonId::arrayIsStatic, {name_}}, variable.nameSpan);
    }
    if (sharedWord_.empty())
      return Verdict::unknown({ReasonId::sharedWordNotInDeclaration, {name_}}, variable.nameSpan);
    return std::nullopt;
  }

  /// The smallest region asks for the least of the subscripts, and for the most of the loops around it.
  std::optional<Verdict> whyNotIn(StatementId region, Verdict &verdict) {
    auto idle = findIdleDimensions(study_, array_, region);
    if (!idle) return idle.error();
    idle_ = *std::move(idle);
    if (idle_.dimensions.size() < array_.extents.size())
      if (auto why = whyRowsAreLeft(study_, asRows(), verdict, keptDimensions())) return why;
    if (auto why = whyValuesAreKept(study_, array_, idle_, verdict)) return why;
    return array_.isShared ? whyNotPrivate(study_, array_, verdict) : std::nullopt;
  }

  /// `t[0][32 * y + x]` names other rows by the subscript that would stay.
  SharedArray asRows() const {
    return {.variable = array_.variable,
            .extents = std::vector<std::int64_t>(array_.extents.size()),
            .elementBytes = 0,
            .innermost = {}};
  }

  std::vector<std::size_t> keptDimensions() const {
    std::vector<std::size_t> out;
    for (std::size_t d = 0; d < array_.extents.size(); ++d)
      if (std::ranges::find(idle_.dimensions, d) == idle_.dimensions.end()) out.push_back(d);
    return out;
  }

  TextEdits edits() const {
    TextEdits out;
    if (array_.isShared) out.push_back({sharedWord_, ""});
    for (const std::size_t d : idle_.dimensions) {
      out.push_back({withBlanksBefore(array_.extents[d]), ""});
      for (const ElementUse &use : array_.uses)
        out.push_back({withBlanksBefore(use.subscripts[d].span), ""});
    }
    return normalized(std::move(out));
  }

  SourceSpan withBlanksBefore(SourceSpan span) const {
    const std::string_view text = unit_[span.file].text;
    while (span.begin > 0 && text[span.begin - 1] == ' ')
      --span.begin;
    return span;
  }

  KernelStudy &study_;
  const Unit &unit_;
  const Body &body_;
  std::string name_;
  OwnArray array_;
  IdleDimensions idle_;
  SourceSpan sharedWord_;
};

class Contract final : public WrittenTransformation {
public:
  const StepDescriptor &descriptor() const override {
    static constexpr StepDescriptor it{.word = "contract", .usage = contractUsage, .subject = StepSubject::array};
    return it;
  }

  Read<Step> canonical(Step step) const override {
    const auto &words = step.arguments;
    if (words.empty()) return wrongWords(ReasonId::stepNeedsArray, {"contract"}, contractUsage);
    if (!isLoopWord(words[0])) return wrongWords(ReasonId::wordNamesNoArray, {words[0]}, contractUsage);
    if (words.size() > 1) return wrongWords(ReasonId::wordNotKnown, {words[1], "contract"}, contractUsage);
    return step;
  }

  /// Local and shared arrays that the kernel declares.
  std::vector<Step> offers(const Unit &unit, FunctionId kernel) const override {
    std::vector<Step> steps;
    for (const Variable &variable : unit[kernel].body.variables) {
      const bool hasPlace = variable.space == VariableSpace::local || variable.space == VariableSpace::shared;
      if (!hasPlace || !isSome(variable.statement) || !isSome(variable.type)) continue;
      if (unit[variable.type].kind != TypeKind::array) continue;
      Step step{.word = std::string(word()), .arguments = {variable.name}};
      if (std::ranges::find(steps, step) == steps.end()) steps.push_back(std::move(step));
    }
    return steps;
  }

protected:
  std::expected<TextEdits, Verdict> write(KernelStudy &study, const Step &step, Verdict &verdict) const override {
    return Contractor(study, step.arguments[0]).run(verdict);
  }
};

} // namespace

const Transformation &contractTransformation() {
  static const Contract instance;
  return instance;
}

} // namespace warpgrain::transform
