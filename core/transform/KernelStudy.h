// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Effects.h"
#include "core/dependence/ThreadVariance.h"
#include "core/dependence/relations/KernelDependences.h"
#include "core/model/BodyIndex.h"
#include "core/model/Unit.h"

#include <array>
#include <optional>

namespace warpgrain::transform {

/// What is worked out about a kernel once, for all steps that are checked on one text: each part when it is first asked
/// for. Refers to the unit. Not shared between threads.
class KernelStudy {
public:
  KernelStudy(const model::Unit &unit, model::FunctionId kernel);

  const model::Unit &unit() const { return unit_; }

  model::FunctionId id() const { return id_; }

  const model::Function &kernel() const { return unit_[id_]; }

  const model::BodyIndex &index() const { return index_; }

  dependence::EffectsAnalysis &effects() { return effects_; }

  const dependence::ThreadVariance &variance(model::Axis axis);

  /// Of threads of one block, for what all launches in the unit agree on, and for every instantiation of a template.
  const dependence::RaceReport &races();

private:
  const model::Unit &unit_;
  model::FunctionId id_;
  model::BodyIndex index_;
  dependence::EffectsAnalysis effects_;
  std::array<std::optional<dependence::ThreadVariance>, 3> variance_;
  std::optional<dependence::RaceReport> races_;
};

} // namespace warpgrain::transform
