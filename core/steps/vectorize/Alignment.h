// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/form/Atom.h"

#include <cstdint>
#include <expected>
#include <string>
#include <vector>

namespace warpgrain::transform {

/// A parameter of the kernel that must be a multiple of a number.
struct MultipleNeed {
  std::string value; ///< as it is named in the kernel: "n", "params.pitch"
  std::int64_t multiple = 1;

  friend bool operator==(const MultipleNeed &, const MultipleNeed &) = default;
};

/// Where a value lies between two multiples of a number.
struct Alignment {
  std::int64_t behind = 0;         ///< how far behind the lower one, from 0
  std::vector<MultipleNeed> needs; ///< that must hold for it to be so
};

/// Adds a need; the larger one stays of two for one value, both of which are powers of 2.
void addNeed(std::vector<MultipleNeed> &needs, const MultipleNeed &need);

/// Computes how far a value is behind a multiple of `unit`, for all threads, blocks and iterations. Fails with the part
/// of the value, as text, that keeps it from being known.
std::expected<Alignment, std::string> alignmentOf(const access::AtomTable &atoms, const access::Form &value,
                                                  std::int64_t unit);

} // namespace warpgrain::transform
