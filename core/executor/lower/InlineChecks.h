// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"

#include <llvm/IR/IRBuilder.h>

#include <cstdint>

namespace warpgrain::executor {

/// An access that is as long each time.
struct FixedAccess {
  llvm::Value *thread = nullptr;  ///< the state of the thread that makes it
  llvm::Value *address = nullptr; ///< generic
  std::uint64_t bytes = 0;
  std::uint64_t alignment = 1; ///< that the address must have
  LoweredAccessKind kind = LoweredAccessKind::read;
  bool isShared = false; ///< of shared memory, as far as the code shows it
  std::uint32_t site = 0;
};

/// Writes a condition under which the access needs no call: it goes where the place's last access went, and whoever
/// makes it needs not be known, or is known from it. Null where each one needs a call.
llvm::Value *writeNeedsNoCall(llvm::IRBuilder<> &builder, const FixedAccess &access);

} // namespace warpgrain::executor
