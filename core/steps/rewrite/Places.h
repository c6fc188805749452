// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

#include <string>

namespace warpgrain::transform {

/// "line 12", for a sentence that speaks of another place than its own.
std::string lineOf(const model::Unit &unit, const SourceSpan &span);

} // namespace warpgrain::transform
