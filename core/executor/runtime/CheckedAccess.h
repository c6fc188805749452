// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"
#include "core/executor/runtime/Stacks.h"

#include <cstdint>
#include <string>

namespace warpgrain::executor {

/// While it lives, accesses of this thread of the host are checked against the launch's memory, the block's shared
/// memory, the stacks, and what threads keep.
class CheckedAccess {
public:
  /// Both must outlive it. Stacks may be null. As many bytes are at BlockState::kept. Sets BlockState::ranges.
  CheckedAccess(BlockState &block, const Stacks *stacks, std::uint64_t keptBytes);
  CheckedAccess(const CheckedAccess &) = delete;
  CheckedAccess &operator=(const CheckedAccess &) = delete;
  ~CheckedAccess();
};

/// Judges all accesses of this thread of the host that wait for it.
void reportAccesses();

/// Ends the run where an access is not inside one allocation, writes what is constant, or has an address that is no
/// multiple of what it demands.
void checkAccess(const ThreadState &thread, std::uintptr_t address, std::uint64_t bytes, std::uint32_t packedKind,
                 std::uint32_t site);

/// The same for a variable of the thread's own.
void checkLocalAccess(const ThreadState &thread, std::uintptr_t address, std::uint64_t bytes, std::uintptr_t variable,
                      std::uint64_t variableBytes, std::uint32_t site);

/// For messages: "the buffer A". Of memory that begins there.
std::string nameOfMemory(const BlockState &block, std::uintptr_t begin, bool isShared);

/// The number of a pointer's state space as LLVM has it: 1 global, 3 shared, 4 constant, 5 local.
std::uint32_t memorySpace(const ThreadState &thread, std::uintptr_t address);

} // namespace warpgrain::executor
