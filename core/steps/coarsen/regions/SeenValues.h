// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/BodyIndex.h"
#include "core/steps/coarsen/regions/Looks.h"

#include <set>
#include <vector>

namespace warpgrain::transform {

/// What depends on what a piece of code sees of other threads (Looks): variables that are given such a value, or are
/// given a value or not by such a condition, and memory that such a value is stored to. Knows no order: what is so once
/// is so from the beginning. The index and the looks must outlive the object.
class SeenValues {
public:
  /// `root`: the code, a loop without its first part, or a whole body.
  SeenValues(const model::BodyIndex &index, const Looks &looks, model::StatementId root);

  /// True if an expression, or a part of it, depends on what is seen.
  bool in(model::ExpressionId root) const;

  /// True if an expression itself loads what other threads may have stored: a look, or a load that is executed again
  /// beside one.
  bool sees(model::ExpressionId e) const;

  /// True if a condition inside the code that depends on what is seen decides whether a statement is executed.
  bool decideOn(model::StatementId statement) const;

  /// True if any condition in the code depends on what is seen.
  bool decideAnything() const;

  /// Takes all that a part of the code writes for seen. False if it was already.
  bool addAllWrittenIn(model::StatementId part);

  /// All expressions of the code.
  const std::vector<model::ExpressionId> &expressions() const { return expressions_; }

private:
  struct Memory {
    std::set<model::VariableId> arrays; ///< declared arrays, or pointers by whose name seen places are written
    bool isAnywhere = false;
  };

  void spread();
  bool spreadFrom(model::ExpressionId e);
  bool isSeenItself(model::ExpressionId e) const;
  bool isDecided(model::ExpressionId e) const;
  bool takesSeen(model::ExpressionId e) const;
  bool addWritten(model::ExpressionId e, bool isValue);
  model::ExpressionId wholeOf(model::ExpressionId e) const;

  const model::BodyIndex &index_;
  const model::Body &body_;
  const Looks &looks_;
  model::StatementId root_;
  std::vector<model::ExpressionId> expressions_;
  std::vector<const model::Use *> writes_; ///< of variables, in the code
  std::set<model::VariableId> variables_;
  Memory memory_;
  bool loadsMaySee_ = false; ///< each plain load is executed again
};

} // namespace warpgrain::transform
