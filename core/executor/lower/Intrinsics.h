// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/executor/lower/kit/SiteTable.h"

#include <llvm/IR/Module.h>

namespace warpgrain::executor {

/// Replaces every intrinsic of the device, and every function of its library (printf, assert, malloc), by host code or
/// by calls of the executor's own functions. Fails (tool) with the names of those that it does not know.
Result<void> lowerIntrinsics(llvm::Module &module, SiteTable &sites);

} // namespace warpgrain::executor
