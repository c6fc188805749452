// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/CountedCode.h"
#include "core/executor/abi/CountedOperations.h"
#include "core/executor/abi/EventGroup.h"

#include <llvm/IR/Module.h>
#include <llvm/Passes/PassBuilder.h>

#include <string>
#include <vector>

namespace warpgrain::executor {

/// Registers a pass that runs before any optimisation and marks each access of a kernel to memory that threads share,
/// and each iteration of the loops around the accesses. So the counts describe the source, not the optimised code. A
/// mark is a call with the place, the address, and the thread's iteration in every loop around it. Each piece of
/// straight-line code gets a mark, too, which counts its operations.
///
/// All arguments must live until the module is compiled. `cudaRoot` is the toolkit's folder: what code of its headers
/// does is counted at the line of the source that calls it.
void markAccesses(llvm::PassBuilder &builder, const std::string &kernel, const std::string &cudaRoot,
                  CountedCode &counted, CountedPieces &pieces);

/// Replaces the marks by code that counts pieces and logs all other events. Run it after addThreadArgument(). Returns
/// the event groups of the log.
std::vector<EventGroup> lowerMarks(llvm::Module &module);

} // namespace warpgrain::executor
