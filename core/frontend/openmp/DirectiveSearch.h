// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

#include <string_view>

namespace warpgrain::frontend {

/// True if a text has a line `#pragma omp …` or an operator `_Pragma("omp …")`. Nothing is preprocessed: the line may
/// be one that a condition leaves out.
bool holdsOpenMp(std::string_view text);

/// The same of any file of a unit.
bool holdsOpenMp(const model::Unit &unit);

} // namespace warpgrain::frontend
