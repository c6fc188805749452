// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <expected>
#include <string>
#include <utility>

namespace warpgrain::access {

/// Something that is known, or the reason why it is not: a clause for a person, without capital and full stop.
template <typename T>
using Fact = std::expected<T, std::string>;

inline std::unexpected<std::string> notKnown(std::string reason) {
  return std::unexpected(std::move(reason));
}

} // namespace warpgrain::access
