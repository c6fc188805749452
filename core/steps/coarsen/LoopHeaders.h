// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/BodyIndex.h"

namespace warpgrain::transform {

/// A loop whose header alone says how often it goes round, whatever its body sees in memory: it tests and steps
/// integers of the thread's own that nothing else changes, and nothing else ends it. It waits for nobody.
bool endsByItsHeader(const model::BodyIndex &index, model::StatementId loop);

} // namespace warpgrain::transform
