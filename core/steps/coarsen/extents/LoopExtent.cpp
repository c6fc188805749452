// SPDX-License-Identifier: Apache-2.0
#include "core/model/LaunchExtents.h"
#include "core/model/Uses.h"
#include "core/model/Walk.h"
#include "core/steps/coarsen/extents/Extent.h"

#include <algorithm>
#include <vector>

namespace warpgrain::transform {

using namespace model;

namespace {

class LoopExtent {
public:
  LoopExtent(const Unit &unit, const Launch &launch, const CoarsenStep &step)
      : unit_(unit), launch_(launch), step_(step), body_(unit[launch.launcher].body), uses_(usesIn(body_, unit)),
        at_(statementsOfExpressions(body_)[static_cast<std::size_t>(launch.expression)]) {}

  std::optional<std::int64_t> run() const {
    const ExpressionId extent = component(step_.ofGrid ? launch_.grid : launch_.block);
    if (!isSome(extent) || !isSome(at_)) return std::nullopt;
    const Expression &counter = body_[withoutCasts(extent)];
    if (counter.kind != ExpressionKind::variable) return std::nullopt;
    const StatementId loop = loopAround();
    return isSome(loop) ? valueTaken(loop, counter.variable) : std::nullopt;
  }

private:
  ExpressionId withoutCasts(ExpressionId id) const {
    while (body_[id].kind == ExpressionKind::cast && body_[id].operands.size() == 1)
      id = body_[id].operands[0];
    return id;
  }

  bool isInteger(ExpressionId id) const {
    return isSome(body_[id].type) && unit_[body_[id].type].kind == TypeKind::integer;
  }

  /// The expression that an axis' extent is given by.
  ExpressionId component(ExpressionId whole) const {
    if (!isSome(whole)) return none<ExpressionId>;
    const ExpressionId id = isInteger(whole) ? whole : withoutCasts(whole);
    const Expression &e = body_[id];
    if (isInteger(id)) return step_.axis == Axis::x ? id : none<ExpressionId>;
    if (e.kind == ExpressionKind::variable) return lastGiven(e.variable);
    const std::size_t axis = indexOf(step_.axis);
    const bool isMade = e.kind == ExpressionKind::construct || e.kind == ExpressionKind::initializers;
    if (!isMade || axis >= e.operands.size() || !isSome(e.operands[axis])) return none<ExpressionId>;
    if (e.operands.size() == 1 && !isInteger(e.operands[0])) return component(e.operands[0]);
    return e.operands[axis];
  }

  /// The value of the assignment to the member of a dim3 that stands right before the launch in its block: nothing
  /// else changes the object in between.
  ExpressionId lastGiven(VariableId object) const {
    const Use *last = nullptr;
    for (const Use &use : uses_)
      if (use.variable == object && use.writes() && isBefore(use) && !isOfOtherAxis(use) &&
          (last == nullptr || begin(*last) < begin(use)))
        last = &use;
    if (last == nullptr || body_[last->statement].parent != body_[at_].parent) return none<ExpressionId>;
    const ExpressionId member = body_[last->expression].parent;
    if (!isSome(member) || body_[member].kind != ExpressionKind::member) return none<ExpressionId>;
    const ExpressionId assignment = body_[member].parent;
    const bool isGiven = isSome(assignment) && body_[assignment].kind == ExpressionKind::assign &&
                         body_[assignment].op == Operator::none && body_[assignment].operands[0] == member;
    return isGiven ? body_[assignment].operands[1] : none<ExpressionId>;
  }

  std::uint32_t begin(const Use &use) const { return body_[use.statement].spelling.span.begin; }

  bool isBefore(const Use &use) const { return begin(use) < body_[at_].spelling.span.begin; }

  bool isOfOtherAxis(const Use &use) const {
    const ExpressionId member = body_[use.expression].parent;
    return isSome(member) && body_[member].kind == ExpressionKind::member && body_[member].name.size() == 1 &&
           body_[member].name[0] != letterOf(step_.axis);
  }

  /// The `for` loop whose body the launch stands in, whatever the iteration.
  StatementId loopAround() const {
    StatementId s = body_[at_].parent;
    while (isSome(s) && body_[s].kind == StatementKind::compound)
      s = body_[s].parent;
    return isSome(s) && body_[s].kind == StatementKind::forLoop ? s : none<StatementId>;
  }

  std::optional<std::int64_t> valueTaken(StatementId id, VariableId counter) const {
    const Statement &loop = body_[id];
    const bool declares = isSome(body_[counter].statement) &&
                          (body_[counter].statement == loop.initializer || body_[counter].statement == id);
    if (!declares || leaves(id)) return std::nullopt;
    bool countsDown = false;
    for (const Use &use : uses_) {
      if (use.variable != counter || !use.writes()) continue;
      const ExpressionId step = body_[use.expression].parent;
      if (step != loop.increment) return std::nullopt; // also where its address is kept
      countsDown = body_[step].kind == ExpressionKind::unary && body_[step].op == Operator::decrement;
    }
    if (const auto first = constantValue(body_, unit_, body_[counter].initializer)) return first;
    return countsDown ? lastValue(loop, counter) : std::nullopt;
  }

  /// Returns the least value of the counter for which the condition `i >= c` or `i > c` holds.
  std::optional<std::int64_t> lastValue(const Statement &loop, VariableId counter) const {
    if (!isSome(loop.condition) || body_[loop.condition].kind != ExpressionKind::binary) return std::nullopt;
    const Expression &test = body_[loop.condition];
    const Expression &tested = body_[withoutCasts(test.operands[0])];
    if (tested.kind != ExpressionKind::variable || tested.variable != counter) return std::nullopt;
    const auto end = constantValue(body_, unit_, test.operands[1]);
    if (!end || (test.op != Operator::greater && test.op != Operator::greaterEqual)) return std::nullopt;
    return test.op == Operator::greater ? *end + 1 : *end;
  }

  /// A jump that may leave an iteration, or the loop, before the launch.
  bool leaves(StatementId loop) const {
    return std::ranges::any_of(statementsIn(body_, loop), [this](StatementId s) {
      const StatementKind kind = body_[s].kind;
      return kind == StatementKind::breakOut || kind == StatementKind::continueNext ||
             kind == StatementKind::returnFrom || kind == StatementKind::gotoLabel;
    });
  }

  const Unit &unit_;
  const Launch &launch_;
  const CoarsenStep &step_;
  const Body &body_;
  std::vector<Use> uses_;
  StatementId at_;
};

} // namespace

std::optional<std::int64_t> extentTakenInLoop(const Unit &unit, const Launch &launch, const CoarsenStep &step) {
  if (!isSome(launch.launcher) || !isSome(launch.expression)) return std::nullopt;
  return LoopExtent(unit, launch, step).run();
}

} // namespace warpgrain::transform
