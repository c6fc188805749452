// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/BodyIndex.h"

namespace warpgrain::transform {

/// True if the header of a loop alone determines its trip count, independent of what its body reads from memory: it
/// tests and steps thread-local integers that nothing else changes, and nothing else ends the loop. Such a loop does
/// not wait for other threads.
bool endsByItsHeader(const model::BodyIndex &index, model::StatementId loop);

} // namespace warpgrain::transform
