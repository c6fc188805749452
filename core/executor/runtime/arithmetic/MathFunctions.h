// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <string>

namespace warpgrain::executor {

/// Functions for arithmetic intrinsics that have no plain instructions, by their names without "llvm.nvvm.": directed
/// roundings, approximations, byte permutations. Arguments and results are those of the intrinsics.
const std::map<std::string, void *, std::less<>> &mathFunctions();

} // namespace warpgrain::executor
