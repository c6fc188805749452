// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/regions/KernelPlanner.h"
#include "core/openmp/regions/Region.h"

#include <set>
#include <string>
#include <vector>

namespace warpgrain::openmp {

/// A loop of teams on its way to a kernel: what was read of its body, and why it stays on the CPU.
struct TeamParts {
  const Program &program;
  Region plan;
  Kernel kernel;
  std::vector<const Statement *> units;      ///< what stands between the loops
  std::vector<const Statement *> controls;   ///< loops and branches around such loops
  std::vector<const Statement *> constructs; ///< the loops
  std::set<VariableId> ofTeam;               ///< variables that the team has

  TeamParts(const Program &source, FunctionId function, const Statement &region);

  void refuse(ReasonId id, std::vector<std::string> arguments, const SourceSpan &span);
  void refuse(std::vector<Reason> reasons);

  /// What the region gathers in a variable; null where it does not.
  const KernelReduction *gathered(VariableId id) const;

  const Statement &region() const { return *plan.statement; }

  const Statement &body() const { return *bodyOf(region()); }

  TeamLoop &team() { return *kernel.team; }

  const TeamLoop &team() const { return *kernel.team; }
};

} // namespace warpgrain::openmp
