// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/regions/Waits.h"

#include "core/access/facts/requests/LibraryOperands.h"
#include "core/model/InlineAssembly.h"
#include "core/model/Walk.h"
#include "core/steps/coarsen/regions/MovingLooks.h"
#include "core/steps/coarsen/regions/Retries.h"
#include "core/steps/coarsen/regions/SeenValues.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace warpgrain::transform {

using namespace model;

namespace {

/// True for a jump that leaves a loop, or goes on with it.
bool isJump(const Statement &statement) {
  switch (statement.kind) {
  case StatementKind::returnFrom:
  case StatementKind::breakOut:
  case StatementKind::continueNext:
  case StatementKind::gotoLabel:
    return true;
  case StatementKind::inlineAssembly:
    return instructionThatLeaves(statement.note).has_value();
  default:
    return false;
  }
}

bool holds(const std::vector<const Body *> &bodies, const Body *body) {
  return std::ranges::find(bodies, body) != bodies.end();
}

/// What goes on by what is seen of other threads.
struct Places {
  std::optional<SourceSpan> wait;   ///< the first that may wait for them
  std::vector<SourceSpan> endAlone; ///< loops that go from place to place
};

enum class Waiting : std::uint8_t { never, unlessItEnds, maybe };

/// Code that may be executed again and again.
class Cycle {
public:
  Cycle(const BodyIndex &index, const Looks &looks, StatementId root)
      : index_(index), body_(index.body()), root_(root), seen_(index, looks, root) {}

  Waiting waits() {
    if (!body_[root_].isLoop()) return seen_.decideAnything() ? Waiting::maybe : Waiting::never;
    const bool skipsSome = spreadOverJumps();
    const ExpressionId condition = body_[root_].condition;
    if (!seen_.in(condition) && !endsBySeen_ && !(skipsSome && isLeft_)) return Waiting::never;
    if (!skipsSome && Retries(index_, seen_, root_).decideOnLoop()) return Waiting::never;
    return movesAllLooks(index_, seen_, root_) ? Waiting::unlessItEnds : Waiting::maybe;
  }

private:
  /// What stands behind a jump is executed or not by what decides on the jump. Returns whether a jump to the next
  /// iteration, or to a label, is decided by what is seen.
  bool spreadOverJumps() {
    bool skipsSome = false;
    bool isChanged = true;
    while (isChanged) {
      isChanged = false;
      for (const StatementId jump : statementsIn(body_, root_)) {
        if (!isJump(body_[jump])) continue;
        const bool isContinue = body_[jump].kind == StatementKind::continueNext;
        const bool hasTarget = isContinue || body_[jump].kind == StatementKind::breakOut;
        const StatementId target = hasTarget ? jumpTarget(body_, jump) : none<StatementId>;
        const bool staysInside = isSome(target) && target != root_ && isInside(body_, target, root_);
        const bool leaves = !staysInside && !(isContinue && target == root_);
        isLeft_ |= leaves;
        if (!seen_.decideOn(jump)) continue;
        endsBySeen_ |= leaves;
        skipsSome |= (isContinue && !staysInside) || body_[jump].kind == StatementKind::gotoLabel;
        if (staysInside)
          isChanged |= seen_.addAllWrittenIn(target);
        else if (isContinue)
          for (const StatementId part : body_[root_].children)
            isChanged |= seen_.addAllWrittenIn(part);
      }
    }
    return skipsSome;
  }

  const BodyIndex &index_;
  const Body &body_;
  StatementId root_;
  SeenValues seen_;
  bool isLeft_ = false;     ///< by a jump
  bool endsBySeen_ = false; ///< by a jump that what is seen decides on
};

class WaitFinder {
public:
  WaitFinder(const Unit &unit, const BodyIndex &index, OtherThreads whose)
      : unit_(unit), index_(index), body_(index.body()), looks_(index, whose) {}

  void addTo(Places &places) const {
    if (!hasLook()) return;
    for (std::size_t i = 0; i < body_.statements.size(); ++i)
      if (const StatementId id{static_cast<std::uint32_t>(i)}; body_[id].isLoop())
        add(body_[id].keyword, Cycle(index_, looks_, id).waits(), places);
    const auto back = jumpBackwards();
    if (back || callsItself())
      add(back ? *back : body_[body_.root].spelling.span, Cycle(index_, looks_, body_.root).waits(), places);
  }

private:
  static void add(const SourceSpan &span, Waiting waiting, Places &places) {
    if (waiting == Waiting::maybe && !places.wait) places.wait = span;
    if (waiting == Waiting::unlessItEnds && std::ranges::find(places.endAlone, span) == places.endAlone.end())
      places.endAlone.push_back(span);
  }

  bool hasLook() const {
    for (std::size_t i = 0; i < body_.expressions.size(); ++i)
      if (const ExpressionId id{static_cast<std::uint32_t>(i)}; looks_.isLook(id) || looks_.keepsLoadsApart(id))
        return true;
    return std::ranges::any_of(body_.statements,
                               [](const Statement &each) { return each.kind == StatementKind::inlineAssembly; });
  }

  std::optional<SourceSpan> jumpBackwards() const {
    std::optional<SourceSpan> label;
    for (const StatementId id : statementsIn(body_, body_.root)) {
      const Statement &each = body_[id];
      if (each.kind == StatementKind::label && !label) label = each.spelling.span;
      const bool isJump = each.kind == StatementKind::gotoLabel ||
                          (each.kind == StatementKind::inlineAssembly && instructionThatLeaves(each.note));
      if (isJump && label && label->begin <= each.spelling.span.begin) return each.spelling.span;
    }
    return std::nullopt;
  }

  bool callsItself() const {
    return std::ranges::any_of(body_.expressions, [this](const Expression &e) {
      if (e.kind != ExpressionKind::call && e.kind != ExpressionKind::construct) return false;
      const Body *called = access::bodyOf(unit_, e.callee);
      return called != nullptr && holds(access::bodiesReachedFrom(unit_, *called), &body_);
    });
  }

  const Unit &unit_;
  const BodyIndex &index_;
  const Body &body_;
  Looks looks_;
};

Places placesIn(const Unit &unit, const Function &kernel, OtherThreads whose) {
  std::vector<const Body *> bodies = access::bodiesReachedFrom(unit, kernel.body);
  for (const Instance &instance : kernel.instances)
    if (isSome(instance.body.root))
      for (const Body *body : access::bodiesReachedFrom(unit, instance.body))
        if (!holds(bodies, body)) bodies.push_back(body);
  Places places;
  for (const Body *body : bodies)
    WaitFinder(unit, BodyIndex(*body, unit), whose).addTo(places);
  return places;
}

} // namespace

std::optional<SourceSpan> findWait(const Unit &unit, const Function &kernel, OtherThreads whose) {
  return placesIn(unit, kernel, whose).wait;
}

void assumeLoopsEnd(const Unit &unit, const Function &kernel, OtherThreads whose, dependence::Verdict &verdict) {
  for (const SourceSpan &loop : placesIn(unit, kernel, whose).endAlone)
    verdict.assume(dependence::ReasonId::loopEndsAlone, loop);
}

} // namespace warpgrain::transform
