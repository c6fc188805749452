// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/lower/kit/RuntimeCalls.h"

#include <string_view>

namespace warpgrain::executor {

/// Replaces a call of an intrinsic by which threads wait for each other: barriers, shuffles, votes, matches, reductions
/// over a warp. `name` is the intrinsic's without "llvm.nvvm.". False where it is none of them.
bool lowerSynchronisation(llvm::CallBase &call, std::string_view name, SiteTable &sites);

/// What a vote of a kind ("ballot", "any", "all", "uni") says, from wg_ballot's votes and voters.
llvm::Value *voteResult(RuntimeCalls &at, llvm::Value *ballot, std::string_view kind);

} // namespace warpgrain::executor
