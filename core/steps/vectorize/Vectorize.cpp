// SPDX-License-Identifier: Apache-2.0
#include "core/model/LaunchExtents.h"
#include "core/model/dialect/VectorTypes.h"
#include "core/steps/Transformations.h"
#include "core/steps/memory/placement/KernelPlace.h"
#include "core/steps/memory/placement/Texture.h"
#include "core/steps/registers/Elements.h"
#include "core/steps/rewrite/MemoryOrder.h"
#include "core/steps/rewrite/Rewritable.h"
#include "core/steps/rewrite/WrittenTransformation.h"
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
      return writeVectors(study_, step_.elements, groups);
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
    if (auto why = whyNotMultiple(group)) return why;
    if (auto why = whyNotWritten(study_, step_.elements, group)) return why;
    return whyNotApart(study_, group, scope, verdict);
  }

  /// A launch in the unit hands over a number that is no multiple, and no condition asks for it.
  std::optional<Verdict> whyNotMultiple(const VectorGroup &group) const {
    if (!group.guards.empty()) return std::nullopt;
    const SourceSpan &place = body_[group.begin->expression].spelling.span;
    for (const MultipleNeed &need : group.needs)
      for (const Launch *launch : unit_.launchesOf(study_.id())) {
        const auto value = valueAt(*launch, need.value);
        if (value && *value % need.multiple != 0)
          return Verdict::illegal({ReasonId::vectorBeginNotKnown, {unit_.textOf(place), step_.elements, need.value}},
                                  launch->spelling.span);
      }
    return std::nullopt;
  }

  /// The number that a launch hands over for a parameter.
  std::optional<std::int64_t> valueAt(const Launch &launch, const std::string &name) const {
    if (!isSome(launch.launcher) || launch.form != LaunchSyntax::chevrons) return std::nullopt;
    for (std::size_t i = 0; i < kernel_.parameters.size(); ++i) {
      if (body_[kernel_.parameters[i]].name != name) continue;
      const ExpressionId argument = LaunchStatement(unit_, launch).argument(i);
      if (isSome(argument)) return constantValue(unit_[launch.launcher].body, unit_, argument);
    }
    return std::nullopt;
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
      if (isSome(group.pointer) && !isAllocated(group.pointer))
        verdict.assumeOnce({ReasonId::pointerIsAligned, {body_[group.pointer].name, bytesOf(group)}}, place);
    }
  }

  /// True if all launches in the unit, of which there are some, hand over the begin of memory that the launching
  /// function allocates.
  bool isAllocated(VariableId pointer) const {
    const auto launches = unit_.launchesOf(study_.id());
    return !launches.empty() && std::ranges::all_of(launches, [&](const Launch *launch) {
      if (!isSome(launch->launcher) || launch->form != LaunchSyntax::chevrons) return false;
      const ExpressionId argument = LaunchStatement(unit_, *launch).argument(positionOf(kernel_, pointer));
      return isSome(argument) && allocatedBytes(unit_, *launch, argument).has_value();
    });
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
        .word = "vectorize", .usage = vectorizeUsage, .subject = StepSubject::array, .phase = PlanPhase::registers};
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
