// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/openmp/tuning/Pruner.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::openmp {

/// What a person says of the space that is searched: the optimisation-space-setup file (ALG-K2).
struct SpaceSetup {
  std::vector<std::string> alwaysOn;                     ///< defaultGOptionSet
  std::vector<std::string> excluded;                     ///< excludeGOptionSet, which beats the others (GT-K3)
  std::vector<std::string> approved;                     ///< approveGOptionSet: what needs consent and has it
  std::map<std::string, std::int64_t> levels;            ///< cudaMemTrOptLevel and the like
  std::vector<std::int64_t> blockSizes = {64, 128, 256}; ///< cudaThreadBlockSet, ascending (XF-4)
  std::vector<std::int64_t> blockCaps;                   ///< maxnumofblockSet, ascending; empty: no cap is tried
  std::vector<std::string> warnings = {};                ///< sentences with their places

  bool isExcluded(std::string_view name) const;
  bool isAlwaysOn(std::string_view name) const; ///< and not excluded
  bool isApproved(std::string_view name) const; ///< and not excluded
};

/// Reads such a file: lines as `excludeGOptionSet(useLoopCollapse, useMallocPitch)` and `cudaMemTrOptLevel=2`, which
/// may be repeated; `#` begins a comment. Both spellings of OpenMPC's texts are read (`excludedGOptionSet`,
/// `maxnumofblocksSet`). Parameters that OpenMPC does not have, and sizes that no device has, become warnings and are
/// left out. Fails (input) with the place for any other line, for what is no number or below 1, and for two different
/// numbers of one level.
Result<SpaceSetup> readSpaceSetup(std::string_view text, const std::string &file);

/// The file of a setup, with what each line means as comments.
std::string textOf(const SpaceSetup &setup);

/// Numbers of points before and behind pruning (sections 12.2, 12.3), where they can be numbered.
struct SpaceSize {
  std::uint64_t batchings = 1; ///< sizes of blocks times caps
  std::size_t candidates = 0;  ///< switches that would be tried without the pruner
  std::size_t tried = 0;       ///< switches that are
  std::optional<std::uint64_t> withoutPruning;
  std::optional<std::uint64_t> withPruning;

  /// Percent of the points that need not be tried.
  double reduction() const;
};

/// `batchings` times 2 to the power of `switches`; none above what 64 bits hold.
std::optional<std::uint64_t> pointsOf(std::uint64_t batchings, std::size_t switches);

/// Percent that `removed` switches take away: each halves the space.
double reductionOf(std::size_t removed);

/// Whether a parameter is tried with this setup.
bool isTried(const TuningParameter &parameter, const SpaceSetup &setup);

SpaceSize sizeOf(const PrunedProgram &pruned, const SpaceSetup &setup);

} // namespace warpgrain::openmp
