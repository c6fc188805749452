// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/form/Bounds.h"
#include "core/access/symbolic/Value.h"

#include <map>
#include <optional>
#include <set>

namespace warpgrain::access {

/// How a loop changes a variable, as far as it is known.
struct Change {
  ValuePtr before;               ///< what it holds where the loop begins
  AtomId placeholder{};          ///< stands for the value at the begin of an iteration
  bool isUniform = true;         ///< the value at the begin of an iteration, where it is not followed
  ValuePtr after;                ///< at the end of an iteration, in terms of placeholders
  std::optional<Value> begin;    ///< at the begin of iteration k, once it is known
  std::optional<Interval> range; ///< that `begin` has to stay in: what its type can hold
  Obscurity reason;
};

using Changes = std::map<ObjectId, Change>;

} // namespace warpgrain::access
