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

/// Before anything of a module is optimised, marks each access of a kernel to memory that threads share, and each
/// iteration of the loops around them: what the source says is counted, whatever optimisers make of it. A mark is a
/// call that says which place it is, the address, the bytes, and in which iteration of every loop around it the thread
/// is. Each piece of straight code gets a mark too, for its operations.
///
/// All of them must live until the module is compiled. `cudaRoot` is the toolkit's folder: what its headers do is
/// counted where a person calls them.
void markAccesses(llvm::PassBuilder &builder, const std::string &kernel, const std::string &cudaRoot,
                  CountedCode &counted, CountedPieces &pieces);

/// Makes code of the marks that counts pieces and logs the rest, after functions have got the thread's state. The
/// groups that a log is made of.
std::vector<EventGroup> lowerMarks(llvm::Module &module);

} // namespace warpgrain::executor
