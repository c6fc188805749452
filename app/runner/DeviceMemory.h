// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runner/Gpu.h"

#include <cstdint>
#include <map>

namespace warpgrain::runner {

/// Memory of a GPU that is kept for the next who wants as many bytes: the driver takes far longer to give some than to
/// fill it. What a block holds when it is handed out is not known.
class DeviceMemory {
public:
  explicit DeviceMemory(const Gpu &gpu) : gpu_(gpu) {}

  DeviceMemory(const DeviceMemory &) = delete;
  DeviceMemory &operator=(const DeviceMemory &) = delete;

  /// A kept block of this size, or a new one. Where the GPU has no room for it, kept blocks are given back first.
  driver::Status take(driver::Address *block, std::uint64_t bytes);

  /// Keeps a block that take() gave.
  void keep(driver::Address block, std::uint64_t bytes) { kept_.emplace(bytes, block); }

  /// Gives all kept blocks back to the driver.
  void giveBack();

private:
  const Gpu &gpu_;
  std::multimap<std::uint64_t, driver::Address> kept_; ///< by their bytes
};

} // namespace warpgrain::runner
