// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

#include <cstdint>
#include <string>

namespace warpgrain::model {

/// Returns true for a loop over the range of a class, which functions of the class drive. A loop over an array is not
/// one: it is recorded with its pointer and its condition.
bool isLoopOverClass(const Statement &statement);

/// Code that runs where no statement or expression of a body stands for it, or in an order that is not recorded:
/// destructors, the steps of a loop over a class's range, statement expressions, the names of structured bindings.
/// Each gives words that go on "This is not followed:"; empty where there is none.
std::string hiddenCodeOf(const Unit &unit, const Body &body, StatementId statement);
std::string hiddenCodeOf(const Unit &unit, const Body &body, ExpressionId expression);

/// What an `other` is that is a statement expression and does nothing but compute a value, once: its parts are recorded
/// in their order. Expression::name of other statement expressions is Clang's name of them.
constexpr const char *valueStatementExpression = "StmtExpr of a value";

/// Statement::note of a declaration whose names stand for members or elements. No code of a class runs then, unlike for
/// names that a class's get() gives.
constexpr const char *plainStructuredBinding = "a structured binding";

/// Statement::note of a loop over a list of constants in braces: begin(), end() and ++ of such a list do nothing else.
constexpr const char *loopOverConstants = "a loop over a list in braces, whose elements are not followed";

/// Whether the following count: statement expressions that compute a value alone, plain structured bindings, loops over
/// a list of constants. To whoever rewrites text they do, not to whoever asks what it does to memory.
enum class ComputedValues : std::uint8_t { counted, leftOut };

/// Of a whole body, the first that is found.
std::string hiddenCodeIn(const Unit &unit, const Body &body, ComputedValues values = ComputedValues::counted);

} // namespace warpgrain::model
