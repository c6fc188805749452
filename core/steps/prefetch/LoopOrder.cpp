// SPDX-License-Identifier: Apache-2.0
#include "core/model/Dialect.h"
#include "core/model/Walk.h"
#include "core/steps/prefetch/PrefetchLegality.h"

#include <array>

namespace warpgrain::transform {

using namespace model;
using dependence::Effects;
using dependence::EffectsAnalysis;
using dependence::ReasonId;
using dependence::Trait;
using dependence::Verdict;

namespace {

/// What may order a thread's loads with what threads of other blocks, or others of its own, write; or may end the
/// thread. Barriers of the block and of a warp order what is done in the loop alone, which is looked at.
constexpr std::array unpassable{Trait::gridBarrier, Trait::fence,  Trait::collective, Trait::volatileAccess,
                                Trait::launch,      Trait::lambda, Trait::assembly,   Trait::unknownCall,
                                Trait::allocate,    Trait::report, Trait::clock};

class OrderJudge {
public:
  OrderJudge(const BodyIndex &index, EffectsAnalysis &effects, StatementId loop)
      : index_(index), body_(index.body()), unit_(index.unit()), effects_(effects), loop_(loop) {}

  std::optional<Verdict> run() const {
    for (const StatementId id : statementsIn(body_, loop_))
      if (auto why = whyLeft(id)) return why;
    const Effects all = effects_.ofStatement(index_, loop_);
    for (const Trait trait : {Trait::gotoJump, Trait::unknownStatement})
      if (all.has(trait)) return Verdict::unknown(ReasonId::jumpInLoop, all.place(trait).span);
    for (const Trait trait : unpassable)
      if (all.has(trait)) return refusal(all.place(trait));
    return all.has(Trait::atomic) ? whyAtomic() : std::nullopt;
  }

private:
  static Verdict refusal(const Effects::Place &place) {
    return Verdict::unknown({ReasonId::loadsMayNotPass, {place.what}}, place.span);
  }

  std::optional<Verdict> whyLeft(StatementId id) const {
    const Statement &statement = body_[id];
    switch (statement.kind) {
    case StatementKind::returnFrom:
      return Verdict::illegal(ReasonId::tileLoopLeft, statement.keyword);
    case StatementKind::breakOut:
    case StatementKind::continueNext:
      if (jumpTarget(body_, id) == loop_) return Verdict::illegal(ReasonId::tileLoopLeft, statement.keyword);
      break;
    case StatementKind::caseLabel:
      if (!isInside(body_, switchOf(id), loop_)) return Verdict::unknown(ReasonId::jumpInLoop, statement.keyword);
      break;
    case StatementKind::inlineAssembly:
      if (statement.clobbersMemory)
        return Verdict::unknown({ReasonId::loadsMayNotPass, {"asm"}}, statement.spelling.span);
      break;
    default:
      break;
    }
    return std::nullopt;
  }

  StatementId switchOf(StatementId label) const {
    StatementId at = body_[label].parent;
    while (isSome(at) && body_[at].kind != StatementKind::switchCase)
      at = body_[at].parent;
    return isSome(at) ? at : body_.root;
  }

  /// An atomic operation on shared memory is one of the block's own, whose other threads go round the loop, too.
  std::optional<Verdict> whyAtomic() const {
    for (const ExpressionId id : expressionsInStatement(body_, loop_)) {
      const Effects own = effects_.ofExpression(index_, id);
      if (!own.has(Trait::atomic)) continue;
      const Effects::Place &place = own.place(Trait::atomic);
      if (place.viaCall || !isOnShared(place.span)) return refusal(place);
    }
    return std::nullopt;
  }

  bool isOnShared(const SourceSpan &call) const {
    bool isShared = false;
    for (const Access &access : index_.accesses()) {
      const SourceSpan &place = body_[access.expression].spelling.span;
      if (access.kind != AccessKind::atomic || !call.contains(place)) continue;
      if (access.space != MemorySpace::shared) return false;
      isShared = true;
    }
    return isShared;
  }

  const BodyIndex &index_;
  const Body &body_;
  const Unit &unit_;
  EffectsAnalysis &effects_;
  StatementId loop_;
};

} // namespace

std::optional<Verdict> whyLoadsMayNotPass(const BodyIndex &index, EffectsAnalysis &effects, StatementId loop) {
  return OrderJudge(index, effects, loop).run();
}

} // namespace warpgrain::transform
