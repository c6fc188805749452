// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Value.h"

#include <cstdint>
#include <optional>

namespace warpgrain::access {

/// A run of memory that a collective's threads use among them.
struct CollectiveRun {
  model::ExpressionId expression = model::none<model::ExpressionId>; ///< that names it, or the call
  model::AccessKind kind = model::AccessKind::read;
  std::optional<std::uint64_t> bytes; ///< nothing where it is not known how many
  bool isAtMost = false;
  bool isAsynchronous = false;
  Location from = {};
};

} // namespace warpgrain::access
