// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

namespace warpgrain::access {

// The steps of Location::path: the name of a member, or "[3]", an element of a member that is an array.

inline bool isElement(const std::string &step) {
  return step.starts_with('[');
}

inline std::string elementStep(std::int64_t index) {
  return "[" + std::to_string(index) + "]";
}

/// Precondition: isElement(step).
inline std::int64_t elementIndex(const std::string &step) {
  return std::stoll(step.substr(1));
}

} // namespace warpgrain::access
