// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/counting/Fact.h"
#include "core/access/symbolic/LaunchContext.h"
#include "core/model/Unit.h"
#include "core/run/parameters/KernelParameters.h"

#include <cstdint>
#include <map>
#include <string>

namespace warpgrain::run {

/// The accesses of a launch through a pointer parameter.
struct PointerUse {
  /// End of the farthest access of any thread, in bytes, or an upper bound if there are very many accesses. Known only
  /// if all uses of the pointer are followed; else the clause names the access, call or inline assembly that is not.
  access::Fact<std::uint64_t> bytes = std::uint64_t{0};
  bool isRead = false; ///< atomics read and write
  bool isWritten = false;
};

struct PointerUses {
  std::map<std::string, PointerUse> byPath; ///< keyed by "A", "params.data"; pointers without accesses are missing
  /// True if an access may be through any pointer, or if there may be unknown accesses in a call that is not followed.
  bool anyMayBeUsed = false;

  bool isRead(const std::string &path) const;
  bool isWritten(const std::string &path) const;
};

/// Finds the accesses of a launch through each pointer parameter of the kernel that `entry` describes.
PointerUses pointerUses(const model::Unit &unit, model::FunctionId kernel, const KernelEntry &entry,
                        const access::LaunchContext &launch);

} // namespace warpgrain::run
