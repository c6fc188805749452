// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/lower/kit/RuntimeCalls.h"

#include <string_view>

namespace warpgrain::executor {

/// The value of a special register ("tid.x", "laneid", "clock64"), written before the call; null where the executor
/// has none of that name.
llvm::Value *specialRegister(RuntimeCalls &at, std::string_view name);

} // namespace warpgrain::executor
