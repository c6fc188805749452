// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/BodyIndex.h"
#include "core/model/Dialect.h"
#include "core/steps/coarsen/regions/SeenValues.h"
#include "core/steps/coarsen/regions/Way.h"

namespace warpgrain::transform {

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
