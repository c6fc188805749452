// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/BodyIndex.h"
#include "core/model/Dialect.h"
#include "core/steps/coarsen/regions/SeenValues.h"

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

/// Follows the expressions of a loop on one way. What the constructor is given must outlive the object.
class WayEvaluator {
public:
  WayEvaluator(const model::BodyIndex &index, const SeenValues &seen)
      : index_(index), body_(index.body()), dialect_(*index.unit().dialect), seen_(seen) {}

  /// Evaluates an expression, with what it writes and looks at.
  WayValue evaluate(model::ExpressionId e, Way &way);

  /// Gives a variable a value, unless others may change it, too: it is then not known to move.
  void give(model::VariableId variable, WayValue value, Way &way) const;

  /// False once there was something that is not followed, such as a look inside of a function.
  bool followsAll() const { return followsAll_; }

private:
  WayValue evaluateOperands(const model::Expression &e, Way &way);
  WayValue evaluateUnary(const model::Expression &e, Way &way);
  WayValue evaluateBinary(const model::Expression &e, Way &way);
  WayValue evaluateChoice(const model::Expression &e, Way &way);
  WayValue evaluateAssignment(const model::Expression &e, Way &way);
  WayValue evaluateCall(model::ExpressionId id, Way &way);
  WayValue evaluatePlace(model::ExpressionId id, Way &way);
  void look(model::ExpressionId id, const WayValue &place, Way &way) const;
  void write(model::ExpressionId target, WayValue value, Way &way);

  const model::BodyIndex &index_;
  const model::Body &body_;
  const model::Dialect &dialect_;
  const SeenValues &seen_;
  bool followsAll_ = true;
};

} // namespace warpgrain::transform
