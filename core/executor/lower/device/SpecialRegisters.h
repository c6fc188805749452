// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/lower/kit/RuntimeCalls.h"

#include <string_view>

namespace warpgrain::executor {

/// Emits code before the call that computes a special register ("tid.x", "laneid", "clock64"). Null if the executor
/// does not know the name.
llvm::Value *specialRegister(RuntimeCalls &at, std::string_view name);

} // namespace warpgrain::executor
