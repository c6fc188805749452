// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/UnnamedUse.h"

#include "core/model/Walk.h"
#include "core/steps/rewrite/KeptAddress.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;

namespace {

class UnnamedUseFinder {
public:
  UnnamedUseFinder(const BodyIndex &index, VariableId id, StatementId within)
      : index_(index), body_(index.body()), unit_(index.unit()), id_(id), within_(within) {}

  std::optional<UnnamedUse> run() const {
    const Variable &variable = body_[id_];
    if (!variable.isPerThread() || isOfKind(id_, TypeKind::array)) return std::nullopt;
    std::optional<UnnamedUse> out;
    for (const Use *use : index_.usesOf(id_)) {
      if (use->kind != UseKind::escape || (isHeldByLambda(body_, *use) && !isHeldByReference(*use))) continue;
      if (!usesHolder()) return std::nullopt;
      const bool writes = isHeldByLambda(body_, *use) ? lambdaWrites(body_[use->expression].parent) : true;
      if (!out || writes) out = {.escape = use, .writes = writes};
    }
    return out;
  }

private:
  bool isOfKind(VariableId id, TypeKind kind) const {
    const TypeId type = body_[id].type;
    return isSome(type) && unit_[type].kind == kind;
  }

  bool isHeldByReference(const Use &use) const {
    const Expression &lambda = body_[body_[use.expression].parent];
    const auto at = std::ranges::find(lambda.operands, use.expression) - lambda.operands.begin();
    const auto &byReference = lambda.callee.byReference;
    return static_cast<std::size_t>(at) >= byReference.size() || byReference[static_cast<std::size_t>(at)];
  }

  bool mayHoldAddress(TypeId id, int depth = 0) const {
    if (!isSome(id)) return true;
    const Type &type = unit_[id];
    if (type.kind == TypeKind::array) return mayHoldAddress(type.element, depth);
    if (type.kind != TypeKind::record)
      return type.kind != TypeKind::integer && type.kind != TypeKind::floating && type.kind != TypeKind::boolean;
    constexpr int deepest = 8;
    const bool isPlain = !type.isDerived && !type.fields.empty() && !type.name.contains("(lambda") && depth < deepest;
    return !isPlain ||
           std::ranges::any_of(type.fields, [&](const Field &field) { return mayHoldAddress(field.type, depth + 1); });
  }

  /// True if the statement names anything that may hold the address: a lambda or another object, a reference, a pointer
  /// that is no parameter.
  bool usesHolder() const {
    return std::ranges::any_of(index_.uses(), [this](const Use &use) {
      if (!isSome(use.statement) || !isInside(body_, use.statement, within_)) return false;
      const Variable &holder = body_[use.variable];
      if (use.variable == id_ || !holder.isPerThread() || !isSome(holder.type)) return false;
      const bool isGiven = holder.space == VariableSpace::parameter && !index_.isReassigned(use.variable);
      return !isGiven && mayHoldAddress(holder.type);
    });
  }

  /// True if the body of a lambda changes the variable, or hands it on, or is not known.
  bool lambdaWrites(ExpressionId lambda) const {
    const SourceSpan &span = body_[lambda].spelling.span;
    const auto function = std::ranges::find_if(
        unit_.functions, [&](const Function &each) { return isSome(each.body.root) && span.contains(each.bodySpan); });
    if (function == unit_.functions.end()) return true;
    return std::ranges::any_of(unit_.functions, [&](const Function &each) {
      return isSome(each.body.root) && span.contains(each.bodySpan) && writesIn(each.body);
    });
  }

  bool writesIn(const Body &body) const {
    const SourceSpan &name = body_[id_].nameSpan;
    return std::ranges::any_of(usesIn(body, unit_),
                               [&](const Use &use) { return use.writes() && body[use.variable].nameSpan == name; });
  }

  const BodyIndex &index_;
  const Body &body_;
  const Unit &unit_;
  VariableId id_;
  StatementId within_;
};

} // namespace

std::optional<UnnamedUse> unnamedUseIn(const BodyIndex &index, VariableId id, StatementId within) {
  return UnnamedUseFinder(index, id, within).run();
}

} // namespace warpgrain::transform
