// SPDX-License-Identifier: Apache-2.0
#include "core/steps/memory/staging/BlockReach.h"

#include "core/model/Walk.h"

#include <string>

namespace warpgrain::transform {

using namespace model;
using dependence::Effects;
using dependence::ReasonId;
using dependence::ThreadVariance;
using dependence::Trait;
using dependence::Verdict;

namespace {

class ReachJudge {
public:
  ReachJudge(KernelStudy &study, StatementId statement, const Extents &block)
      : study_(study), index_(study.index()), body_(index_.body()), statement_(statement), block_(block) {}

  std::optional<Verdict> run() {
    const Effects effects = study_.effects().ofStatement(index_, body_.root);
    for (const Trait trait : {Trait::gotoJump, Trait::unknownStatement})
      if (effects.has(trait)) return Verdict::unknown(ReasonId::jumpMayPassTile, effects.place(trait).span);
    for (const Axis axis : allAxes)
      if (*block_[axis] > 1)
        if (auto why = whyNotAlong(study_.variance(axis))) return why;
    return std::nullopt;
  }

private:
  std::optional<Verdict> whyNotAlong(const ThreadVariance &variance) const {
    const std::string letter(1, letterOf(variance.axis()));
    if (variance.isDivergentWithin(statement_, body_.root))
      return Verdict::illegal({ReasonId::tileReachedBySome, {letter}}, divergentAround(variance));
    for (std::size_t i = 0; i < body_.statements.size(); ++i)
      if (const StatementId id{static_cast<std::uint32_t>(i)}; mayLeaveBefore(id, variance))
        return Verdict::illegal(ReasonId::returnBeforeTile, body_[id].keyword);
    return std::nullopt;
  }

  SourceSpan divergentAround(const ThreadVariance &variance) const {
    for (StatementId at = body_[statement_].parent; isSome(at); at = body_[at].parent)
      if (variance.controlVaries(at) || variance.hasVaryingJump(at)) return body_[at].keyword;
    return body_[statement_].keyword;
  }

  /// A return that some threads only take, unless it comes after the outermost statement that holds this one.
  bool mayLeaveBefore(StatementId id, const ThreadVariance &variance) const {
    if (body_[id].kind != StatementKind::returnFrom || !variance.isDivergentWithin(id, body_.root)) return false;
    StatementId outermost = statement_;
    while (isSome(body_[outermost].parent) && body_[outermost].parent != body_.root)
      outermost = body_[outermost].parent;
    const SourceSpan &span = body_[outermost].spelling.span;
    return body_[id].spelling.span.begin < (outermost == statement_ ? span.begin : span.end);
  }

  KernelStudy &study_;
  const BodyIndex &index_;
  const Body &body_;
  StatementId statement_;
  const Extents &block_;
};

} // namespace

std::optional<Verdict> whyNotReachedTogether(KernelStudy &study, StatementId statement, const Extents &block) {
  return ReachJudge(study, statement, block).run();
}

std::optional<Verdict> whyNotRoundTogether(KernelStudy &study, const CountingLoop &loop, const Extents &block) {
  for (const Axis axis : allAxes) {
    if (*block[axis] <= 1) continue;
    const ThreadVariance &variance = study.variance(axis);
    if (variance.varies(loop.counter) || variance.controlVaries(loop.loop) || variance.hasVaryingJump(loop.loop))
      return Verdict::illegal({ReasonId::tileLoopDivergent, {letterOf(axis)}}, study.kernel().body[loop.loop].keyword);
  }
  return std::nullopt;
}

} // namespace warpgrain::transform
