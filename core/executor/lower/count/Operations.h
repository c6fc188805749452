// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/CountedOperations.h"
#include "core/executor/lower/kit/SiteTable.h"

#include <llvm/IR/BasicBlock.h>
#include <llvm/IR/InstrTypes.h>

#include <array>
#include <vector>

namespace warpgrain::executor {

/// How many operations of each kind, by execute::OperationKind.
using OperationNumbers = std::array<std::uint64_t, execute::operationKinds>;

/// What a block of code that is not optimised does, by the lines that a person wrote.
std::vector<CountedOperations> operationsOf(const llvm::BasicBlock &block, const SiteTable &sites);

/// What a call of a function does that is not taken in: an intrinsic, one of libdevice, inline assembly.
OperationNumbers operationsOfCall(const llvm::CallBase &call);

/// The kind of arithmetic on values of a type; vectors by their elements.
execute::OperationKind arithmeticOf(const llvm::Type &type);

} // namespace warpgrain::executor
