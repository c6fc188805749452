// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

namespace warpgrain::estimate {

/// How many iterations of a loop nvcc is expected to write one after the other.
///
/// A pragma says it. Loops with a constant number of iterations are written out whole where that makes no more than
/// some hundred instructions. Other loops are written out four times, unless there is a barrier in them.
double expectedUnrolling(const model::Unit &unit, const model::Body &body, model::StatementId loop);

/// True if a loop is expected to be written out whole.
bool isWrittenOut(const model::Unit &unit, const model::Body &body, model::StatementId loop);

/// True if a barrier for the threads of a block stands in a statement.
bool holdsBarrier(const model::Unit &unit, const model::Body &body, model::StatementId statement);

} // namespace warpgrain::estimate
