// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/CountedOperations.h"
#include "core/executor/lower/kit/SiteTable.h"

#include <llvm/IR/BasicBlock.h>
#include <llvm/IR/InstrTypes.h>

#include <array>
#include <vector>

namespace warpgrain::executor {

/// Number of operations of each kind, indexed by run::OperationKind.
using OperationNumbers = std::array<std::uint64_t, run::operationKinds>;

/// Counts the operations of a basic block of unoptimised code, for each line of the user's source.
std::vector<CountedOperations> operationsOf(const llvm::BasicBlock &block, const SiteTable &sites);

/// Counts the operations of a call that is not inlined: an intrinsic, a libdevice function, or inline assembly.
OperationNumbers operationsOfCall(const llvm::CallBase &call);

/// Returns the kind of arithmetic on values of a type; for a vector, that of its elements.
run::OperationKind arithmeticOf(const llvm::Type &type);

} // namespace warpgrain::executor
