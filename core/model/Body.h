// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Expression.h"
#include "core/model/Ids.h"
#include "core/model/Statement.h"
#include "core/model/Variable.h"

#include <string>
#include <vector>

namespace warpgrain::model {

/// A member that a constructor gives a value before its body runs.
struct MemberInitializer {
  std::string member; ///< empty for a base class, and for another constructor that makes the whole object
  ExpressionId value = none<ExpressionId>;
};

/// The recorded inside of one function: plain values, no compiler behind them.
struct Body {
  Table<VariableId, Variable> variables; ///< its own and every outer one that it uses
  Table<ExpressionId, Expression> expressions;
  Table<StatementId, Statement> statements;
  StatementId root = none<StatementId>;        ///< the outermost compound; none for a declaration without body
  std::vector<MemberInitializer> initializers; ///< of a constructor, in order; their expressions are of no statement
  bool returnsReference = false;               ///< what stands after `return` is named, not read

  const Variable &operator[](VariableId id) const { return variables[id]; }

  const Expression &operator[](ExpressionId id) const { return expressions[id]; }

  const Statement &operator[](StatementId id) const { return statements[id]; }
};

} // namespace warpgrain::model
