// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/execute/LaunchContext.h"
#include "core/dependence/Effects.h"
#include "core/dependence/ThreadVariance.h"
#include "core/dependence/relations/CarriedDependences.h"
#include "core/dependence/relations/KernelDependences.h"
#include "core/model/BodyIndex.h"
#include "core/model/Unit.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace warpgrain::transform {

/// Which launches of a kernel an answer is to hold for.
enum class LaunchScope : std::uint8_t {
  any,    ///< whatever launch there is
  ofUnit, ///< those in the unit: their blocks, grids and numbers as far as they agree
};

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

  /// What happens to memory, in each instantiation of a template, or in the kernel where it is none.
  const std::vector<access::KernelInstances> &instances(LaunchScope scope = LaunchScope::ofUnit);

  /// What the iterations of one of the kernel's own loops need of each other: an entry for each of instances(scope).
  const std::vector<dependence::CarriedDependences> &carriedBy(model::StatementId loop, LaunchScope scope);

  /// The launches in the unit say something that a launch elsewhere need not.
  bool launchesTell() const { return tells_; }

private:
  std::size_t indexOf(LaunchScope scope) const { return scope == LaunchScope::any && tells_ ? 1 : 0; }

  const model::Unit &unit_;
  model::FunctionId id_;
  model::BodyIndex index_;
  dependence::EffectsAnalysis effects_;
  std::array<std::optional<dependence::ThreadVariance>, 3> variance_;
  std::optional<dependence::RaceReport> races_;
  access::LaunchContext launch_;
  bool tells_ = false;
  std::array<std::optional<std::vector<access::KernelInstances>>, 2> instances_; ///< by indexOf(scope)
  std::array<std::map<model::StatementId, std::vector<dependence::CarriedDependences>>, 2> carried_;
};

} // namespace warpgrain::transform
