// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/counting/Fact.h"
#include "core/access/symbolic/Instances.h"
#include "core/access/symbolic/LaunchContext.h"
#include "core/model/Axis.h"
#include "core/model/MergeMode.h"
#include "core/model/Unit.h"

#include <array>
#include <cstdint>
#include <map>
#include <vector>

namespace warpgrain::access {

inline constexpr std::array<std::int64_t, 5> reuseFactors{2, 4, 8, 16, 32};

/// Loads of the threads that are merged into one.
struct MergedLoads {
  std::int64_t distinct = 0; ///< distinct addresses that one merged thread loads
  std::int64_t total = 0;    ///< sum of the distinct addresses that each of its original threads loads

  /// Returns the fraction of loads that merging saves, 0 to 1 (ALG-A7 step 4).
  double saved() const { return total > 0 ? 1.0 - static_cast<double>(distinct) / static_cast<double>(total) : 0.0; }

  friend bool operator==(const MergedLoads &, const MergedLoads &) = default;
};

/// Counts the addresses that one merged thread loads through references to one array in one piece of code. `factor`
/// original threads along an axis become one. Each form is the address in an original thread.
///
/// Not known if a part of an address that differs between threads is not followed, or if the factor does not divide the
/// block's extent.
Fact<MergedLoads> mergedLoads(const model::Unit &unit, AtomTable &atoms, const std::vector<Form> &references,
                              model::Axis axis, model::MergeMode mode, std::int64_t factor,
                              const LaunchContext &launch);

/// Reuse between threads of the data that they read through one reference (ALG-A7).
struct Reuse {
  /// True if no subscript depends on a thread index, so that all threads of the block read one element.
  bool isSelfTemporal = false;
  /// The axes along which neighbouring threads read the same element.
  std::array<bool, 3> isSharedAlong{};
  /// True if another reference in the same piece of code reads the same elements as a thread at some distance, and its
  /// subscript is an affine function of the thread index.
  bool isGroupTemporal = false;
  /// These distances in threads, by axis, without 0 and in ascending order.
  std::array<std::vector<std::int64_t>, 3> distances;
  /// Merged loads of this reference and the others that read the same array in the same piece of code.
  std::map<model::Axis, std::map<model::MergeMode, std::map<std::int64_t, Fact<MergedLoads>>>> merged;
};

/// Returns the reuse of each reading access, keyed by its index in `instances.accesses`. References form one group if
/// they read the same array between the same barriers, in the same loops and under the same conditions. Accesses that
/// do not read have no entry. An entry has a reason instead of a value if an address is not followed.
std::map<std::size_t, Fact<Reuse>> reuseOf(const model::Unit &unit, KernelInstances &instances,
                                           const LaunchContext &launch);

} // namespace warpgrain::access
