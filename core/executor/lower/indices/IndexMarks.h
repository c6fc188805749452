// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/lower/kit/SiteTable.h"

#include <llvm/IR/Module.h>
#include <llvm/Passes/PassBuilder.h>

#include <string>

namespace warpgrain::executor {

/// (number): one that an index is computed from, in 64 bits, before it becomes one of 32.
inline constexpr const char *indexMark = "wg_mark_index";

/// Marks what IndexSlice finds, before an optimiser takes for granted that it does not overflow. From here on it is
/// computed as devices do: exactly, and its low 32 bits taken.
void markIndices(llvm::PassBuilder &builder, const std::string &cudaRoot);

/// Writes a look at the number in place of each mark, and what is told where 32 bits do not hold it.
void checkIndices(llvm::Module &module, SiteTable &sites);

} // namespace warpgrain::executor
