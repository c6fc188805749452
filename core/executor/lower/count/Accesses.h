// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"
#include "core/executor/lower/kit/SiteTable.h"

#include <llvm/IR/Function.h>
#include <llvm/IR/Instruction.h>

#include <cstdint>
#include <string>
#include <vector>

namespace warpgrain::executor {

/// A memory access of an instruction to memory that other threads may share.
struct FoundAccess {
  llvm::Instruction *at = nullptr;
  llvm::Value *address = nullptr; ///< a pointer or a 64-bit integer
  std::uint64_t bytes = 0;
  LoweredAccessKind kind = LoweredAccessKind::read;
  std::uint32_t alignment = 1;
};

struct FoundAccesses {
  std::vector<FoundAccess> accesses;      ///< in the order of the code
  std::vector<std::string> notUnderstood; ///< sentences about other code that accesses memory
};

/// Finds the accesses in unoptimised code. Omits accesses to variables that are provably thread-local.
FoundAccesses findAccesses(llvm::Function &kernel, const SiteTable &sites);

/// Returns the source location of an access: that of p for `*p = v`, of a for `atomicAdd(&a[i], 1)`, and of the call
/// for `get(a, i) = v`.
const llvm::DILocation *writtenAt(const FoundAccess &access, const SiteTable &sites);

/// True if an address is inside a thread-local variable.
bool isOwn(const llvm::Value *address);

} // namespace warpgrain::executor
