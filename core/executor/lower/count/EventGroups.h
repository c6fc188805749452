// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/EventGroup.h"

#include <llvm/IR/Module.h>

#include <vector>

namespace warpgrain::executor {

/// Replaces the marks of events by code that writes the events to BlockState::log, one group at a time. The events of a
/// group follow each other on a path without other entries, in the same iteration of all loops, and no wait for other
/// threads separates them. The mark of a piece stays if no other event can join it in a group. Returns the groups,
/// indexed by their numbers.
std::vector<EventGroup> logEvents(llvm::Module &module);

} // namespace warpgrain::executor
