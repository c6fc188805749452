// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/BodyIndex.h"
#include "core/model/Dialect.h"
#include "core/steps/coarsen/regions/SeenValues.h"

#include <set>
#include <vector>

namespace warpgrain::transform {

/// The compare-and-swaps of a loop that are tried again until one succeeds. Each attempt is at one place and compares
/// with what the last attempt found there, or with what was loaded from there in the loop: where it fails, another
/// thread has changed the place since. What the arguments of the constructor refer to must outlive the object.
class Retries {
public:
  Retries(const model::BodyIndex &index, const SeenValues &seen, model::StatementId loop);

  /// True if the loop goes on only after an attempt that failed: its condition is `assumed != old`, alone or with
  /// others by &&; or ends after one that succeeded: `if (old == assumed) break;`, under no further condition.
  bool decideOnLoop() const;

private:
  struct Attempt {
    model::ExpressionId call = model::none<model::ExpressionId>;
    model::VariableId compared = model::none<model::VariableId>; ///< what the place is compared with
    /// Variables that hold what the last attempt found, from the attempt to the end of the iteration, while `compared`
    /// keeps its value.
    std::set<model::VariableId> results;
  };

  void add(model::ExpressionId call);
  std::set<model::VariableId> resultsOf(model::ExpressionId call) const;
  bool isResultAlone(model::VariableId variable, model::ExpressionId call) const;
  bool isKeptBehind(model::VariableId variable, model::ExpressionId call) const;
  bool isMadeInEachIteration(model::ExpressionId call) const;
  bool isFoundThere(model::ExpressionId value, const Attempt &attempt) const;
  bool isLoadByCall(model::ExpressionId e) const;
  bool keepsItsPlace(model::ExpressionId call) const;
  bool comparesAttempt(model::ExpressionId left, model::ExpressionId right, const Attempt &attempt) const;
  const Attempt *comparedIn(model::ExpressionId condition, model::Operator op) const;
  bool onlyWhereFailed(model::ExpressionId condition) const;
  bool endBody() const;
  std::vector<const model::Use *> writesInLoop(model::VariableId variable) const;
  bool isInLoop(model::ExpressionId e) const;
  model::ExpressionId converted(model::ExpressionId e) const;
  model::VariableId variableOf(model::ExpressionId e) const;

  const model::BodyIndex &index_;
  const model::Body &body_;
  const model::Dialect &dialect_;
  model::StatementId loop_;
  std::set<model::ExpressionId> inside_;
  std::vector<Attempt> attempts_;
};

} // namespace warpgrain::transform
