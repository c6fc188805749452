// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/UnnamedUse.h"

#include "core/model/UnnamedWrites.h"
#include "core/model/Walk.h"

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
      if (!mayBeUsedUnnamed(body_, *use)) continue;
      if (!usesHolder()) return std::nullopt;
      const bool writes = mayBeWrittenUnnamed(unit_, body_, *use);
      if (!out || writes) out = {.escape = use, .writes = writes};
    }
    return out;
  }

private:
  bool isOfKind(VariableId id, TypeKind kind) const {
    const TypeId type = body_[id].type;
    return isSome(type) && unit_[type].kind == kind;
  }

  /// True if the statement names anything that may hold the address: a lambda or another object, a reference, a pointer
  /// that is no parameter.
  bool usesHolder() const {
    return std::ranges::any_of(index_.uses(), [this](const Use &use) {
      if (!isSome(use.statement) || !isInside(body_, use.statement, within_)) return false;
      const Variable &holder = body_[use.variable];
      if (use.variable == id_ || !holder.isPerThread() || !isSome(holder.type)) return false;
      const bool isGiven = holder.space == VariableSpace::parameter && !index_.isReassigned(use.variable);
      return !isGiven && mayHoldAddress(unit_, holder.type);
    });
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
