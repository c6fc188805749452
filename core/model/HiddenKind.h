// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace warpgrain::model {

/// Code that runs where no statement or expression of a body stands for it, or in an order that is not recorded.
enum class HiddenKind : std::uint8_t {
  plainBinding,             ///< a structured binding whose names stand for members or elements: no code of a class runs
  bindingByGet,             ///< a structured binding whose names are what a class's get() gives
  loopOverClass,            ///< begin(), end() and ++ of the class
  loopOverConstants,        ///< a loop over constants in braces: begin(), end() and ++ of such a list do nothing else
  declaration,              ///< a declaration of a kind that is not recorded
  statement,                ///< a statement of a kind that is not recorded
  expression,               ///< an expression that may do more than evaluate its operands
  statementExpression,      ///< its parts may run in another order than they are recorded in
  valueStatementExpression, ///< one that does nothing but compute a value, once: its parts are recorded in their order
  deletion,                 ///< delete, which runs a destructor
  destructorOfVariable,
  destructorOfTemporary,
};

} // namespace warpgrain::model
