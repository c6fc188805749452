// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/protocol/Request.h"

#include <filesystem>
#include <string>

namespace warpgrain::opencl {

/// The options for OpenCL's compiler: of the source's flags macros, include folders and those of OpenCL itself (-cl-…).
/// Texts of other files that replace those on disk are written to `headers`, which is searched first. Fails (input) if
/// they cannot be.
Result<std::string> buildOptions(const run::DeviceSource &source, const std::filesystem::path &headers);

} // namespace warpgrain::opencl
