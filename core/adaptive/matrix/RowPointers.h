// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

namespace warpgrain::adaptive {

/// Non-zeros before each row of a whole square matrix: rows + 1 entries, the first 0, never decreasing. Every rank has
/// all of them, whoever holds the rows.
using RowPointers = std::shared_ptr<const std::vector<std::int64_t>>;

} // namespace warpgrain::adaptive
