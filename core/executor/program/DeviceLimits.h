// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <optional>

namespace warpgrain::executor {

/// Values by cudaLimit. A program may set them and ask for them; nothing here depends on them. The runtime's mutex must
/// be held.
class DeviceLimits {
public:
  /// Nothing if there is no such limit.
  std::optional<std::size_t> find(int which) const {
    return isLimit(which) ? std::optional(values_[static_cast<std::size_t>(which)]) : std::nullopt;
  }

  /// False if there is no such limit.
  bool set(int which, std::size_t value) {
    if (!isLimit(which)) return false;
    values_[static_cast<std::size_t>(which)] = value;
    return true;
  }

private:
  static constexpr std::size_t count = 8;

  static bool isLimit(int which) { return which >= 0 && static_cast<std::size_t>(which) < count; }

  /// The first ones are the bytes of a stack, of printf's buffer and of the heap.
  std::array<std::size_t, count> values_{std::size_t{1} << 10U, std::size_t{1} << 20U, std::size_t{8} << 20U};
};

} // namespace warpgrain::executor
