// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/dependence/effects/Effects.h"
#include "core/dependence/effects/ThreadVariance.h"
#include "core/model/BodyIndex.h"

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <set>

namespace warpgrain::transform {

/// Which threads must take part in a collective operation.
enum class SynchronizationScope : std::uint8_t { none, warp, block };

/// The collective operations of a kernel and of the functions it calls: barriers, votes, shuffles and the collectives
/// of libraries. Determines whether all threads of a block (or warp) take part in each of them. In the original kernel
/// an operation does not wait for threads that have returned; after blocks are merged, such a thread would already be
/// working on the next block.
class CollectiveOperations {
public:
  CollectiveOperations(const model::Unit &unit, model::FunctionId kernel, dependence::EffectsAnalysis &effects);

  /// True if the kernel has collective operations.
  bool any() { return scopeOf(kernel_) != SynchronizationScope::none; }

  /// Returns the refusal for the first operation that some threads may skip while others take part; no value if none.
  std::optional<dependence::Verdict> findPartial();

private:
  /// Variance between threads in one function, along each axis.
  struct Reached {
    Reached(const model::Unit &unit, model::FunctionId function, dependence::EffectsAnalysis &effects);
    model::BodyIndex index;
    std::array<dependence::ThreadVariance, 3> variance;
    std::set<std::size_t> varyingParameters;
  };

  SynchronizationScope scopeOf(model::FunctionId function);
  SynchronizationScope scopeOf(const model::Expression &call);
  void reach(model::FunctionId function);
  /// Finds the parameters that differ between threads at some call; iterates to a fixed point.
  void spread();
  bool spreadFrom(const Reached &caller);

  bool varies(const Reached &in, model::ExpressionId expression) const;
  bool parts(const Reached &in, model::ExpressionId condition, SynchronizationScope level);
  bool isPartial(const Reached &in, model::StatementId statement, SynchronizationScope level);
  bool isPartial(const Reached &in, model::ExpressionId operation, SynchronizationScope level);
  std::optional<dependence::Verdict> findPartial(const Reached &in);

  bool isSameInWarp(const Reached &in, model::ExpressionId expression);
  bool isSameInWarp(const Reached &in, model::VariableId variable);
  bool isLinearIndex(const Reached &in, model::ExpressionId expression) const;

  const model::Unit &unit_;
  model::FunctionId kernel_;
  dependence::EffectsAnalysis &effects_;
  bool lanesAlongX_ = false; ///< threadIdx.x / 32 is the same in all lanes of a warp
  std::map<model::FunctionId, SynchronizationScope> levels_;
  std::map<model::FunctionId, std::unique_ptr<Reached>> reached_;
  std::set<std::pair<const Reached *, model::VariableId>> assumed_; ///< variables under examination, against recursion
};

} // namespace warpgrain::transform
