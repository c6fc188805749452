// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/RegionOverlap.h"
#include "core/plan/LoopStep.h"
#include "core/steps/rewrite/OnePointer.h"
#include "core/steps/vectorize/VectorGroup.h"

#include <algorithm>
#include <vector>

namespace warpgrain::transform {

using namespace model;
using access::AccessInstance;
using access::KernelInstances;
using dependence::Reason;
using dependence::ReasonId;
using dependence::RegionOverlap;
using dependence::Verdict;

namespace {

/// Compares the accesses of a group with all others in its statements.
class ApartJudge {
public:
  ApartJudge(KernelStudy &study, const VectorGroup &group, Verdict &verdict)
      : study_(study), unit_(study.unit()), body_(study.kernel().body), group_(group), span_(group.spanIn(body_)),
        verdict_(verdict) {}

  std::optional<Verdict> run(const KernelInstances &instances) {
    if (const auto &limit = instances.limit) return Verdict::unknown(*limit, study_.kernel().nameSpan);
    for (const access::UnfollowedCall &call : instances.unfollowedCalls)
      if (isInside(call.place, *call.reason.body, call.reason.expression))
        return Verdict::unknown({ReasonId::calleeNotKnown, {call.name}}, span_);
    RegionOverlap overlap(unit_, instances);
    std::vector<std::size_t> own;
    std::vector<std::size_t> others;
    for (const std::size_t access : overlap.accessesIn(span_))
      (isOwn(instances.accesses[access]) ? own : others).push_back(access);
    for (const std::size_t other : others) {
      if (instances.accesses[other].kind == AccessKind::read && !group_.isStored) continue;
      for (const std::size_t one : own)
        if (auto why = whyMeet(instances, overlap, one, other)) return why;
    }
    return std::nullopt;
  }

private:
  bool isInside(const access::Place &place, const Body &body, ExpressionId expression) const {
    const access::CallSite *outermost = place.calls.empty() ? nullptr : &place.calls.front();
    const Body &where = outermost != nullptr ? *outermost->body : body;
    return span_.contains(where[outermost != nullptr ? outermost->call : expression].spelling.span);
  }

  bool isOwn(const AccessInstance &access) const {
    return access.place.calls.empty() && std::ranges::any_of(group_.uses, [&](const VectorUse &use) {
             return body_[use.access->expression].spelling.span == access.span;
           });
  }

  std::optional<Verdict> whyMeet(const KernelInstances &instances, RegionOverlap &overlap, std::size_t one,
                                 std::size_t other) {
    std::vector<Reason> assumptions;
    const auto why = overlap.whyNotApart(one, other, span_, assumptions);
    for (const Reason &assumption : assumptions)
      verdict_.assumeOnce(assumption, instances.accesses[one].span);
    if (!why) return std::nullopt;
    const AccessInstance &a = instances.accesses[one];
    const AccessInstance &b = instances.accesses[other];
    if (areDifferentPointers(instances, a, b)) return whyOnePointer(instances, a, b);
    return Verdict::unknown(
        {ReasonId::elementsMayMeet, {unit_.textOf(a.span), unit_.textOf(b.span), lineText(unit_, b.span), *why}},
        b.span);
  }

  static bool isParameterOf(const KernelInstances &instances, const AccessInstance &access) {
    if (!access.array) return false;
    const access::Array &array = instances[*access.array];
    return array.isPointer && !array.unknownBase && !array.isLoaded && array.body == instances.body &&
           isSome(array.variable) && (*array.body)[array.variable].space == VariableSpace::parameter;
  }

  static bool areDifferentPointers(const KernelInstances &instances, const AccessInstance &a, const AccessInstance &b) {
    return isParameterOf(instances, a) && isParameterOf(instances, b) && *a.array != *b.array;
  }

  /// Assumes that two parameters lead to different memory, unless a launch hands over one pointer for both.
  std::optional<Verdict> whyOnePointer(const KernelInstances &instances, const AccessInstance &a,
                                       const AccessInstance &b) {
    const AccessInstance &written = a.kind != AccessKind::read ? a : b;
    const AccessInstance &other = &written == &a ? b : a;
    const access::Array &first = instances[*other.array];
    const access::Array &second = instances[*written.array];
    const SourceSpan &place = (*first.body)[first.variable].nameSpan;
    const Launch *launch = findLaunchWithOnePointer(study_, place, (*second.body)[second.variable].nameSpan);
    if (launch != nullptr)
      return Verdict::illegal({ReasonId::launchPassesOnePointerTwice, {first.name, second.name}},
                              launch->spelling.span);
    verdict_.assumeOnce({ReasonId::doesNotOverlap, {first.name, second.name}}, place);
    return std::nullopt;
  }

  KernelStudy &study_;
  const Unit &unit_;
  const Body &body_;
  const VectorGroup &group_;
  SourceSpan span_;
  Verdict &verdict_;
};

} // namespace

std::optional<Verdict> whyNotApart(KernelStudy &study, const VectorGroup &group, LaunchScope scope,
                                   dependence::Verdict &verdict) {
  ApartJudge judge(study, group, verdict);
  for (const KernelInstances &instances : study.instances(scope))
    if (auto why = judge.run(instances)) return why;
  return std::nullopt;
}

} // namespace warpgrain::transform
