// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/BodyIndex.h"
#include "core/steps/coarsen/regions/SeenValues.h"

#include <set>
#include <vector>

namespace warpgrain::transform {

/// The compare-and-swaps of a loop that are tried again with what they, or loads, gave: each attempt compares with a
/// value that was seen in the loop. What the arguments of the constructor refer to must outlive the object.
class Retries {
public:
  Retries(const model::BodyIndex &index, const Looks &looks, const SeenValues &seen);

  /// True if a condition holds only after an attempt that failed: `assumed != old`, alone or with others by &&.
  bool onlyWhereFailed(model::ExpressionId condition) const;

  /// True if each iteration of a loop ends the loop after an attempt that succeeded: `if (old == assumed) break;`,
  /// under no further condition.
  bool endBody(model::StatementId loop) const;

private:
  struct Attempt {
    model::ExpressionId call = model::none<model::ExpressionId>;
    std::set<model::VariableId> results;                         ///< what the call's value is given to
    model::VariableId compared = model::none<model::VariableId>; ///< what the place is compared with
  };

  void add(model::ExpressionId call, const Looks &looks, const SeenValues &seen);
  bool comparesAttempt(model::ExpressionId left, model::ExpressionId right) const;
  bool isComparison(model::ExpressionId condition, model::Operator op) const;

  const model::BodyIndex &index_;
  const model::Body &body_;
  std::vector<Attempt> attempts_;
};

} // namespace warpgrain::transform
