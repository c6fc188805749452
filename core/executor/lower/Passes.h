// SPDX-License-Identifier: Apache-2.0
//
// Passes of lower(), a source file each.
#pragma once

#include "core/base/Error.h"
#include "core/executor/abi/Lowered.h"
#include "core/executor/lower/kit/SiteTable.h"

#include <llvm/IR/Function.h>
#include <llvm/IR/Module.h>

#include <string>

namespace warpgrain::executor {

/// Limits the alignment of every access to 16 bytes, the largest that devices require (Programming Guide, "Size and
/// Alignment Requirement"). Sources such as CUB's shared memory violate the larger alignments that their types declare,
/// and devices do not notice.
void relaxAlignments(llvm::Module &module);

/// Begins the variables of the device's memory at multiples of 16 bytes, so that accesses of vectors through casts are
/// aligned where their offsets are.
void alignVariables(llvm::Module &module);

/// Emits, under the given name, a list of ConstantTable entries for the module's constants that are not variables of
/// the source; an empty entry ends it. They are virtual function tables and string literals, which code reaches through
/// pointers in objects.
void listConstantTables(llvm::Module &module, const std::string &name);

/// Translates inline PTX into instructions and device intrinsics. Fails (tool) with the text of the first statement
/// that has an unknown instruction.
Result<void> lowerInlineAssembly(llvm::Module &module, SiteTable &sites);

/// Replaces every device intrinsic and device library function (printf, assert, malloc) by host code or by calls of the
/// executor's own functions. Fails (tool) with the names of the unknown ones.
Result<void> lowerIntrinsics(llvm::Module &module, SiteTable &sites);

/// Finds the parameters through which a kernel reads and writes memory, as far as its accesses are checked.
PointerUses pointerUsesOf(const llvm::Function &kernel);

/// Lays out __shared__ variables in the block's shared memory: static variables first, separated by guard gaps that no
/// access may touch, then the dynamic ones, which all begin at the same address.
Result<void> lowerSharedMemory(llvm::Module &module, LoweredKernel &kernel);

/// Adds the thread's state as first parameter to every function that the module defines, and passes it in every call.
/// Removes memory attributes of functions, since the functions will read that state, and the device's calling
/// conventions and target features.
void addThreadArgument(llvm::Module &module);

/// Keeps the threads of a warp in lockstep at accesses to shared memory, as programs for devices before compute
/// capability 7.0 assume: a thread sees what the others of its warp have written, without a barrier. Inserts a call of
/// `wg_step` where the threads of a warp must synchronize: before accesses that accesses of another kind may precede.
/// Run it while the address space still identifies shared memory.
void keepWarpsInStep(llvm::Function &kernel, SiteTable &sites);

} // namespace warpgrain::executor
