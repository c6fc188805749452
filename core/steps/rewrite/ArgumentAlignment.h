// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/model/Launch.h"
#include "core/model/Unit.h"

namespace warpgrain::transform {

/// Adds edits that move the lines of a launch's arguments which stand below the first one, as far as the edits of what
/// stands before it on its line move that. Lines that are indented otherwise stay.
void keepArgumentsAligned(const model::Unit &unit, const model::Launch &launch, TextEdits &edits);

} // namespace warpgrain::transform
