// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/lower/kit/SiteTable.h"

#include <llvm/IR/Module.h>

namespace warpgrain::executor {

/// (thread, address, bytes, AccessForm::packed, site): the call that comes before an access.
inline constexpr const char *checkName = "wg_check";
inline constexpr unsigned checkedAddressAt = 1;
inline constexpr unsigned checkedKindAt = 3;

/// Puts a call before every access to memory that tells the executor its address, size, kind and place in the source.
/// Accesses that certainly stay inside a variable of the thread's own are left alone.
void addChecks(llvm::Module &module, SiteTable &sites);

} // namespace warpgrain::executor
