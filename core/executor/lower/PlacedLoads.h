// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <llvm/IR/Module.h>
#include <llvm/Passes/PassBuilder.h>

namespace warpgrain::executor {

/// Keeps the optimiser from loading in any case what the source loads under a condition only. It may, where that cannot
/// fail, and no result depends on it; but a check would see threads read what they do not, and call it a data race.
/// Passes that come later ask for it until forgetPlacedLoads().
void keepLoadsInPlace(llvm::PassBuilder &builder);
void forgetPlacedLoads(llvm::Module &module);

} // namespace warpgrain::executor
