// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/BodyIndex.h"
#include "core/model/Dialect.h"

namespace warpgrain::transform {

/// Returns whether a loop may go round until another block has changed memory: it looks at volatile memory and does not
/// end by itself, tests what an atomic gave back, or has no end of its own and holds such a look.
bool mayWaitForBlock(const model::Dialect &dialect, const model::BodyIndex &index, model::StatementId loop);

} // namespace warpgrain::transform
