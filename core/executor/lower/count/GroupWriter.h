// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/EventGroup.h"

#include <llvm/IR/Instructions.h>

#include <vector>

namespace warpgrain::executor {

/// An event as a mark tells of it.
struct MarkedEvent {
  EventKind kind = EventKind::access;
  llvm::Value *place = nullptr;
  llvm::Value *number = nullptr; ///< or the way of a branch; of the end of a loop its iterations
  llvm::Value *byTest = nullptr; ///< of the end of a loop
};

/// Events that are logged together.
struct MarkedGroup {
  std::vector<MarkedEvent> events;
  llvm::Value *path = nullptr;         ///< of all of them
  llvm::Instruction *before = nullptr; ///< what the code that logs them comes before
};

/// Writes the code that logs a group, which gets this number.
EventGroup writeGroup(const MarkedGroup &group, std::uint32_t number);

} // namespace warpgrain::executor
