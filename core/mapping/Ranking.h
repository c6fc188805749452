// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/mapping/CostGain.h"
#include "core/mapping/GroupLimits.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace warpgrain::mapping {

/// By which rules configurations are searched and ordered (ALG-E7, E8).
struct SearchRules {
  device::MultiprocessorLimits limits; ///< of the device
  Counting counting = Counting::paper;
  std::int64_t registersPerThread = 16;
  std::int64_t recommended = 512; ///< the largest size of a group that is recommended, in threads
  std::int64_t smallest = 16;     ///< the smallest size that is tried, in threads
  std::int64_t unit = 16;         ///< threads along x are a multiple of it
  std::int64_t constantBytes = std::int64_t{64} * 1024;
  /// The third key where strips are prefetched. The paper puts large groups first, which its own measurements
  /// contradict in all four classes of gain (ERR-E7).
  bool largeGroupsFirst = true;
  bool countsThreads = false; ///< the last key: how many of the threads are in use, where warps are not full
  /// Threads of the groups that come first among equal ones; 0: the third key of the paper. A GPU starts about one
  /// group a cycle, so small groups with little work wait for their start, and large ones for their slowest warp.
  std::int64_t favoured = 0;
  std::int64_t multiprocessors = 0; ///< of the device, where they are known: fewer iterations take the smallest groups
  std::optional<std::size_t> rank;  ///< thread indices; none: one for each parallel loop, at most three
  std::vector<Mapping> only;        ///< mappings of one rank to search; empty: all legal ones
};

/// The published rules on the device that they were published for: a GT200, compute capability 1.3.
SearchRules paperRules(std::int64_t registersPerThread);

/// The corrected rules on a device: its own allocation, whole warps along x, and threads counted. From compute
/// capability 7.0 on, groups of about 256 threads come first where the iterations fill the device, and the smallest
/// where they do not: so it was measured on an H200 over the shapes of 48 nests of PolyBench and of the paper's
/// programs. On older ones small groups come first, as in the paper's own measurements. `multiprocessors`: of the
/// device, 0 if not known.
SearchRules ourRules(const device::MultiprocessorLimits &limits, std::int64_t registersPerThread,
                     std::int64_t multiprocessors = 0);

/// A mapping with a shape of group.
struct Configuration {
  Mapping mapping;
  Group group;
  NestNumbers numbers;
  ActiveGroups active;
  bool fillsDevice = true; ///< false: its threads are known to be fewer than the device holds at once
  std::int64_t rank = 0;   ///< from 1; configurations that the rules do not tell apart share it
};

/// Returns the gain of a group, shared out over its threads and the elements of its strips: a longer strip is loaded as
/// often as a shorter one for each element, and takes more local memory, which the paper's rules prefer all the same.
double gainOfAThread(const Configuration &configuration);

/// Returns the cost of a group, shared out over its threads: groups of different sizes are compared by it, as the
/// paper's rules do not.
double costOfAThread(const Configuration &configuration);

/// Returns the threads of groups that come first for a configuration, by the rules' own sizes.
std::int64_t favouredThreads(const Configuration &configuration, const SearchRules &rules);

/// What the search found.
struct Ranking {
  std::vector<Configuration> ranked;  ///< the best first
  std::vector<Configuration> dropped; ///< of which not one group fits a multiprocessor
  bool isByGain = false; ///< some configuration gains: ordered by gain and cost, else by cost and occupancy
};

/// Searches all legal mappings with all shapes of the table (ALG-E8, the paper's Algorithm 2, over mappings too).
Ranking rankMappings(const LoopNest &nest, const SearchRules &rules);

} // namespace warpgrain::mapping
