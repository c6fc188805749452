// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Ids.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::transform {

/// What the text after a mark is.
enum class MarkKind : std::uint8_t {
  itself, ///< the statement, or an essential part of it
  copy,   ///< a declaration that is repeated where it is needed
};

/// Position of a statement in an emitted text.
struct Mark {
  model::StatementId statement = model::none<model::StatementId>;
  MarkKind kind = MarkKind::itself;
  std::uint32_t offset = 0;
};

/// Returns the text of a mark, which consists of characters that no source contains.
std::string markOf(model::StatementId statement, MarkKind kind);

/// Returns the marks in a text, in the order of the text.
std::vector<Mark> marksIn(std::string_view text);

} // namespace warpgrain::transform
