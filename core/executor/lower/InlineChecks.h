// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"

#include <llvm/IR/IRBuilder.h>

#include <cstdint>

namespace warpgrain::executor {

/// A memory access of constant size.
struct FixedAccess {
  llvm::Value *thread = nullptr;  ///< state of the accessing thread
  llvm::Value *address = nullptr; ///< generic address
  std::uint64_t bytes = 0;
  std::uint64_t alignment = 1; ///< required alignment of the address, in bytes
  LoweredAccessKind kind = LoweredAccessKind::read;
  bool isShared = false; ///< true if the code shows that the access is to shared memory
  std::uint32_t site = 0;
};

/// Emits the condition under which an access needs no call of the check: a read of memory that nobody writes, a read of
/// a shared word that adds nothing to its record, or a write that continues the site's run of adjacent writes. Null if
/// the access always needs the call.
llvm::Value *writeNeedsNoCall(llvm::IRBuilder<> &builder, const FixedAccess &access);

} // namespace warpgrain::executor
