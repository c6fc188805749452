// SPDX-License-Identifier: Apache-2.0
#include "app/runner/DeviceMemory.h"

namespace warpgrain::runner {

driver::Status DeviceMemory::take(driver::Address *block, std::uint64_t bytes) {
  if (const auto found = kept_.find(bytes); found != kept_.end()) {
    *block = found->second;
    kept_.erase(found);
    return driver::success;
  }
  const auto status = gpu_.driver().allocate(block, bytes);
  if (status != driver::outOfMemory || kept_.empty()) return status;
  giveBack();
  return gpu_.driver().allocate(block, bytes);
}

void DeviceMemory::giveBack() {
  for (const auto &[bytes, block] : kept_)
    gpu_.driver().release(block);
  kept_.clear();
}

} // namespace warpgrain::runner
