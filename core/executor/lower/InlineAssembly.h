// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/executor/lower/kit/SiteTable.h"

#include <llvm/IR/Module.h>

namespace warpgrain::executor {

/// Translates inline PTX into instructions and device intrinsics. Fails (tool) with the words of the first piece that
/// has an instruction the executor does not know.
Result<void> lowerInlineAssembly(llvm::Module &module, SiteTable &sites);

} // namespace warpgrain::executor
