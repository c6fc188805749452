// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/model/Unit.h"

#include <cstdint>
#include <optional>

namespace warpgrain::transform {

/// Adds `#include <cassert>` after the last include before a use of it; no value where it is included there by name.
std::optional<TextEdit> assertIncluded(const model::Unit &unit, FileId file, std::uint32_t use);

} // namespace warpgrain::transform
