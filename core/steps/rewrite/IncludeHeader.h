// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/model/Unit.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace warpgrain::transform {

/// Adds an #include of the first of some headers, each of which is enough and named with its brackets, after the last
/// include before a use of it; no value where one of them is included there by name.
std::optional<TextEdit> includeOf(const model::Unit &unit, FileId file, std::uint32_t use,
                                  const std::vector<std::string_view> &headers);

/// The same for what declares `assert`.
std::optional<TextEdit> assertIncluded(const model::Unit &unit, FileId file, std::uint32_t use);

} // namespace warpgrain::transform
