// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/effects/Effects.h"
#include "core/model/BodyIndex.h"

#include <map>
#include <set>
#include <vector>

namespace warpgrain::dependence {

/// Determines which values and which control flow of a kernel differ between the threads of a block along one axis
/// (ALG-A3, with control dependence). A value is invariant if all threads that differ along that axis alone compute the
/// same value, provided that the kernel has no data races. A value that is not provably invariant varies.
class ThreadVariance {
public:
  ThreadVariance(const model::BodyIndex &index, EffectsAnalysis &effects, model::Axis axis);

  bool varies(model::VariableId variable) const { return varying_[static_cast<std::size_t>(variable)]; }

  bool varies(model::ExpressionId expression) const;
  /// True if the condition, or any part of a loop's header, differs between threads.
  bool controlVaries(model::StatementId statement) const;

  /// True if the loop has a `break` or `continue` that only some threads execute.
  bool hasVaryingJump(model::StatementId loop) const { return jumpedLoops_.contains(loop); }

  /// True if the loop has such a `break`. After a `continue`, all threads reach the next iteration together.
  bool hasVaryingBreak(model::StatementId loop) const {
    const auto jumps = jumpedLoops_.find(loop);
    return jumps != jumpedLoops_.end() && jumps->second.anyBreak;
  }

  /// True if only some threads that enter `outer` reach the statement (outer itself not counted).
  bool isDivergentWithin(model::StatementId statement, model::StatementId outer) const;

  /// True if only some threads that enter `outer` evaluate the expression: its statement is divergent, or `?:`, `&&` or
  /// `||` skips it for some threads, or it is in the header of a loop that continues for some threads only.
  bool isDivergentWithin(model::ExpressionId expression, model::StatementId outer) const;
  /// True if some threads may have returned from the function when others reach a statement.
  bool mayHaveLeft(model::StatementId statement) const;

  /// Marks a variable as varying and propagates this, for a rewriter that must keep several copies of it.
  void forceVarying(model::VariableId variable);

  model::Axis axis() const { return axis_; }

private:
  /// Jumps of one loop that only some threads take.
  struct VaryingJumps {
    bool anyBreak = false;
    std::set<model::StatementId> continues;
  };

  void propagate();
  bool updateJumps();
  bool writeVaries(const model::Use &use) const;
  bool initializerVaries(const model::Variable &variable) const;
  bool callVaries(model::ExpressionId call) const;
  bool memoryVaries(model::ExpressionId access) const;
  bool partsBefore(model::StatementId loop, model::StatementId statement) const;
  bool isChosenBySome(model::ExpressionId expression) const;
  bool isDivergentSince(model::ExpressionId expression, model::StatementId statement,
                        model::StatementId declaration) const;

  const model::BodyIndex &index_;
  EffectsAnalysis &effects_;
  model::Axis axis_;
  std::vector<bool> varying_;
  std::set<model::VariableId> unstableArrays_; ///< changed by atomics: a load may see another thread's update
  std::map<model::StatementId, VaryingJumps> jumpedLoops_;
};

} // namespace warpgrain::dependence
