// SPDX-License-Identifier: Apache-2.0
#include "core/steps/sync/Communication.h"

#include "core/model/Dialect.h"

#include <algorithm>
#include <array>
#include <set>

namespace warpgrain::transform {

using namespace model;
using dependence::Effects;
using dependence::ReasonArgument;
using dependence::ReasonId;
using dependence::Trait;
using dependence::Verdict;

namespace {

/// Seen outside the block, or not followed.
constexpr std::array outside{Trait::fence,           Trait::volatileAccess, Trait::clock,    Trait::report,
                             Trait::launch,          Trait::allocate,       Trait::assembly, Trait::unknownCall,
                             Trait::collective,      Trait::lambda,         Trait::gotoJump, Trait::staticLocal,
                             Trait::unknownStatement};

/// Library calls whose accesses are not recorded, or whose value depends on which threads run side by side: a barrier
/// brings them together.
class CallFinder {
public:
  explicit CallFinder(const Unit &unit) : unit_(unit) {}

  const Expression *find(const Body &body) {
    for (const Expression &e : body.expressions) {
      if (e.kind != ExpressionKind::call && e.kind != ExpressionKind::construct) continue;
      if (matters(e.callee)) return &e;
      const bool isNew = isSome(e.callee.function) && seen_.insert(e.callee.function).second;
      if (isNew && find(unit_[e.callee.function].body) != nullptr) return &e;
    }
    return nullptr;
  }

private:
  bool matters(const Callee &callee) const {
    const CallMeaning meaning = unit_.dialect->call(callee);
    return std::ranges::any_of(std::array{CallTrait::surface, CallTrait::tellsActiveLanes, CallTrait::whoeverRuns},
                               [&meaning](CallTrait trait) { return meaning.has(trait); });
  }

  const Unit &unit_;
  std::set<FunctionId> seen_;
};

Verdict mayMatter(const ReasonArgument &what, const SourceSpan &place) {
  return Verdict::unknown({ReasonId::dependsOnBarrier, {what}}, place);
}

} // namespace

std::optional<Verdict> whyBarriersMatter(KernelStudy &study) {
  const Body &body = study.kernel().body;
  const Effects effects = study.effects().ofStatement(study.index(), body.root);
  for (const Trait trait : outside)
    if (effects.has(trait)) return mayMatter(effects.place(trait).what, effects.place(trait).span);
  if (const Expression *call = CallFinder(study.unit()).find(body))
    return mayMatter(call->callee.name, call->spelling.span);
  for (const access::KernelInstances &instances : study.instances())
    for (const access::AccessInstance &access : instances.accesses)
      if (access.access.isVolatile) return mayMatter(ReasonId::aVolatileAccess, access.span);
  return std::nullopt;
}

} // namespace warpgrain::transform
