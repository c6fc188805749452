// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Ids.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::transform {

/// What a text that is written holds of a statement.
enum class MarkKind : std::uint8_t {
  itself, ///< the statement, or a part of it that cannot be missing
  copy,   ///< a declaration done again where it is needed
};

/// Where a statement came to stand in a text.
struct Mark {
  model::StatementId statement = model::none<model::StatementId>;
  MarkKind kind = MarkKind::itself;
  std::uint32_t offset = 0;
};

/// Characters that no source holds.
std::string markOf(model::StatementId statement, MarkKind kind);

/// The marks in a text, in its order.
std::vector<Mark> marksIn(std::string_view text);

} // namespace warpgrain::transform
