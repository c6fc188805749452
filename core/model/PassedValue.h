// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/BodyIndex.h"

#include <optional>

namespace warpgrain::model {

/// What an argument of a launch leads to.
struct PassedValue {
  ExpressionId expression = none<ExpressionId>; ///< without casts, and behind variables that never change
  ExpressionId named = none<ExpressionId>;      ///< what a message names it by
  bool isEarlier = false;           ///< a variable was declared with the expression: it was evaluated before the launch
  std::optional<SourceSpan> global; ///< the name of the global variable that begins there
};

/// Looks through casts, copies of records, `&x[0]`, members of lists, and variables that are declared with a value and
/// never change: all lead to where that value leads.
PassedValue passedValue(const BodyIndex &launcher, ExpressionId argument);

/// True if two arguments of one launch have one value.
bool areOneValue(const BodyIndex &launcher, const PassedValue &left, const PassedValue &right);

/// True for `{a, b}` that gives each member of a record without base classes its value.
bool isListOfMembers(const Unit &unit, const Expression &e);

} // namespace warpgrain::model
