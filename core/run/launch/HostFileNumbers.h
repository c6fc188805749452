// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/launch/SourceNumbers.h"

#include <string>

namespace warpgrain::run {

/// What the host programs beside a source pass to a kernel that they launch by its name, in a language whose launches
/// are calls with objects (OpenCL C): of the C and C++ files in its folder, the launch that tells most. All numbers of
/// a text that is not compiled are without places. Empty if no file launches the kernel, and for other languages.
SourceNumbers numbersInHostFiles(const model::Unit &unit, model::FunctionId kernel, const std::string &instance);

} // namespace warpgrain::run
