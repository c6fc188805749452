// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"
#include "core/executor/runtime/launch/Stacks.h"

#include <cstdint>
#include <string>

namespace warpgrain::executor {

/// Scope in which this host thread checks accesses against the launch's memory, the block's shared memory, the stacks,
/// and the memory at BlockState::kept. The state is thread-local: every checked access of compiled code reads it.
class CheckedAccess {
public:
  /// Sets BlockState::ranges and BlockState::runs. `stacks` may be null; `keptBytes` is the size of BlockState::kept.
  /// Block and stacks must outlive this object.
  CheckedAccess(BlockState &block, const Stacks *stacks, std::uint64_t keptBytes);
  CheckedAccess(const CheckedAccess &) = delete;
  CheckedAccess &operator=(const CheckedAccess &) = delete;
  ~CheckedAccess();
};

/// Reports all queued accesses of this host thread to the race detector.
void reportAccesses();

/// Checks an access and records it for the race detector. Ends the run if the access is not inside one allocation,
/// writes constant memory, or is misaligned. `packedForm`: AccessForm::packed.
void checkAccess(const ThreadState &thread, std::uintptr_t address, std::uint64_t bytes, std::uint32_t packedForm,
                 std::uint32_t site);

/// Checks an access to a variable of the thread. Ends the run if the access is not inside the variable.
void checkLocalAccess(const ThreadState &thread, std::uintptr_t address, std::uint64_t bytes, std::uintptr_t variable,
                      std::uint64_t variableBytes, std::uint32_t site);

/// The thread began an asynchronous copy to shared memory, which was made and recorded at once. Accesses to these bytes
/// are findings until the thread has waited for it.
void beginCopy(const ThreadState &thread, std::uintptr_t to, std::uint64_t bytes);

/// The thread's copies since its last group are a group.
void commitCopies(const ThreadState &thread);

/// The thread waits for all its groups but the last `left`; below 0: for all its copies, also those without a group.
void waitForCopies(const ThreadState &thread, std::int64_t left);

/// Name of the memory that begins at the address, for messages: "the buffer A".
std::string nameOfMemory(const BlockState &block, std::uintptr_t begin, bool isShared);

/// LLVM's number of the state space that holds the address: 1 global, 3 shared, 4 constant, 5 local.
std::uint32_t memorySpace(const ThreadState &thread, std::uintptr_t address);

} // namespace warpgrain::executor
