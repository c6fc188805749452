// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Ids.h"

#include <map>
#include <optional>
#include <set>

namespace warpgrain::transform {

/// What a value is computed from by arithmetic, once for each value that choices may give it.
using Sources = std::set<std::set<model::VariableId>>;

/// What is known of a value in an iteration of a loop. Variables stand for what they held when the iteration began.
struct WayValue {
  Sources from{{}};
  std::set<model::VariableId> copies; ///< those whose value it may be, unchanged
  bool mayBeZero = false;             ///< it was loaded, or is the outcome of a comparison
  std::optional<bool> truth;          ///< where it is constant

  bool operator==(const WayValue &) const = default;
};

/// One way through an iteration of a loop: what it has looked at, and what its variables hold.
struct Way {
  std::map<model::VariableId, WayValue> values; ///< of variables that were given one
  std::map<model::ExpressionId, Sources> looks; ///< what the place of each look is computed from
  std::set<model::VariableId> blank;            ///< declared in the iteration without a value

  WayValue valueOf(model::VariableId variable) const;

  /// The variables that hold another value than when the iteration began.
  std::set<model::VariableId> moved() const;

  /// True if the place of each look hangs on a variable that has moved.
  bool movesAllLooks() const;

  /// Takes in another way that parted from the same one: either may have been gone.
  void join(const Way &other);

  bool operator==(const Way &) const = default;
};

/// The same, or what is in all of them where there are too many.
Sources bounded(Sources sources);

/// Either of two values.
WayValue eitherOf(const WayValue &a, const WayValue &b);
Sources eitherOf(Sources a, const Sources &b);

} // namespace warpgrain::transform
