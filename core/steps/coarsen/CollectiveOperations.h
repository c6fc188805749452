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
/// a thread that has already returned is not waited for; after blocks are merged it would be working on the next one.
class CollectiveOperations {
public:
  CollectiveOperations(const model::Unit &unit, model::FunctionId kernel, dependence::EffectsAnalysis &effects);

  /// Whether there are any.
  bool any() { return scopeOf(kernel_) != SynchronizationScope::none; }

  /// The first operation that some threads may skip while others take part.
  std::optional<dependence::Verdict> findPartial();

private:
  /// What differs between threads in one function, along each axis.
  struct Reached {
    Reached(const model::Unit &unit, model::FunctionId function, dependence::EffectsAnalysis &effects);
    model::BodyIndex index;
    std::array<dependence::ThreadVariance, 3> variance;
    std::set<std::size_t> varyingParameters;
  };

  SynchronizationScope scopeOf(model::FunctionId function);
  SynchronizationScope scopeOf(const model::Expression &call);
  void reach(model::FunctionId function);
  /// Parameters that differ between threads at some call, until no more are found.
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
  std::set<std::pair<const Reached *, model::VariableId>> assumed_; ///< variables that are being looked at
};

} // namespace warpgrain::transform
