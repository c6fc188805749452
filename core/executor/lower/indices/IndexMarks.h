// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/lower/kit/SiteTable.h"

#include <llvm/IR/Module.h>
#include <llvm/Passes/PassBuilder.h>

#include <string>

namespace warpgrain::executor {

/// Marker function. Its argument is the 64-bit value of an index computation before truncation to 32 bits.
inline constexpr const char *indexMark = "wg_mark_index";

/// Registers a pass that marks the index computations that IndexSlice finds, before the optimiser can exploit that
/// signed overflow is undefined. The pass computes them in 64 bits and truncates the results to 32 bits, as devices do.
void markIndices(llvm::PassBuilder &builder, const std::string &cudaRoot);

/// Replaces each mark by a check that reports a value that does not fit into 32 bits.
void checkIndices(llvm::Module &module, SiteTable &sites);

} // namespace warpgrain::executor
