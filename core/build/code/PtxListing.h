// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/build/code/CodeListing.h"

#include <optional>
#include <string_view>

namespace warpgrain::build {

/// The body of a kernel in a PTX text that was compiled with line numbers (`nvcc -lineinfo`), and behind it those of
/// the functions that it calls, each below a label of its name. `.loc` directives become places (PTX ISA, "Debugging
/// Directives"); line 0 is none. nullopt: the text has no such kernel.
std::optional<CodeListing> ptxListing(std::string_view ptx, std::string_view mangledKernel);

} // namespace warpgrain::build
