// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/executor/lower/Lowered.h"

#include <llvm/IR/Function.h>

#include <optional>

namespace warpgrain::executor {

/// Through which of its parameters a kernel writes, as far as accesses are checked. Nothing where it may write through
/// a pointer that comes from elsewhere: memory, a variable of the source, a function that was not taken in.
std::optional<PointerParameters> pointerParametersOf(const llvm::Function &kernel);

} // namespace warpgrain::executor
