// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/measure/Bundle.h"
#include "core/run/KernelSubject.h"
#include "core/run/launch/ResolveLaunch.h"
#include "core/run/launch/VariantLaunch.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace warpgrain::workflow {

/// Whether an assumption of a verdict holds in one launch.
enum class Assumed : std::uint8_t {
  holds,
  fails,
  isNotKnown, ///< it says something of other launches, or of values that the launch does not show
};

/// What an assumption says of an integer that a launch hands over.
struct AssumedRange {
  std::string parameter;
  std::int64_t least = INT64_MIN;
  std::int64_t most = INT64_MAX;
};

/// The range of a parameter of the kernel that an assumption states; nothing where it states something else, or where
/// its name stands for several variables.
std::optional<AssumedRange> rangeAssumed(const model::Function &kernel, const dependence::Reason &assumption);

/// What a launch shows of the assumptions under which a step is legal: where its pointers lead, and its numbers.
class LaunchAssumptions {
public:
  /// Of a launch that is described: each of its pointers leads to memory of its own, or to what it names.
  LaunchAssumptions(const run::KernelSubject &subject, const run::ResolvedLaunch &launch);
  /// Of a recorded launch: two pointers into one allocation may lead to the same elements.
  LaunchAssumptions(const run::KernelSubject &subject, const measure::Bundle &captured, run::LaunchShape shape);

  Assumed judge(const dependence::Reason &assumption) const;

  /// A sentence that names the first assumption that the launch contradicts; empty where it contradicts none.
  std::string whyNot(const dependence::Verdict &verdict) const;

private:
  /// An allocation, and the offset in it.
  using Place = std::pair<std::size_t, std::uint64_t>;

  LaunchAssumptions(const run::KernelSubject &subject, run::LaunchShape shape);

  void addPlace(std::size_t parameter, std::optional<Place> place);
  Assumed apart(const std::vector<std::string> &names) const;
  Assumed isWithin(const dependence::Reason &assumption) const;

  const model::Unit *unit_;
  model::FunctionId kernel_;
  run::LaunchShape shape_;
  std::map<std::string, Place> places_; ///< by parameter; of those that lead to one place for certain
};

/// An assumption of a plan, and whether it holds in the launch.
struct PlanAssumption {
  std::string sentence;
  Assumed inLaunch = Assumed::isNotKnown;
};

std::vector<PlanAssumption> assumptionsOf(const dependence::Verdict &verdict, const LaunchAssumptions &launch);

} // namespace warpgrain::workflow
