// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/lower/kit/SiteTable.h"

#include <llvm/IR/Module.h>

namespace warpgrain::executor {

/// Runtime function that is called before an access: (thread, address, bytes, AccessForm::packed, site).
inline constexpr const char *checkName = "wg_check";
inline constexpr unsigned checkedAddressAt = 1;
inline constexpr unsigned checkedKindAt = 3;

/// Inserts a call before every memory access that passes its address, size, kind and source location to the executor.
/// Skips accesses that provably stay inside a thread-local variable.
void addChecks(llvm::Module &module, SiteTable &sites);

} // namespace warpgrain::executor
