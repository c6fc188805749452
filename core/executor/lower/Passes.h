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

/// Has no access demand more of its address than devices demand of any: that it is a multiple of 16 bytes (Programming
/// Guide, "Size and Alignment Requirement"). What a structure promises beyond that, sources break, CUB's shared memory
/// for one, and no device takes notice.
void relaxAlignments(llvm::Module &module);

/// Names a list of the module's constants that are none of the source's variables, as ConstantTable, the last of which
/// is empty: tables of virtual functions and texts, which code reaches through pointers in objects.
void listConstantTables(llvm::Module &module, const std::string &name);

/// Translates inline PTX into instructions and device intrinsics. Fails (tool) with the words of the first piece that
/// has an instruction the executor does not know.
Result<void> lowerInlineAssembly(llvm::Module &module, SiteTable &sites);

/// Replaces every intrinsic of the device, and every function of its library (printf, assert, malloc), by host code or
/// by calls of the executor's own functions. Fails (tool) with the names of those that it does not know.
Result<void> lowerIntrinsics(llvm::Module &module, SiteTable &sites);

/// Through which of its parameters a kernel reads and writes, as far as accesses are checked.
PointerUses pointerUsesOf(const llvm::Function &kernel);

/// Turns __shared__ variables into places in the block's shared memory, and lays them out: static ones first, with room
/// between them that no access may access; dynamic ones all begin behind them.
Result<void> lowerSharedMemory(llvm::Module &module, LoweredKernel &kernel);

/// Gives every function that the module defines a first argument, the thread's state, and every call of such a function
/// the caller's. Attributes that say what functions do to memory are dropped, since they will read that state; so are
/// the device's calling conventions and target features.
void addThreadArgument(llvm::Module &module);

/// Keeps the threads of a warp in step at accesses to shared memory, as programs take it that were written for devices
/// before compute capability 7.0: what a thread writes there, the others of its warp find, with no barrier between.
/// Comes while shared memory is still told by its address space, and puts a call of `wg_step` where the threads of a
/// warp must have come together: before accesses, where others of another kind may lie before them.
void keepWarpsInStep(llvm::Function &kernel, SiteTable &sites);

} // namespace warpgrain::executor
