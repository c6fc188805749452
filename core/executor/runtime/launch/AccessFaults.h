// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"
#include "core/executor/runtime/memory/Memory.h"

#include <cstdint>

namespace warpgrain::executor {

/// An access of compiled code.
struct Access {
  std::uintptr_t address = 0;
  std::uint64_t bytes = 0;
  LoweredAccessKind kind = LoweredAccessKind::read;
  Gaps gaps = Gaps::none;
  std::uint8_t fragment = 0; ///< AccessForm::fragment
  std::uint32_t site = 0;
};

/// Ends the run: the access does not lie in any memory of the launch.
[[noreturn]] void endOutside(const ThreadState &thread, const Access &access);

/// Ends the run: the access lies outside this memory, the one nearest to it.
[[noreturn]] void endBeside(const ThreadState &thread, const Access &access, const Allocation &memory);

/// Ends the run: the access lies outside this variable of the thread. The message does not say whether it reads or
/// writes.
[[noreturn]] void endBesideLocal(const ThreadState &thread, const Access &access, const Allocation &memory);

/// Ends the run: the access writes constant memory.
[[noreturn]] void endConstant(const ThreadState &thread, const Access &access, const Allocation &memory);

/// Ends the run: the address is not a multiple of `alignment` bytes.
[[noreturn]] void endMisaligned(const ThreadState &thread, const Access &access, std::uint64_t alignment);

} // namespace warpgrain::executor
