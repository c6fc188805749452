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

/// Who must come to a place where threads meet.
enum class MeetingLevel : std::uint8_t { none, warp, block };

/// Where the threads of a kernel meet, in its own body and in the functions it calls: barriers, votes, shuffles,
/// collectives of libraries. Finds out whether all threads of a block (or of a warp) come to each of them, however the
/// threads differ: at the kernel's end a thread that does not come has ended, and is not waited for; after merging
/// blocks it would be in the next one.
class Meetings {
public:
  Meetings(const model::Unit &unit, model::FunctionId kernel, dependence::EffectsAnalysis &effects);

  /// Whether threads meet at all.
  bool any() { return levelOf(kernel_) != MeetingLevel::none; }

  /// The first place that some threads may miss and others not.
  std::optional<dependence::Verdict> findPartial();

private:
  /// What differs between threads in one function, along each axis.
  struct Reached {
    Reached(const model::Unit &unit, model::FunctionId function, dependence::EffectsAnalysis &effects);
    model::BodyIndex index;
    std::array<dependence::ThreadVariance, 3> variance;
    std::set<std::size_t> varyingParameters;
  };

  MeetingLevel levelOf(model::FunctionId function);
  MeetingLevel levelOf(const model::Expression &call);
  void reach(model::FunctionId function);
  /// Parameters that differ between threads at some call, until no more are found.
  void spread();
  bool spreadFrom(const Reached &caller);

  bool varies(const Reached &in, model::ExpressionId expression) const;
  bool parts(const Reached &in, model::ExpressionId condition, MeetingLevel level);
  bool isPartial(const Reached &in, model::StatementId statement, MeetingLevel level);
  bool isPartial(const Reached &in, model::ExpressionId meeting, MeetingLevel level);
  std::optional<dependence::Verdict> findPartial(const Reached &in);

  bool isSameInWarp(const Reached &in, model::ExpressionId expression);
  bool isSameInWarp(const Reached &in, model::VariableId variable);
  bool isLinearIndex(const Reached &in, model::ExpressionId expression) const;

  const model::Unit &unit_;
  model::FunctionId kernel_;
  dependence::EffectsAnalysis &effects_;
  bool lanesAlongX_ = false; ///< threadIdx.x / 32 is the same in all lanes of a warp
  std::map<model::FunctionId, MeetingLevel> levels_;
  std::map<model::FunctionId, std::unique_ptr<Reached>> reached_;
  std::set<std::pair<const Reached *, model::VariableId>> assumed_; ///< variables that are being looked at
};

} // namespace warpgrain::transform
