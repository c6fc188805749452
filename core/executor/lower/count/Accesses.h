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

/// An access that an instruction makes to memory which may be that of other threads too.
struct FoundAccess {
  llvm::Instruction *at = nullptr;
  llvm::Value *address = nullptr; ///< a pointer, or an integer of 64 bits
  std::uint64_t bytes = 0;
  LoweredAccessKind kind = LoweredAccessKind::read;
  std::uint32_t alignment = 1;
};

struct FoundAccesses {
  std::vector<FoundAccess> accesses;      ///< in the order of the code
  std::vector<std::string> notUnderstood; ///< sentences: what accesses memory besides
};

/// Looks through code that is not optimised. Variables of the thread's own are left out as far as the code tells.
FoundAccesses findAccesses(llvm::Function &kernel, const SiteTable &sites);

/// Where the source writes the access: of `*p = v` the place of p, of `atomicAdd(&a[i], 1)` that of a,
/// of `get(a, i) = v` that of the call.
const llvm::DILocation *writtenAt(const FoundAccess &access, const SiteTable &sites);

/// True if an address is one in a variable of the thread's own.
bool isOwn(const llvm::Value *address);

} // namespace warpgrain::executor
