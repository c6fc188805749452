// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/LaunchContext.h"
#include "core/dependence/Verdict.h"
#include "core/dependence/effects/Effects.h"
#include "core/dependence/effects/ThreadVariance.h"
#include "core/dependence/relations/CarriedDependences.h"
#include "core/dependence/relations/KernelDependences.h"
#include "core/model/BodyIndex.h"
#include "core/model/Dialect.h"
#include "core/model/Unit.h"
#include "core/plan/Reparse.h"
#include "core/plan/Step.h"

#include <array>
#include <cstdint>
#include <expected>
#include <map>
#include <memory>
#include <optional>
#include <string>
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
  /// With a way to parse the unit anew, a step may make others first (`after`); `texts`: the unit's files that differ
  /// from those on disk.
  KernelStudy(const model::Unit &unit, model::FunctionId kernel, Reparse reparse = {}, Texts texts = {});
  ~KernelStudy();
  KernelStudy(const KernelStudy &) = delete;
  KernelStudy &operator=(const KernelStudy &) = delete;

  const model::Unit &unit() const { return unit_; }

  model::FunctionId id() const { return id_; }

  const model::Function &kernel() const { return unit_[id_]; }

  const model::BodyIndex &index() const { return index_; }

  /// Of the unit: what steps write and look for.
  const model::Dialect &dialect() const { return *unit_.dialect; }

  dependence::EffectsAnalysis &effects() { return effects_; }

  const dependence::ThreadVariance &variance(model::Axis axis);

  /// Of threads of one block, for what all launches in the unit agree on, and for every instantiation of a template.
  const dependence::RaceReport &races();

  /// What happens to memory, in each instantiation of a template, or in the kernel where it is none.
  const std::vector<access::KernelInstances> &instances(LaunchScope scope = LaunchScope::ofUnit);

  /// What the iterations of one of the kernel's own loops need of each other: an entry for each of instances(scope).
  const std::vector<dependence::CarriedDependences> &carriedBy(model::StatementId loop, LaunchScope scope);

  /// True if the unit can be parsed anew.
  bool canGoOn() const { return static_cast<bool>(reparse_); }

  /// The kernel as it is after steps, made once for each plan; or why that is not possible. Precondition: canGoOn().
  std::expected<KernelStudy *, dependence::Verdict> after(const Plan &plan);

  /// The launches in the unit say something that a launch elsewhere need not.
  bool launchesTell() const { return tells_; }

private:
  struct After;

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
  Reparse reparse_;
  Texts texts_;
  std::map<std::string, std::unique_ptr<After>> after_; ///< by plan
};

} // namespace warpgrain::transform
