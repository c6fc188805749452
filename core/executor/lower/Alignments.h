// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <llvm/IR/Module.h>

namespace warpgrain::executor {

/// Has no access demand more of its address than devices demand of any: that it is a multiple of 16 bytes (Programming
/// Guide, "Size and Alignment Requirement"). What a structure promises beyond that, sources break, CUB's shared memory
/// for one, and no device takes notice.
void relaxAlignments(llvm::Module &module);

} // namespace warpgrain::executor
