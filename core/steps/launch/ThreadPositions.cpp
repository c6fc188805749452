// SPDX-License-Identifier: Apache-2.0
#include "core/model/Walk.h"
#include "core/steps/coarsen/regions/Waits.h"
#include "core/steps/launch/LaunchShape.h"
#include "core/steps/launch/Togetherness.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace warpgrain::transform {

using namespace model;
using dependence::Effects;
using dependence::ReasonId;
using dependence::Trait;
using dependence::Verdict;

namespace {

/// Looks for uses of a thread's place within its block in one body.
class PositionChecker {
public:
  PositionChecker(const Unit &unit, const Body &body, const std::array<bool, 3> &changed)
      : unit_(unit), body_(body), changed_(changed) {}

  std::optional<Verdict> run() const {
    for (const Variable &variable : body_.variables)
      if (variable.isShared())
        return Verdict::illegal({ReasonId::sharedMemoryOfBlock, {variable.name}}, variable.nameSpan);
    for (const Statement &statement : body_.statements)
      if (statement.kind == StatementKind::inlineAssembly)
        return Verdict::unknown(ReasonId::assemblyMayReadThread, statement.spelling.span);
    for (std::size_t i = 0; i < body_.expressions.size(); ++i) {
      const ExpressionId id{static_cast<std::uint32_t>(i)};
      const Expression &e = body_[id];
      if (e.kind != ExpressionKind::builtinIndex) continue;
      if (!e.axis) return Verdict::unknown(ReasonId::builtinVariableUsedWhole, e.spelling.span);
      if (changed_[indexOf(*e.axis)] && !isInPosition(id)) return refuse(e);
    }
    return std::nullopt;
  }

private:
  Verdict refuse(const Expression &e) const {
    const std::string axis(1, letterOf(*e.axis));
    return Verdict::illegal({ReasonId::indexReadElsewhere, {unit_.dialect->indexName(e.builtin), axis}},
                            e.spelling.span);
  }

  bool isBinary(ExpressionId id, Operator op) const {
    return isSome(id) && body_[id].kind == ExpressionKind::binary && body_[id].op == op;
  }

  /// A cast that keeps every place in a grid as it is.
  bool isKeepingCast(ExpressionId id) const {
    if (!isSome(id) || body_[id].kind != ExpressionKind::cast || !isSome(body_[id].type)) return false;
    const Type &type = unit_[body_[id].type];
    return type.kind == TypeKind::integer && type.sizeBytes >= 4;
  }

  ExpressionId withCasts(ExpressionId id) const {
    while (isKeepingCast(body_[id].parent))
      id = body_[id].parent;
    return id;
  }

  ExpressionId withoutCasts(ExpressionId id) const {
    while (isKeepingCast(id) && body_[id].operands.size() == 1)
      id = body_[id].operands.front();
    return id;
  }

  bool isBuiltin(ExpressionId id, BuiltinIndex builtin, Axis axis) const {
    const Expression &e = body_[withoutCasts(id)];
    return e.kind == ExpressionKind::builtinIndex && e.builtin == builtin && e.axis == axis;
  }

  bool isProduct(ExpressionId id, BuiltinIndex one, BuiltinIndex other, Axis axis) const {
    id = withoutCasts(id);
    if (!isBinary(id, Operator::times)) return false;
    const auto &operands = body_[id].operands;
    return (isBuiltin(operands[0], one, axis) && isBuiltin(operands[1], other, axis)) ||
           (isBuiltin(operands[0], other, axis) && isBuiltin(operands[1], one, axis));
  }

  /// The terms of a sum. A cast in the midst of it may hold a part that wraps around, so that it ends the sum.
  void addTerms(ExpressionId id, std::vector<ExpressionId> &out) const {
    if (!isBinary(id, Operator::plus)) return out.push_back(id);
    for (const ExpressionId operand : body_[id].operands)
      addTerms(operand, out);
  }

  /// True if a term stands in a sum that has as many `blockIdx * blockDim` as `threadIdx`.
  bool isBalanced(ExpressionId term, Axis axis) const {
    ExpressionId sum = term;
    while (isBinary(body_[sum].parent, Operator::plus))
      sum = body_[sum].parent;
    std::vector<ExpressionId> terms;
    addTerms(sum, terms);
    const auto threads =
        std::ranges::count_if(terms, [&](ExpressionId id) { return isBuiltin(id, BuiltinIndex::threadIdx, axis); });
    const auto blocks = std::ranges::count_if(
        terms, [&](ExpressionId id) { return isProduct(id, BuiltinIndex::blockIdx, BuiltinIndex::blockDim, axis); });
    return threads == 1 && blocks == 1;
  }

  bool isInPosition(ExpressionId id) const {
    const Expression &e = body_[id];
    const ExpressionId outer = withCasts(id);
    if (e.builtin == BuiltinIndex::threadIdx) return isBalanced(outer, *e.axis);
    const ExpressionId product = body_[outer].parent;
    if (!isBinary(product, Operator::times)) return false;
    if (isProduct(product, BuiltinIndex::gridDim, BuiltinIndex::blockDim, *e.axis)) return true;
    return isProduct(product, BuiltinIndex::blockIdx, BuiltinIndex::blockDim, *e.axis) &&
           isBalanced(withCasts(product), *e.axis);
  }

  const Unit &unit_;
  const Body &body_;
  const std::array<bool, 3> &changed_;
};

/// The kernel and the functions of the unit that it reaches, each with its instantiations.
class ReachedCode {
public:
  ReachedCode(const Unit &unit, FunctionId kernel) : unit_(unit) { add(kernel); }

  const std::set<FunctionId> &functions() const { return functions_; }

private:
  void add(FunctionId id) {
    if (!functions_.insert(id).second) return;
    addCallees(unit_[id].body);
    for (const Instance &instance : unit_[id].instances)
      addCallees(instance.body);
  }

  void addCallees(const Body &body) {
    for (const Expression &e : body.expressions)
      if (isSome(e.callee.function)) add(e.callee.function);
  }

  const Unit &unit_;
  std::set<FunctionId> functions_;
};

/// A loop that goes round until another thread has done something needs that thread to run at the same time.
std::optional<Verdict> whyWaiting(KernelStudy &study) {
  if (const auto place = findWait(study.unit(), study.kernel(), OtherThreads::any))
    return Verdict::unknown(ReasonId::loopWaitsForThreadOfBlock, *place);
  return std::nullopt;
}

} // namespace

std::optional<Verdict> whyBlocksMatter(KernelStudy &study, const std::array<bool, 3> &changed) {
  const Unit &unit = study.unit();
  if (auto why = whyTogether(study.effects().ofStatement(study.index(), study.kernel().body.root))) return why;
  for (const Instance &instance : study.kernel().instances) {
    const BodyIndex index(instance.body, unit);
    if (!isSome(instance.body.root)) continue;
    if (auto why = whyTogether(study.effects().ofStatement(index, instance.body.root))) return why;
  }
  if (auto why = whyWaiting(study)) return why;
  const ReachedCode reached(unit, study.id());
  for (const FunctionId id : reached.functions()) {
    if (auto why = PositionChecker(unit, unit[id].body, changed).run()) return why;
    for (const Instance &instance : unit[id].instances)
      if (auto why = PositionChecker(unit, instance.body, changed).run()) return why;
  }
  return std::nullopt;
}

} // namespace warpgrain::transform
