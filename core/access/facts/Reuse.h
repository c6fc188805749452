// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/Fact.h"
#include "core/access/symbolic/Instances.h"
#include "core/access/symbolic/LaunchContext.h"
#include "core/model/Axis.h"
#include "core/model/Unit.h"

#include <array>
#include <cstdint>
#include <map>
#include <vector>

namespace warpgrain::access {

/// How the threads that are merged into one lie in the block.
enum class MergeMode : std::uint8_t {
  cyclic,   ///< blockDim / C apart
  adjacent, ///< neighbours
};

inline constexpr std::array<std::int64_t, 5> reuseFactors{2, 4, 8, 16, 32};

/// Loads of threads that are merged into one.
struct MergedLoads {
  std::int64_t distinct = 0; ///< addresses that one merged thread loads
  std::int64_t total = 0;    ///< addresses that its old threads load, each thread's own ones counted once

  /// The share of loads that merging saves, 0 to 1 (ALG-A7 step 4).
  double saved() const { return total > 0 ? 1.0 - static_cast<double>(distinct) / static_cast<double>(total) : 0.0; }

  friend bool operator==(const MergedLoads &, const MergedLoads &) = default;
};

/// Addresses that one merged thread loads through references to one array in one piece of code. `factor` old threads
/// along an axis become one; a form stands for the address in an old thread.
///
/// Nothing where a part of an address that differs between threads is not followed, or where the factor does not divide
/// the block's extent.
Fact<MergedLoads> mergedLoads(const model::Unit &unit, AtomTable &atoms, const std::vector<Form> &references,
                              model::Axis axis, MergeMode mode, std::int64_t factor, const LaunchContext &launch);

/// How threads share what they read through one reference (ALG-A7).
struct Reuse {
  /// No subscript depends on a thread index: all threads of the block read one element.
  bool isSelfTemporal = false;
  /// The axes along which neighbours read the same element.
  std::array<bool, 3> isSharedAlong{};
  /// Another reference of the same piece of code reads the same array a number of threads away, and its subscript is an
  /// affine function of the thread index.
  bool isGroupTemporal = false;
  /// These numbers of threads, by axis, without 0 and in rising order.
  std::array<std::vector<std::int64_t>, 3> distances;
  /// The reference together with those that read the same array in the same piece of code.
  std::map<model::Axis, std::map<MergeMode, std::map<std::int64_t, Fact<MergedLoads>>>> merged;
};

/// Of each access that reads, by its place in `instances.accesses`: references form one group where they read the same
/// array between the same barriers, in the same loops and under the same conditions. Nothing for accesses that do not
/// read, and a reason where an address is not followed.
std::map<std::size_t, Fact<Reuse>> reuseOf(const model::Unit &unit, KernelInstances &instances,
                                           const LaunchContext &launch);

} // namespace warpgrain::access
