// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/MadePointer.h"
#include "core/dependence/relations/RegionOverlap.h"
#include "core/dependence/relations/RelationContext.h"
#include "core/dependence/relations/UniformBarriers.h"
#include "core/model/Walk.h"
#include "core/steps/prefetch/PrefetchLegality.h"
#include "core/steps/rewrite/LaunchAssumption.h"
#include "core/steps/rewrite/OnePointer.h"

#include <algorithm>
#include <vector>

namespace warpgrain::transform {

using namespace model;
using access::AccessInstance;
using access::Array;
using access::KernelInstances;
using dependence::ReasonId;
using dependence::RegionOverlap;
using dependence::Verdict;

namespace {

/// What one execution of the kernel loads for a tile, and what the loop around it writes.
class LoadedMemoryJudge {
public:
  LoadedMemoryJudge(KernelStudy &study, const TileCopies &copies, const KernelInstances &instances, Verdict &verdict)
      : study_(study), unit_(study.unit()), body_(study.kernel().body), copies_(copies), instances_(instances),
        verdict_(verdict), context_(unit_, instances), region_(unit_, instances) {}

  std::optional<Verdict> run() {
    const SourceSpan &place = body_[copies_.loop.loop].keyword;
    if (const auto &limit = instances_.limit) return Verdict::unknown(*limit, place);
    if (instances_.writesSurfaces) return Verdict::unknown(ReasonId::surfacesNotCompared, place);
    findLoads();
    if (auto why = whyNotFollowed()) return why;
    if (auto why = whyNotTogether()) return why;
    for (const std::size_t load : loads_)
      if (auto why = whyNotLoaded(instances_.accesses[load])) return why;
    for (const std::size_t each : region_.accessesIn(body_[copies_.loop.loop].spelling.span)) {
      const AccessInstance &access = instances_.accesses[each];
      if (access.access.isVolatile)
        return Verdict::unknown({ReasonId::loadsMayNotPass, {unit_.textOf(access.span)}}, region_.placeOf(each));
      if (access.kind == AccessKind::read || access.space == MemorySpace::shared || access.space == MemorySpace::local)
        continue;
      for (const std::size_t load : loads_)
        if (auto why = whyMet(load, each)) return why;
    }
    return std::nullopt;
  }

private:
  void findLoads() {
    for (const ExpressionId part : copies_.parts)
      for (const std::size_t access : region_.accessesIn(body_[part].spelling.span))
        if (std::ranges::find(loads_, access) == loads_.end()) loads_.push_back(access);
  }

  /// An access of the text that was not come by when the kernel was followed: what it leads to is not known.
  std::optional<Verdict> whyNotFollowed() const {
    const SourceSpan &loop = body_[copies_.loop.loop].spelling.span;
    for (const access::UnfollowedCall &call : instances_.unfollowedCalls)
      if (const SourceSpan place = placeOf(call); loop.contains(place))
        return Verdict::unknown({ReasonId::loadsMayNotPass, {call.name}}, place);
    if (instances_.body != &body_) return std::nullopt; // an instantiation may leave out what it never does
    for (const Access &access : study_.index().accesses()) {
      if (!isSome(access.statement) || !isInside(body_, access.statement, copies_.loop.loop)) continue;
      const bool isElsewhere = access.space == MemorySpace::shared || access.space == MemorySpace::local;
      const SourceSpan &place = body_[access.expression].spelling.span;
      if (access.writes() ? isElsewhere : !isInParts(place)) continue;
      const bool isFollowed = std::ranges::any_of(instances_.accesses, [&](const AccessInstance &instance) {
        return instance.body == &body_ && instance.access.expression == access.expression;
      });
      if (!isFollowed) return Verdict::unknown({ReasonId::accessNotFollowed, {unit_.textOf(place)}}, place);
    }
    return std::nullopt;
  }

  bool isInParts(const SourceSpan &place) const {
    return std::ranges::any_of(copies_.parts,
                               [&](ExpressionId part) { return body_[part].spelling.span.contains(place); });
  }

  SourceSpan placeOf(const access::UnfollowedCall &call) const {
    if (call.place.calls.empty()) return (*call.reason.body)[call.reason.expression].spelling.span;
    const access::CallSite &site = call.place.calls.front();
    return (*site.body)[site.call].spelling.span;
  }

  /// Threads that do not come to the barrier together might be in different iterations, or past the loop.
  std::optional<Verdict> whyNotTogether() const {
    const SourceSpan &barrier = body_[body_[copies_.barrier].expression].spelling.span;
    bool isFound = false;
    for (const dependence::BarrierFinding &finding : dependence::findBarriers(unit_, instances_)) {
      if (finding.span != barrier) continue;
      isFound = true;
      if (!finding.isOrderly) return Verdict::unknown({ReasonId::barrierNotUniform, {*finding.reason}}, barrier);
    }
    if (isFound || instances_.body != &body_) return std::nullopt;
    return Verdict::unknown(ReasonId::surroundingsNotFollowed, barrier);
  }

  std::optional<Verdict> whyNotLoaded(const AccessInstance &load) const {
    const std::string_view text = unit_.textOf(load.span);
    const auto refused = [&](ReasonId why) {
      return Verdict::unknown({ReasonId::valueNotComputedEarlier, {text, dependence::Reason(why, {text})}}, load.span);
    };
    if (load.space == MemorySpace::shared || load.space == MemorySpace::local || load.kind != AccessKind::read)
      return refused(ReasonId::isInChangingMemory);
    if (load.space == MemorySpace::constant || load.space == MemorySpace::texture) return std::nullopt;
    const bool isKnown =
        load.space == MemorySpace::global && load.array && !access::isMadePointer(instances_[*load.array]);
    return isKnown ? std::nullopt : std::optional(refused(ReasonId::isInChangingMemory));
  }

  std::string nameOf(const AccessInstance &access) const {
    return access.array ? instances_[*access.array].name : std::string(unit_.textOf(access.span));
  }

  std::optional<Verdict> whyMet(std::size_t one, std::size_t other) {
    const AccessInstance &load = instances_.accesses[one];
    const AccessInstance &store = instances_.accesses[other];
    if (load.space == MemorySpace::constant) return std::nullopt;
    const SourceSpan place = region_.placeOf(other);
    for (const AccessInstance *each : {&load, &store})
      if (!each->array || instances_[*each->array].unknownBase || access::isMadePointer(instances_[*each->array]))
        return Verdict::unknown({ReasonId::loadedIsWritten, {unit_.textOf(load.span)}}, place);
    const Array &from = instances_[*load.array];
    const Array &to = instances_[*store.array];
    if (context_.isOneArray(*load.array, *store.array))
      return Verdict::unknown({ReasonId::loadedIsWritten, {unit_.textOf(load.span)}}, place);
    if (!from.isPointer && !to.isPointer) return std::nullopt; // two declarations
    if ((from.isPointer && from.isRestrict) || (to.isPointer && to.isRestrict)) return std::nullopt;
    if (auto why = whyOnePointer(from, to)) return why;
    verdict_.assumeOnce({ReasonId::doesNotOverlap, {nameOf(load), nameOf(store)}}, load.span);
    return std::nullopt;
  }

  /// A launch in the unit hands over one pointer for both.
  std::optional<Verdict> whyOnePointer(const Array &from, const Array &to) const {
    const auto isNamed = [](const Array &array) { return array.body != nullptr && isSome(array.variable); };
    if (!isNamed(from) || !isNamed(to)) return std::nullopt;
    const Launch *launch =
        findLaunchWithOnePointer(study_, (*from.body)[from.variable].nameSpan, (*to.body)[to.variable].nameSpan);
    if (launch == nullptr) return std::nullopt;
    return Verdict::illegal({ReasonId::launchPassesOnePointerTwice, {from.name, to.name}}, launch->spelling.span);
  }

  KernelStudy &study_;
  const Unit &unit_;
  const Body &body_;
  const TileCopies &copies_;
  const KernelInstances &instances_;
  Verdict &verdict_;
  dependence::RelationContext context_;
  RegionOverlap region_;
  std::vector<std::size_t> loads_; ///< accesses that are done earlier
};

} // namespace

std::optional<Verdict> whyLoadedIsWritten(KernelStudy &study, const TileCopies &copies, Verdict &verdict) {
  return judgedForLaunches(study, verdict, [&](LaunchScope scope, Verdict &rests) -> std::optional<Verdict> {
    for (const KernelInstances &instances : study.instances(scope))
      if (auto why = LoadedMemoryJudge(study, copies, instances, rests).run()) return why;
    return std::nullopt;
  });
}

} // namespace warpgrain::transform
