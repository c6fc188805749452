// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/relations/KernelDependences.h"
#include "core/model/Axis.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace warpgrain::dependence {

/// How the work of merged threads may be put into one thread (ALG-A6, corrected by ERR-A5).
enum class MergeKind : std::uint8_t {
  simple,         ///< one thread's work after the other's
  byDistribution, ///< around every barrier anew: what comes before it of all merged threads, then what comes after
  illegal,        ///< threads that are merged race: no order keeps what the kernel computes
  unknown,        ///< a dependence between merged threads may be there or not
};

/// "simple", "distribution", "illegal", "unknown": the spelling of the command line.
constexpr const char *nameOf(MergeKind kind) {
  switch (kind) {
  case MergeKind::simple:
    return "simple";
  case MergeKind::byDistribution:
    return "distribution";
  case MergeKind::illegal:
    return "illegal";
  default:
    return "unknown";
  }
}

/// Which threads become one.
struct ThreadMerge {
  model::Axis axis = model::Axis::x;
  std::int64_t factor = 2;            ///< threads that become one; at least 2
  bool isAdjacent = false;            ///< neighbours, else threads that are extent/factor apart
  std::optional<std::int64_t> extent; ///< threads along the axis; where not known, every distance may be theirs
};

struct MergeSafety {
  MergeKind kind = MergeKind::simple;
  /// The coarsening-preventing dependences: their source is in a higher-numbered thread of a merged group. Indices into
  /// KernelDependences::dependences.
  std::vector<std::size_t> preventing;
};

/// Judges a merge by the dependences between threads of a block alone; what else may forbid it, `legality` looks at.
MergeSafety safetyOf(const ThreadMerge &merge, const KernelDependences &found,
                     const access::KernelInstances &instances);

} // namespace warpgrain::dependence
