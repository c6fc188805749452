// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Body.h"
#include "core/model/Unit.h"

#include <vector>

namespace warpgrain::model {

enum class UseKind : std::uint8_t {
  read,
  write,
  readWrite, ///< compound assignment, ++, an argument the callee may change
  escape,    ///< its address is kept: anything may happen to it from here on
};

/// One place where a variable is named, and what happens to the variable there.
struct Use {
  ExpressionId expression = none<ExpressionId>; ///< the naming
  VariableId variable = none<VariableId>;
  UseKind kind = UseKind::read;
  bool isPartial = false;                    ///< an element or a member of it, not the whole
  StatementId statement = none<StatementId>; ///< the simple statement, or the loop or if whose header names it

  bool reads() const { return kind != UseKind::write || isPartial; }

  bool writes() const { return kind != UseKind::read; }
};

/// The statement each expression belongs to: for an expression in a loop's or an if's header, that
/// loop or if; for an initializer, the declaration.
std::vector<StatementId> statementsOfExpressions(const Body &body);

/// Every use of a variable in a body, in the order of the expression table (operands before what
/// they belong to). A declaration with an initializer is not a use of what it declares.
std::vector<Use> usesIn(const Body &body, const Unit &unit);

} // namespace warpgrain::model
