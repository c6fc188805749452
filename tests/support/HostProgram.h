// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/base/Subprocess.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::tests {

/// Turns CUDA text into C++ for the header in hostcuda/: launches become calls, shared memory
/// becomes static. Covers what the examples and the generated kernels use; it is not a compiler.
std::string toHostProgram(std::string_view cuda);

/// Compiles CUDA text as a host program with g++ and runs it. A compile error is an error with the
/// compiler's words.
Result<SubprocessOutcome> runOnHost(std::string_view cuda, const std::filesystem::path &folder, const std::string &name,
                                    const std::vector<std::string> &arguments = {});

} // namespace warpgrain::tests
