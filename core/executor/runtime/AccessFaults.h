// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"
#include "core/executor/runtime/Memory.h"

#include <cstdint>

namespace warpgrain::executor {

/// An access as the code makes it.
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

/// Likewise: it does not lie in this memory, which it was meant for.
[[noreturn]] void endBeside(const ThreadState &thread, const Access &access, const Allocation &memory);

/// Likewise, of a variable of the thread's own, whatever the access does there.
[[noreturn]] void endBesideLocal(const ThreadState &thread, const Access &access, const Allocation &memory);

/// Ends the run: the memory is constant.
[[noreturn]] void endConstant(const ThreadState &thread, const Access &access, const Allocation &memory);

/// Ends the run: the address is no multiple of what the access demands.
[[noreturn]] void endMisaligned(const ThreadState &thread, const Access &access, std::uint64_t alignment);

} // namespace warpgrain::executor
