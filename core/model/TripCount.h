// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Body.h"
#include "core/model/Unit.h"

#include <cstdint>
#include <optional>

namespace warpgrain::model {

/// The comparison with its sides exchanged: `a < b` is `b > a`. Other operators stay as they are.
Operator mirrored(Operator op);

/// Something in a loop's body ends the loop before its condition does: a return, a goto, or a break of its own.
bool mayLeaveEarly(const Body &body, StatementId loop);

/// How often a counting loop runs, `for (int k = 0; k < 32; ++k)`, where all its numbers are constants and nothing in
/// its body changes the counter or leaves it early; 0 where it does not run at all.
std::optional<std::int64_t> constantTripCount(const Body &body, const Unit &unit, StatementId loop);

} // namespace warpgrain::model
