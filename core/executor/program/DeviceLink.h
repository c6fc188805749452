// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/DeviceProgram.h"

namespace warpgrain::executor {

/// Whether one source's device code uses what another's defines.
bool needLinking(const std::vector<DeviceCode> &code);

/// Gives kernels, and variables that are internal to their sources, names that hold in all of them. The new names.
std::map<DeviceName, std::string> tellApart(std::vector<DeviceCode> &code);

/// One module of all. Fails (input) where two sources define the same thing.
Result<std::unique_ptr<llvm::Module>> linkDeviceCode(std::vector<DeviceCode> code);

} // namespace warpgrain::executor
