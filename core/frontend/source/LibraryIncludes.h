// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace warpgrain::frontend {

/// The `#include <...>` lines that a source begins with, up to the last one of CUDA's template libraries (CUB, Thrust,
/// libcu++); empty if there is none of these. Only comments and blank lines may stand between them: whatever else comes
/// first may change what the headers declare. Each line ends with a line break.
std::string libraryIncludes(std::string_view source);

} // namespace warpgrain::frontend
