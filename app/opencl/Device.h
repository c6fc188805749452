// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/opencl/OpenCl.h"

#include <string>

namespace warpgrain::opencl {

struct ChosenDevice {
  api::Device device = nullptr;
  std::string name;
};

/// The variable of the environment that names a device, by a part of its name.
inline constexpr const char *deviceVariable = "WARPGRAIN_OPENCL_DEVICE";

/// Chooses a device: the first whose name has the words of the variable in it; if it is not set, a GPU, else a
/// processor, else any. Fails (tool) if there is none.
Result<ChosenDevice> chooseDevice(const OpenCl &cl);

} // namespace warpgrain::opencl
