// SPDX-License-Identifier: Apache-2.0
#include "core/steps/memory/placement/ReadOnlyPointer.h"

#include "core/access/symbolic/MadePointer.h"
#include "core/dependence/relations/AnalysisReasons.h"
#include "core/steps/memory/arrays/NamedAccess.h"
#include "core/steps/rewrite/KeptAddress.h"
#include "core/steps/rewrite/OnePointer.h"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>

namespace warpgrain::transform {

using namespace model;
using access::AccessInstance;
using access::KernelInstances;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

class ReadOnlyJudge {
public:
  ReadOnlyJudge(KernelStudy &study, VariableId pointer, Verdict &verdict)
      : study_(study), unit_(study.unit()), kernel_(study.kernel()), body_(kernel_.body), pointer_(pointer),
        name_(body_[pointer].name), isRestrict_(unit_[body_[pointer].type].isRestrict), verdict_(verdict) {}

  std::optional<Verdict> run() {
    if (auto why = whyUsedOtherwise()) return why;
    for (const KernelInstances &instances : study_.instances(LaunchScope::any))
      if (auto why = whyWritten(instances)) return why;
    return std::nullopt;
  }

private:
  const SourceSpan &place() const { return body_[pointer_].nameSpan; }

  std::optional<Verdict> whyUsedOtherwise() {
    for (const Use *use : study_.index().usesOf(pointer_)) {
      const SourceSpan &where = body_[use->expression].spelling.span;
      if (use->kind == UseKind::escape) return keptVerdict(body_, *use, {ReasonId::pointerAddressKept, {name_}});
      if (use->kind == UseKind::write) return Verdict::unknown({ReasonId::pointerReassigned, {name_}}, where);
    }
    return std::nullopt;
  }

  /// Assumes that arrays that the kernel writes do not overlap what the pointer leads to. Refuses if it writes through
  /// the pointer, or at an address that is not known.
  std::optional<Verdict> whyWritten(const KernelInstances &instances) {
    if (const auto &limit = instances.limit) return Verdict::unknown(*limit, place());
    if (!instances.unfollowedCalls.empty())
      return Verdict::unknown({ReasonId::calleeNotKnown, {instances.unfollowedCalls.front().name}}, place());
    std::set<std::string> others;
    for (const AccessInstance &access : instances.accesses) {
      if (access.kind == AccessKind::read) continue;
      if (isThrough(instances, access, place()))
        return Verdict::illegal({ReasonId::pointeeWritten, {name_}}, access.span);
      const bool isElsewhere = access.space == MemorySpace::shared || access.space == MemorySpace::local;
      if (isElsewhere) continue;
      if (!access.array || instances[*access.array].unknownBase || access::isMadePointer(instances[*access.array]))
        return Verdict::unknown({ReasonId::mayAliasPointer, {name_}}, access.span);
      const access::Array &array = instances[*access.array];
      // __restrict__ says already that no other pointer leads there.
      if (isRestrict_ || (array.isPointer && array.isRestrict)) continue;
      if (auto why = whySameArgument(array)) return why;
      others.insert(array.name);
    }
    for (const std::string &other : others)
      verdict_.assumeOnce({ReasonId::doesNotOverlap, {name_, other}}, place());
    return std::nullopt;
  }

  /// A launch in the unit hands over one pointer for both.
  std::optional<Verdict> whySameArgument(const access::Array &array) const {
    if (array.body == nullptr || !isSome(array.variable)) return std::nullopt;
    const Launch *launch = findLaunchWithOnePointer(study_, place(), (*array.body)[array.variable].nameSpan);
    if (launch == nullptr) return std::nullopt;
    return Verdict::illegal({ReasonId::launchPassesOnePointerTwice, {name_, array.name}}, launch->spelling.span);
  }

  KernelStudy &study_;
  const Unit &unit_;
  const Function &kernel_;
  const Body &body_;
  VariableId pointer_;
  const std::string &name_;
  bool isRestrict_;
  Verdict &verdict_;
};

} // namespace

std::optional<Verdict> whyNotReadOnly(KernelStudy &study, VariableId pointer, Verdict &verdict) {
  return ReadOnlyJudge(study, pointer, verdict).run();
}

} // namespace warpgrain::transform
