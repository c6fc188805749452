// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/mapping/Nest.h"

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace warpgrain::mapping {

/// Which loop becomes which thread index: entry 0 is the loop of tx, entry 1 that of ty, entry 2 that of tz.
struct Mapping {
  std::vector<std::size_t> loops; ///< in LoopNest::loops, each at most once; one to three

  std::size_t rank() const { return loops.size(); }

  friend bool operator==(const Mapping &, const Mapping &) = default;
};

/// "i2 -> tx, i1 -> ty"
std::string textOf(const LoopNest &nest, const Mapping &mapping);

/// Returns the injective assignments of parallel loops to `rank` thread indices (ALG-E1, 4), those that map inner loops
/// to tx first. Empty if the nest has fewer parallel loops.
std::vector<Mapping> legalMappings(const LoopNest &nest, std::size_t rank);

/// Returns the number of thread indices that a nest gets: one for each parallel loop, at most three.
std::size_t rankOf(const LoopNest &nest);

/// Moves the columns of the mapped loops to the inter-thread part, in the fixed order tx, ty, tz (ERR-E3).
access::AccessMatrix mapped(const access::AccessMatrix &matrix, const Mapping &mapping);

} // namespace warpgrain::mapping
