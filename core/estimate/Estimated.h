// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <expected>
#include <string>
#include <utility>

namespace warpgrain::estimate {

/// An estimate, or why there is none: a clause for the user, without capital letter and full stop.
template <typename T>
using Estimated = std::expected<T, std::string>;

inline std::unexpected<std::string> notEstimated(std::string reason) {
  return std::unexpected(std::move(reason));
}

} // namespace warpgrain::estimate
