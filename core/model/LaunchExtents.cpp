// SPDX-License-Identifier: Apache-2.0
#include "core/model/LaunchExtents.h"

#include "core/model/Dialect.h"
#include "core/model/IntegerArithmetic.h"
#include "core/model/Uses.h"

#include <algorithm>

namespace warpgrain::model {

namespace {

/// Variables that name each other in a circle do not exist in valid code; the bound keeps broken
/// code from looping.
constexpr int maximumDepth = 32;

/// Follows values through one host function.
class Evaluator {
public:
  Evaluator(const Unit &unit, const Body &body) : unit_(unit), body_(body) {}

  std::optional<std::int64_t> integer(ExpressionId id, int depth = 0) const {
    if (!isSome(id) || depth > maximumDepth) return std::nullopt;
    const Expression &expression = body_[id];
    if (expression.constant) return expression.constant;
    switch (expression.kind) {
    case ExpressionKind::variable:
      return integerOf(expression.variable, depth);
    case ExpressionKind::cast:
      return isInteger(expression.type) && !expression.operands.empty()
                 ? within(expression.type, integer(expression.operands[0], depth + 1))
                 : std::nullopt;
    case ExpressionKind::binary: {
      const auto a = integer(expression.operands[0], depth + 1);
      const auto b = integer(expression.operands[1], depth + 1);
      return a && b ? within(expression.type, computed(expression.op, *a, *b)) : std::nullopt;
    }
    case ExpressionKind::member:
      if (expression.operands.empty() || expression.name.size() != 1 || expression.name < "x" || expression.name > "z")
        return std::nullopt;
      return extents(expression.operands[0], none<StatementId>, depth + 1)[static_cast<Axis>(expression.name[0] - 'x')];
    default:
      return std::nullopt;
    }
  }

  Extents extents(ExpressionId id, StatementId at, int depth = 0) const {
    if (!isSome(id) || depth > maximumDepth) return {};
    const Expression &expression = body_[id];
    const bool made = expression.kind == ExpressionKind::construct || expression.kind == ExpressionKind::initializers ||
                      (expression.kind == ExpressionKind::call &&
                       unit_.dialect->call(expression.callee).has(CallTrait::makesExtents));
    if (made && convertsWhole(expression)) return extents(expression.operands[0], at, depth + 1);
    if (made) return components(expression, depth);
    if (expression.kind == ExpressionKind::variable && !isInteger(expression.type))
      return extentsOf(expression.variable, at, depth);
    if (expression.kind == ExpressionKind::cast && !isInteger(expression.type) && !expression.operands.empty())
      return extents(expression.operands[0], at, depth + 1);
    if (isInteger(expression.type)) return Extents{{integer(id, depth + 1), 1, 1}};
    return {};
  }

private:
  const std::vector<Use> &uses() const {
    if (!uses_) uses_ = usesIn(body_, unit_);
    return *uses_;
  }

  bool isInteger(TypeId type) const {
    return isSome(type) && (unit_[type].kind == TypeKind::integer || unit_[type].kind == TypeKind::boolean);
  }

  /// The value, where its type holds it.
  std::optional<std::int64_t> within(TypeId type, std::optional<std::int64_t> value) const {
    return value && holdsNumber(unit_, type, *value) ? value : std::nullopt;
  }

  /// dim3(other) and dim3 made from a uint3: not a component but the whole.
  bool convertsWhole(const Expression &made) const {
    return made.operands.size() == 1 && isSome(made.operands[0]) && isSome(body_[made.operands[0]].type) &&
           unit_[body_[made.operands[0]].type].kind == TypeKind::record;
  }

  Extents components(const Expression &made, int depth) const {
    Extents out;
    for (const Axis axis : allAxes) {
      const std::size_t i = indexOf(axis);
      out[axis] = i < made.operands.size() ? integer(made.operands[i], depth + 1) : 1;
    }
    return out;
  }

  std::optional<std::int64_t> integerOf(VariableId id, int depth) const {
    const Variable &variable = body_[id];
    if (variable.constant) return variable.constant;
    const bool setOnce =
        variable.space == VariableSpace::local && !variable.isStatic &&
        std::ranges::none_of(uses(), [id](const Use &use) { return use.variable == id && use.writes(); });
    return setOnce ? integer(variable.initializer, depth + 1) : std::nullopt;
  }

  /// A dim3 object: its initializer, and members assigned once on the way to the launch.
  Extents extentsOf(VariableId id, StatementId at, int depth) const {
    const Variable &variable = body_[id];
    if (variable.space != VariableSpace::local || variable.isStatic) return {};
    Extents out = isSome(variable.initializer) ? extents(variable.initializer, at, depth + 1) : Extents{{1, 1, 1}};
    std::array<int, 3> assigned{};
    for (const Use &use : uses()) {
      if (use.variable != id || !use.writes()) continue;
      const auto axis = memberAssigned(use);
      if (!axis) return {};
      const Expression &assignment = body_[body_[body_[use.expression].parent].parent];
      out[*axis] = ++assigned[indexOf(*axis)] == 1 && runsBefore(use.statement, at)
                       ? integer(assignment.operands[1], depth + 1)
                       : std::nullopt;
    }
    return out;
  }

  /// The member of `v.x = …`; nothing for any other kind of write.
  std::optional<Axis> memberAssigned(const Use &use) const {
    const ExpressionId member = body_[use.expression].parent;
    if (!isSome(member) || body_[member].kind != ExpressionKind::member || body_[member].name.size() != 1)
      return std::nullopt;
    const ExpressionId assignment = body_[member].parent;
    const char letter = body_[member].name[0];
    if (!isSome(assignment) || body_[assignment].kind != ExpressionKind::assign ||
        body_[assignment].op != Operator::none || letter < 'x' || letter > 'z')
      return std::nullopt;
    return static_cast<Axis>(letter - 'x');
  }

  /// True if a statement is certainly executed before another: it stands earlier in a block around
  /// the other.
  bool runsBefore(StatementId earlier, StatementId later) const {
    if (!isSome(earlier) || !isSome(later) || body_[earlier].spelling.span.begin >= body_[later].spelling.span.begin)
      return false;
    if (canBeReachedBetween(earlier, later)) return false;
    const StatementId block = body_[earlier].parent;
    for (StatementId s = later; isSome(s); s = body_[s].parent)
      if (s == block) return true;
    return false;
  }

  /// A case or a label after the one and before (or around) the other: a jump may leave the one out.
  bool canBeReachedBetween(StatementId earlier, StatementId later) const {
    return std::ranges::any_of(body_.statements, [&](const Statement &s) {
      const bool isTarget = s.kind == StatementKind::caseLabel || s.kind == StatementKind::label;
      return isTarget && s.spelling.span.begin > body_[earlier].spelling.span.begin &&
             s.spelling.span.begin <= body_[later].spelling.span.begin;
    });
  }

  const Unit &unit_;
  const Body &body_;
  mutable std::optional<std::vector<Use>> uses_; ///< once they are asked for: finding them takes as long as the body
};

} // namespace

std::optional<std::int64_t> constantValue(const Body &body, const Unit &unit, ExpressionId expression) {
  return Evaluator(unit, body).integer(expression);
}

void evaluateExtents(const Unit &unit, Launch &launch) {
  if (!isSome(launch.launcher)) return;
  const Body &body = unit[launch.launcher].body;
  const Evaluator evaluator(unit, body);
  const StatementId at = statementsOfExpressions(body)[static_cast<std::size_t>(launch.expression)];
  launch.gridExtents = evaluator.extents(launch.grid, at);
  launch.blockExtents = evaluator.extents(launch.block, at);
  launch.sharedByteCount = isSome(launch.sharedBytes) ? evaluator.integer(launch.sharedBytes) : 0;
}

ExtentPlace extentPlace(const Body &launcher, const Unit &unit, const Launch &launch, Axis axis) {
  if (!isSome(launch.block)) return {};
  const Expression &block = launcher[launch.block];
  const bool isInteger = isSome(block.type) && unit[block.type].kind == TypeKind::integer;
  if (isInteger) return {.expression = launch.block, .isWholeBlock = true, .isComponent = false};
  if (block.kind != ExpressionKind::construct && block.kind != ExpressionKind::initializers) return {};
  const bool fromWhole = block.operands.size() == 1 && isSome(launcher[block.operands[0]].type) &&
                         unit[launcher[block.operands[0]].type].kind == TypeKind::record;
  if (fromWhole) return {};
  const std::size_t i = indexOf(axis);
  if (block.isImplicit) // an integer that became a dim3
    return {.expression = block.operands.empty() ? none<ExpressionId> : block.operands[0],
            .isWholeBlock = true,
            .isComponent = false};
  if (i >= block.operands.size() || launcher[block.operands[i]].spelling.span.empty())
    return {.expression = none<ExpressionId>, .isWholeBlock = false, .isComponent = true};
  return {.expression = block.operands[i], .isWholeBlock = false, .isComponent = true};
}

ExpressionId extentSource(const Body &launcher, const Unit &unit, const Launch &launch, Axis axis) {
  const ExtentPlace place = extentPlace(launcher, unit, launch, axis);
  if (isSome(place.expression) || !isSome(launch.block)) return place.expression;
  const Expression &block = launcher[launch.block];
  if (block.kind != ExpressionKind::variable || !isSome(launcher[block.variable].initializer))
    return none<ExpressionId>;
  const Expression &made = launcher[launcher[block.variable].initializer];
  if (made.kind != ExpressionKind::construct || indexOf(axis) >= made.operands.size()) return none<ExpressionId>;
  return made.operands[indexOf(axis)];
}

Extents commonBlockExtents(const Unit &unit, FunctionId kernel) {
  const auto launches = unit.launchesOf(kernel);
  if (launches.empty()) return {};
  Extents common = launches.front()->blockExtents;
  for (const Launch *launch : launches)
    for (const Axis axis : allAxes)
      if (common[axis] != launch->blockExtents[axis]) common[axis].reset();
  return common;
}

} // namespace warpgrain::model
