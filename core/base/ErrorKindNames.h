// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <array>
#include <string_view>

namespace warpgrain {

/// The names of kinds of errors in JSON, by their enumerators.
inline constexpr std::array<std::string_view, 7> errorKindNames{"usage", "input",     "refused", "undecided",
                                                                "tool",  "cancelled", "internal"};
static_assert(errorKindNames.size() == static_cast<std::size_t>(ErrorKind::internal) + 1);

constexpr std::string_view nameOf(ErrorKind kind) {
  return errorKindNames[static_cast<std::size_t>(kind)];
}

} // namespace warpgrain
