// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/effects/ThreadVariance.h"
#include "core/model/BodyIndex.h"

#include <optional>

namespace warpgrain::transform {

/// True if the header of a loop alone determines its trip count, independent of what its body reads from memory: it
/// tests and steps thread-local integers that nothing else changes, and nothing else ends the loop. Such a loop does
/// not wait for other threads.
bool endsByItsHeader(const model::BodyIndex &index, model::StatementId loop);

/// Returns the counter of a `for` loop if it is the same for all threads in this loop although `variance` marks it as
/// varying. Variance is a property of the whole variable, which may have other values elsewhere.
std::optional<model::VariableId> reusedCounter(const model::BodyIndex &index,
                                               const dependence::ThreadVariance &variance, model::StatementId loop);

} // namespace warpgrain::transform
