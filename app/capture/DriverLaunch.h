// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/capture/Device.h"
#include "core/base/Error.h"

#include <array>
#include <cuda.h>
#include <cupti_callbacks.h>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::capture {

/// A launch that the program asks the driver for.
struct DriverLaunch {
  std::string symbol;
  CUfunction kernel = nullptr;
  std::array<std::uint32_t, 3> grid{};
  std::array<std::uint32_t, 3> block{};
  std::uint32_t sharedBytes = 0;
  CUstream stream = nullptr;
  bool cooperative = false;
  std::optional<std::array<std::uint32_t, 3>> cluster;
  void **parameters = nullptr; ///< the addresses of the values, or
  void **extra = nullptr;      ///< all values in one block
};

/// The calls that launch a kernel.
std::vector<CUpti_CallbackId> launchCalls();

/// The launch that one of these calls asks for; nullopt where the call is none of them.
std::optional<DriverLaunch> launchOf(CUpti_CallbackId call, const CUpti_CallbackData &data);

/// The values of the arguments, each as the device sees it.
Result<std::vector<std::vector<std::byte>>> argumentsOf(const DriverLaunch &launch, const Device &device);

} // namespace warpgrain::capture
