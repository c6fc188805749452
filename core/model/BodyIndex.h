// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Accesses.h"
#include "core/model/Uses.h"

#include <map>
#include <vector>

namespace warpgrain::model {

/// What analyses ask of a body again and again, computed once. Refers to the body and the unit;
/// both must outlive it.
class BodyIndex {
public:
  BodyIndex(const Body &body, const Unit &unit);

  const Body &body() const { return body_; }

  const Unit &unit() const { return unit_; }

  const std::vector<Use> &uses() const { return uses_; }

  const std::vector<Access> &accesses() const { return accesses_; }

  /// The uses of one variable, in the order of the expression table.
  std::vector<const Use *> usesOf(VariableId variable) const;
  /// The memory access that an expression itself is, or null. Of two, the load of a pointer (see accessesAt()): right
  /// for whether it is memory, and for what is done to the element that it names; not for all that is loaded there.
  const Access *accessAt(ExpressionId expression) const;
  /// All accesses of one expression. A pointer that is loaded and handed to a library's function, as in
  /// `memset(rows[i], 0, n)`, has two: the load, then what the function does through it.
  std::vector<const Access *> accessesAt(ExpressionId expression) const;

  /// The statement an expression belongs to (statementsOfExpressions).
  StatementId statementOf(ExpressionId expression) const { return owner_[static_cast<std::size_t>(expression)]; }

  /// True if the variable is given a value anywhere but in its declaration.
  bool isReassigned(VariableId variable) const;

private:
  const Body &body_;
  const Unit &unit_;
  std::vector<StatementId> owner_;
  std::vector<Use> uses_;
  std::vector<Access> accesses_;
  std::multimap<VariableId, std::size_t> usesByVariable_;
  std::multimap<ExpressionId, std::size_t> accessesByExpression_;
};

} // namespace warpgrain::model
