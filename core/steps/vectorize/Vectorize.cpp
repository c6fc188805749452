// SPDX-License-Identifier: Apache-2.0
#include "core/model/dialect/VectorTypes.h"
#include "core/steps/Transformations.h"
#include "core/steps/registers/Elements.h"
#include "core/steps/rewrite/MemoryOrder.h"
#include "core/steps/rewrite/OneName.h"
#include "core/steps/rewrite/Rewritable.h"
#include "core/steps/rewrite/WrittenTransformation.h"
#include "core/steps/vectorize/LaunchedArguments.h"
#include "core/steps/vectorize/SharedAlignment.h"
#include "core/steps/vectorize/VectorGroup.h"
#include "core/steps/vectorize/VectorWriter.h"
#include "core/steps/vectorize/VectorizeStep.h"

#include <algorithm>
#include <array>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

class Vectorizer {
public:
  Vectorizer(KernelStudy &study, VectorizeStep step)
      : study_(study), unit_(study.unit()), kernel_(study.kernel()), body_(kernel_.body), step_(std::move(step)) {}

  std::expected<TextEdits, Verdict> run(Verdict &verdict) {
    if (auto why = whyNotRewritable(unit_, kernel_)) return std::unexpected(*std::move(why));
    if (auto why = whyNoElements()) return std::unexpected(*std::move(why));
    // What holds for any launch is better than what holds for those in the unit, and both than an assumption.
    std::optional<Verdict> refusal;
    for (const auto &[scope, mayNeed] : searches) {
      if (scope == LaunchScope::ofUnit && !study_.launchesTell()) continue;
      Verdict judged = verdict;
      refusal.reset();
      const std::vector<VectorGroup> groups = allowedGroups(scope, mayNeed, judged, refusal);
      if (groups.empty()) continue;
      assumeAligned(groups, judged);
      if (scope == LaunchScope::ofUnit) judged.assumeOnce(ReasonId::launchesAsInUnit, kernel_.nameSpan);
      assumeNoRaces(study_, judged);
      verdict = std::move(judged);
      return written(groups);
    }
    if (refusal) return std::unexpected(*std::move(refusal));
    return std::unexpected(
        Verdict::illegal({ReasonId::noNeighboursUsed, {step_.elements, step_.array}}, kernel_.nameSpan));
  }

private:
  static constexpr std::array<std::pair<LaunchScope, bool>, 3> searches{
      std::pair{LaunchScope::any, false}, std::pair{LaunchScope::ofUnit, false}, std::pair{LaunchScope::any, true}};

  std::optional<Verdict> whyNoElements() const {
    const std::vector<Element> elements = elementsIn(study_.index(), step_.array, /*mayHoldMacros=*/true);
    if (elements.empty()) {
      const bool isKnown = std::ranges::any_of(study_.index().accesses(), [&](const Access &access) {
        return isSome(access.array) && body_[access.array].name == step_.array;
      });
      return isKnown ? Verdict::unknown({ReasonId::noElementOfRegisters, {step_.array}}, kernel_.nameSpan)
                     : Verdict::illegal({ReasonId::arrayOrPointerNotUsed, {step_.array}}, kernel_.nameSpan);
    }
    const Access &any = *elements.front().accesses.front();
    const Type &type = unit_[body_[any.expression].type];
    if (!vectorOf(study_.dialect(), type, step_.elements).empty()) return std::nullopt;
    return Verdict::illegal({ReasonId::noSuchVector, {step_.elements, step_.array, type.name}},
                            body_[any.expression].spelling.span);
  }

  std::optional<Verdict> whyNot(const VectorGroup &group, LaunchScope scope, Verdict &verdict) const {
    const Type &type = unit_[body_[group.begin->expression].type];
    const SourceSpan &place = body_[group.begin->expression].spelling.span;
    if (vectorOf(study_.dialect(), type, step_.elements).empty())
      return Verdict::illegal({ReasonId::noSuchVector, {step_.elements, step_.array, type.name}}, place);
    if (isSome(group.shared))
      if (auto why = whyNotAlignable(study_, group.shared, bytesOf(group))) return why;
    if (auto why = whyNotMultiples(group)) return why;
    if (auto why = whyNotAsked(group)) return why;
    if (auto why = whyNotWritten(study_, step_.elements, group)) return why;
    return whyNotApart(study_, group, scope, verdict);
  }

  /// A launch in the unit hands over what is no multiple, and no condition asks for it.
  std::optional<Verdict> whyNotMultiples(const VectorGroup &group) const {
    for (const ArgumentNeed &need : needsOf(group))
      if (auto why = whyNotMultiple(unit_, study_.id(), need)) return why;
    return std::nullopt;
  }

  /// What a group needs of the launches' arguments, except for members of them.
  std::vector<ArgumentNeed> needsOf(const VectorGroup &group) const {
    std::vector<ArgumentNeed> out;
    if (isSome(group.pointer))
      out.push_back({.parameter = group.pointer, .multiple = static_cast<std::int64_t>(bytesOf(group))});
    if (!group.guards.empty()) return out; // the condition asks for the numbers
    for (const MultipleNeed &need : group.needs)
      if (const VariableId parameter = parameterOf(need); isSome(parameter))
        out.push_back({.parameter = parameter, .multiple = need.multiple});
    return out;
  }

  /// None for a member of a parameter.
  VariableId parameterOf(const MultipleNeed &need) const {
    const auto named = [&](VariableId parameter) { return body_[parameter].name == need.value; };
    const auto found = std::ranges::find_if(kernel_.parameters, named);
    return found != kernel_.parameters.end() ? *found : none<VariableId>;
  }

  /// A condition would ask for a parameter that has got another value than the launch handed over.
  std::optional<Verdict> whyNotAsked(const VectorGroup &group) const {
    const SourceSpan &place = body_[group.begin->expression].spelling.span;
    for (const MultipleNeed &need : group.needs) {
      const VariableId parameter = parameterOf(need);
      const bool isKept = isSome(parameter) && isOnlyOneNamed(body_, need.value) &&
                          std::ranges::none_of(study_.index().usesOf(parameter), [](const Use *use) {
                            return use->writes() || use->kind == UseKind::escape;
                          });
      if (group.guards.empty() || isKept) continue;
      return Verdict::unknown({ReasonId::vectorBeginNotKnown, {unit_.textOf(place), step_.elements, need.value}},
                              place);
    }
    return std::nullopt;
  }

  /// The edits of the kernel and of what launches it.
  std::expected<TextEdits, Verdict> written(const std::vector<VectorGroup> &groups) const {
    auto edits = writeVectors(study_, step_.elements, groups);
    if (!edits) return edits;
    std::vector<ArgumentNeed> needs;
    for (const VectorGroup &group : groups)
      for (const ArgumentNeed &need : needsOf(group))
        if (std::ranges::find(needs, need) == needs.end()) needs.push_back(need);
    const TextEdits assertions = assertedAtLaunches(unit_, study_.id(), needs);
    edits->insert(edits->end(), assertions.begin(), assertions.end());
    return normalized(*std::move(edits));
  }

  /// Groups without conditions, if there are any; else those with them.
  std::vector<VectorGroup> allowedGroups(LaunchScope scope, bool mayNeed, Verdict &verdict,
                                         std::optional<Verdict> &refusal) {
    const VectorSearch search{.array = step_.array, .elements = step_.elements, .scope = scope, .mayNeed = mayNeed};
    std::vector<VectorGroup> groups = findVectorGroups(study_, search, refusal);
    std::erase_if(groups, [&](const VectorGroup &group) {
      Verdict judged = verdict;
      auto why = whyNot(group, scope, judged);
      if (!why) verdict = std::move(judged);
      if (why && !refusal) refusal = std::move(why);
      return why.has_value();
    });
    const auto isPlain = [](const VectorGroup &group) { return group.guards.empty(); };
    if (std::ranges::any_of(groups, isPlain)) std::erase_if(groups, std::not_fn(isPlain));
    return groups;
  }

  std::uint64_t bytesOf(const VectorGroup &group) const {
    return unit_[body_[group.begin->expression].type].sizeBytes * static_cast<std::uint64_t>(step_.elements);
  }

  void assumeAligned(const std::vector<VectorGroup> &groups, Verdict &verdict) const {
    for (const VectorGroup &group : groups) {
      const SourceSpan &place = body_[group.begin->expression].spelling.span;
      if (group.guards.empty()) // else the condition asks for it
        for (const MultipleNeed &need : group.needs)
          verdict.assumeOnce({ReasonId::valueIsMultiple, {need.value, need.multiple}}, place);
      if (isSome(group.pointer) && !isAllocatedMultiple(unit_, study_.id(), needsOf(group).front()))
        verdict.assumeOnce({ReasonId::pointerIsAligned, {body_[group.pointer].name, bytesOf(group)}}, place);
    }
  }

  KernelStudy &study_;
  const Unit &unit_;
  const Function &kernel_;
  const Body &body_;
  VectorizeStep step_;
};

class Vectorize final : public WrittenTransformation {
public:
  const StepDescriptor &descriptor() const override {
    static constexpr StepDescriptor it{
        .word = "vectorize", .usage = vectorizeUsage, .subject = StepSubject::array, .phase = PlanPhase::vectors};
    return it;
  }

  Read<Step> canonical(Step step) const override {
    const auto parsed = parseVectorize(step);
    if (!parsed) return std::unexpected(parsed.error());
    return toStep(*parsed);
  }

  /// Arrays of numbers that a vector can hold.
  std::vector<Step> offers(const Unit &unit, FunctionId kernel) const override {
    std::vector<Step> steps;
    const Body &body = unit[kernel].body;
    const BodyIndex index(body, unit);
    for (const Element &element : elementsIn(index, {}, /*mayHoldMacros=*/true)) {
      const Access &access = *element.accesses.front();
      const Variable &array = body[access.array];
      if (array.space != VariableSpace::parameter && array.space != VariableSpace::shared) continue;
      for (const std::int64_t elements : {2, 4}) {
        if (vectorOf(*unit.dialect, unit[body[access.expression].type], elements).empty()) continue;
        Step step = toStep({.array = array.name, .elements = elements});
        if (std::ranges::find(steps, step) == steps.end()) steps.push_back(std::move(step));
      }
    }
    return steps;
  }

protected:
  std::expected<TextEdits, Verdict> write(KernelStudy &study, const Step &step, Verdict &verdict) const override {
    return Vectorizer(study, *parseVectorize(step)).run(verdict);
  }
};

} // namespace

const Transformation &vectorizeTransformation() {
  static const Vectorize instance;
  return instance;
}

} // namespace warpgrain::transform
