// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/effects/ThreadVariance.h"
#include "core/model/BodyIndex.h"

#include <optional>

namespace warpgrain::transform {

/// A loop whose header alone says how often it goes round, whatever its body sees in memory: it tests and steps
/// integers of the thread's own that nothing else changes, and nothing else ends it. It waits for nobody.
bool endsByItsHeader(const model::BodyIndex &index, model::StatementId loop);

/// The counter of a `for` loop that is the same for all threads in this loop, and is told to differ between them only
/// because the variable holds other values elsewhere: what varies is known of variables as a whole.
std::optional<model::VariableId> reusedCounter(const model::BodyIndex &index,
                                               const dependence::ThreadVariance &variance, model::StatementId loop);

} // namespace warpgrain::transform
