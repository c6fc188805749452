// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/lower/kit/RuntimeCalls.h"

#include <string_view>

namespace warpgrain::executor {

/// Replaces a call of a synchronizing intrinsic: barrier, shuffle, vote, match, or warp reduction. `name` is the name
/// of the intrinsic without "llvm.nvvm.". False for any other intrinsic.
bool lowerSynchronisation(llvm::CallBase &call, std::string_view name, SiteTable &sites);

/// Computes the result of a vote ("ballot", "any", "all", "uni") from the votes and voters that wg_ballot returns.
llvm::Value *voteResult(RuntimeCalls &at, llvm::Value *ballot, std::string_view kind);

} // namespace warpgrain::executor
