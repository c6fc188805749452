// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <expected>
#include <string>
#include <utility>

namespace warpgrain::access {

/// A value, or the reason why it is not known: a clause for the user, without capital letter and full stop.
template <typename T>
using Fact = std::expected<T, std::string>;

inline std::unexpected<std::string> notKnown(std::string reason) {
  return std::unexpected(std::move(reason));
}

} // namespace warpgrain::access
