// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/EventGroup.h"

#include <llvm/IR/Instructions.h>

#include <vector>

namespace warpgrain::executor {

/// An event as its mark describes it.
struct MarkedEvent {
  EventKind kind = EventKind::access;
  llvm::Value *place = nullptr;
  llvm::Value *number = nullptr; ///< address, way of a branch, or number of iterations of a loop that ends
  llvm::Value *byTest = nullptr; ///< for the end of a loop: whether its test ended it
};

/// Events that are logged together.
struct MarkedGroup {
  std::vector<MarkedEvent> events;
  llvm::Value *path = nullptr;         ///< common path of the events
  llvm::Instruction *before = nullptr; ///< instruction before which the logging code goes
};

/// Emits the code that logs a group under the given number.
EventGroup writeGroup(const MarkedGroup &group, std::uint32_t number);

} // namespace warpgrain::executor
