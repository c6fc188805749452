// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

namespace warpgrain::estimate {

/// True if a statement loads into a local variable that nothing reads in the rest of an iteration, and that the next
/// one reads: the iteration of the innermost loop around that holds a barrier. What is loaded for the next tile, while
/// one is used, is so.
bool isLoadedAhead(const model::Unit &unit, const model::Body &body, model::StatementId statement);

} // namespace warpgrain::estimate
