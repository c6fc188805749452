// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Variables.h"

#include <memory>
#include <vector>

namespace warpgrain::access {

/// Joins states, and values, that threads come to on different ways. `where`: the expression that decides between them,
/// for reasons.
class Merger {
public:
  Merger(AtomTable &atoms, const ArrayTable &arrays, const TypeRules &types, const Position &position,
         ValueMaker &values, Variables &variables)
      : atoms_(atoms), arrays_(arrays), types_(types), position_(position), values_(values), variables_(variables) {}

  /// The states come from one, and no thread is in both.
  State merge(const State &a, const State &b, model::ExpressionId where);
  /// All of several; `otherwise`, unreachable, where none of them is reached.
  State mergeAll(std::vector<State> states, const State &otherwise, model::ExpressionId where);
  /// A value that is `then` where the condition holds, else `otherwise`.
  Value chosen(const Condition &condition, const Value &then, const Value &otherwise, model::ExpressionId where);

private:
  void mergeObjects(State &out, const State &a, const State &b, const Condition &inA, model::ExpressionId where);
  void mergeArrays(State &out, const State &b, const Condition &inA, model::ExpressionId where);
  ValuePtr mergeValues(const ValuePtr &a, const ValuePtr &b, const Condition &condition, model::ExpressionId where);
  Value chosenNumber(const Condition &condition, const Form &then, const Form &otherwise, bool areUniform,
                     model::ExpressionId where);
  Value chosenPointer(const Condition &condition, const Location &a, const Location &b, model::ExpressionId where);
  Value chosenRecord(const Condition &condition, const Value &then, const Value &otherwise, bool areUniform,
                     model::ExpressionId where);
  std::shared_ptr<const std::vector<Alternative>> either(const Condition &condition, const Location &a,
                                                         const Location &b) const;

  AtomTable &atoms_;
  const ArrayTable &arrays_;
  const TypeRules &types_;
  const Position &position_;
  ValueMaker &values_;
  Variables &variables_;
};

} // namespace warpgrain::access
