// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/EventGroup.h"

#include <llvm/IR/Module.h>

#include <vector>

namespace warpgrain::executor {

/// Makes code of the marks of events that logs them where BlockState::log says: together what a thread does from one
/// place of the code to another that is reached from there alone, in the same iteration of all loops, and without a
/// wait for other threads in between. Marks of pieces that no other event comes with stay. The groups, by their
/// numbers.
std::vector<EventGroup> logEvents(llvm::Module &module);

} // namespace warpgrain::executor
