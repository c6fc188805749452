// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Numbers.h"
#include "core/access/symbolic/Places.h"

namespace warpgrain::access {

/// The operators of C++ that combine two values: of integers as Numbers computes them, of pointers, of all else. Has no
/// state of its own.
class Operators {
public:
  Operators(AtomTable &atoms, const ArrayTable &arrays, const TypeRules &types, ValueMaker &values, Numbers &numbers,
            const Places &places)
      : atoms_(atoms), arrays_(arrays), types_(types), values_(values), numbers_(numbers), places_(places) {}

  /// `type`: of the result. Precondition: an operator of arithmetic.
  Value binary(const State &state, model::ExpressionId id, model::Operator op, const Value &left, const Value &right,
               model::TypeId leftType, model::TypeId rightType, model::TypeId type);
  /// Precondition: a comparison operator.
  Condition comparison(const State &state, model::ExpressionId id, model::Operator op, const Value &left,
                       const Value &right, model::TypeId leftType, model::TypeId rightType);

private:
  Value pointerArithmetic(model::ExpressionId id, const Value &pointer, const Form &offset, bool isMinus,
                          model::TypeId type);
  Value pointerDifference(model::ExpressionId id, const Value &left, const Value &right, model::TypeId type);
  bool leadToOneArray(const Value &left, const Value &right) const;

  AtomTable &atoms_;
  const ArrayTable &arrays_;
  const TypeRules &types_;
  ValueMaker &values_;
  Numbers &numbers_;
  const Places &places_;
};

} // namespace warpgrain::access
