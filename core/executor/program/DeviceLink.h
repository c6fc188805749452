// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/DeviceProgram.h"

namespace warpgrain::executor {

/// True if the device code of one source uses a definition of another source.
bool needLinking(const std::vector<DeviceCode> &code);

/// Renames kernels, and variables that are internal to their sources, so that their names are unique across all
/// sources. Returns the new names.
std::map<DeviceName, std::string> tellApart(std::vector<DeviceCode> &code);

/// Links the device code of all sources into one module. Fails (input) if two sources define the same symbol.
Result<std::unique_ptr<llvm::Module>> linkDeviceCode(std::vector<DeviceCode> code);

} // namespace warpgrain::executor
