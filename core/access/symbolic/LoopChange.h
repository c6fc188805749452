// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/form/Bounds.h"
#include "core/access/symbolic/Value.h"

#include <map>
#include <optional>
#include <set>
#include <string>

namespace warpgrain::access {

/// How a loop changes a variable, as far as it is known.
struct Change {
  ValuePtr before;               ///< what it holds where the loop begins
  AtomId placeholder{};          ///< stands for the value at the begin of an iteration
  bool isUniform = true;         ///< the value at the begin of an iteration, where it is not followed
  ValuePtr after;                ///< at the end of an iteration, in terms of placeholders
  std::optional<Value> begin;    ///< at the begin of iteration k, once it is known
  std::optional<Interval> range; ///< that `begin` has to stay in: what its type can hold
  bool isCutOff = false;         ///< it certainly leaves that range: each iteration cuts it off
  Obscurity reason;
  std::set<std::string> lost; ///< of a record: the members that change, which are not followed
  bool isLost = false;        ///< of a record: it may change as a whole

  /// True for a record whose members keep what they hold before the loop, but for those that are lost.
  bool keepsMembers() const { return before && before->kind == Value::Kind::record && !isLost; }
};

using Changes = std::map<ObjectId, Change>;

} // namespace warpgrain::access
