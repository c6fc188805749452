// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/effects/Effects.h"
#include "core/model/BodyIndex.h"

#include <map>
#include <set>
#include <vector>

namespace warpgrain::dependence {

/// Which values and which control of a kernel differ between the threads of a block along one axis
/// (ALG-A3, with control dependence). A value is invariant if all threads that differ along that
/// axis alone compute the same one, given that the kernel has no data races; what cannot be shown
/// invariant varies.
class ThreadVariance {
public:
  ThreadVariance(const model::BodyIndex &index, EffectsAnalysis &effects, model::Axis axis);

  bool varies(model::VariableId variable) const { return varying_[static_cast<std::size_t>(variable)]; }

  bool varies(model::ExpressionId expression) const;
  /// True if the condition, or for loops any part of the header, differs between threads: some
  /// enter, some do not.
  bool controlVaries(model::StatementId statement) const;

  /// Jumps out of a loop that only some threads take, directly or under an `if` inside it.
  bool hasVaryingJump(model::StatementId loop) const { return jumpedLoops_.contains(loop); }

  /// The same for `break` alone: after a `continue`, all threads come to the next iteration together.
  bool hasVaryingBreak(model::StatementId loop) const {
    const auto jumps = jumpedLoops_.find(loop);
    return jumps != jumpedLoops_.end() && jumps->second.anyBreak;
  }

  /// True if only some threads that enter `outer` reach the statement (outer itself not counted).
  bool isDivergentWithin(model::StatementId statement, model::StatementId outer) const;

  /// True if only some threads that enter `outer` evaluate the expression: as above, and where `?:`, `&&` or `||`
  /// leaves it out for some, or a loop whose header it stands in goes on for some only.
  bool isDivergentWithin(model::ExpressionId expression, model::StatementId outer) const;
  /// True if some threads may have left the function, by `return`, when others come to a statement.
  bool mayHaveLeft(model::StatementId statement) const;

  /// Treats one more variable as varying, and all that follows from it. For a rewriter that must
  /// keep several of it.
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
