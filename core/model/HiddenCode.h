// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/HiddenKind.h"
#include "core/model/Unit.h"

#include <cstdint>
#include <optional>
#include <string>

namespace warpgrain::model {

/// Returns true for a loop over the range of a class, which functions of the class drive. A loop over an array is not
/// one: it is recorded with its pointer and its condition.
bool isLoopOverClass(const Statement &statement);

/// Code that runs where no statement or expression of a body stands for it, or in an order that is not recorded.
struct HiddenCode {
  HiddenKind kind = HiddenKind::statement;
  std::string name = {}; ///< of a destructor: the variable or the type; of what is not recorded: Clang's name of it

  friend bool operator==(const HiddenCode &, const HiddenCode &) = default;
};

/// Returns the hidden code of a statement or an expression, without that of what is nested in it.
std::optional<HiddenCode> hiddenCodeOf(const Unit &unit, const Body &body, StatementId statement);
std::optional<HiddenCode> hiddenCodeOf(const Unit &unit, const Body &body, ExpressionId expression);

/// Whether code counts that does nothing to memory: statement expressions that compute a value alone, plain structured
/// bindings, loops over a list of constants. It does for a rewrite of the text.
enum class ComputedValues : std::uint8_t { counted, leftOut };

/// Returns the first hidden code of a whole body.
std::optional<HiddenCode> hiddenCodeIn(const Unit &unit, const Body &body,
                                       ComputedValues values = ComputedValues::counted);

} // namespace warpgrain::model
