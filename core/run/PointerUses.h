// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/Fact.h"
#include "core/access/symbolic/LaunchContext.h"
#include "core/model/Unit.h"
#include "core/run/KernelParameters.h"

#include <cstdint>
#include <map>
#include <string>

namespace warpgrain::execute {

/// What a launch does behind a pointer parameter.
struct PointerUse {
  /// The end of the farthest access that a thread makes, or an upper bound of it where there are very many: known only
  /// where every way is followed that the pointer may go. Else the clause says which access, call or inline assembly is
  /// in the way.
  access::Fact<std::uint64_t> bytes = std::uint64_t{0};
  bool isRead = false; ///< atomics read and write
  bool isWritten = false;
};

struct PointerUses {
  std::map<std::string, PointerUse> byPath; ///< "A", "params.data"; those through which nothing is accessed are missing
  /// Something is accessed that may lie behind any pointer, or is not seen: a call that is not followed.
  bool anyMayBeUsed = false;

  bool isRead(const std::string &path) const;
  bool isWritten(const std::string &path) const;
};

/// What a launch does behind each pointer parameter of the kernel that `entry` describes.
PointerUses pointerUses(const model::Unit &unit, model::FunctionId kernel, const KernelEntry &entry,
                        const access::LaunchContext &launch);

} // namespace warpgrain::execute
