// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/patterns/AccessMatrix.h"

#include <array>
#include <string_view>

namespace warpgrain::access {

/// Access pattern of the threads of a warp in an array (ALG-E2).
enum class PatternKind : std::uint8_t {
  uniform,       ///< all threads along x access the same element
  linear,        ///< neighbouring threads access neighbouring elements
  reverseLinear, ///< linear in descending order
  shifted,       ///< linear or reverse linear, but not aligned to a sector
  overlapping,   ///< rows of threads along y or z overlap the elements of neighbouring rows
  strided,       ///< neighbouring threads are several elements apart
  random,        ///< not known statically
};

std::string_view nameOf(PatternKind kind);

struct Pattern {
  PatternKind kind = PatternKind::random;
  /// True if threadIdx.x occurs only in the last dimension, along neighbouring elements; false if it occurs in another
  /// one. No value if it does not occur (uniform).
  std::optional<bool> isTrue;

  /// True for the patterns whose warps need no more sectors than their data fills (a shifted one needs one more).
  bool isCoalesced() const {
    return kind == PatternKind::uniform ||
           ((kind == PatternKind::linear || kind == PatternKind::reverseLinear) && isTrue == true);
  }

  friend bool operator==(const Pattern &, const Pattern &) = default;
};

/// Classifies an access by the inter-thread part and the offset of its matrix; ignores the intra-thread part. `block`
/// is the number of threads along x, y and z, 0 if not known. Rows of threads overlap if their distance is less than
/// the length of a row.
Pattern classify(const AccessMatrix &matrix, const std::array<std::int64_t, 3> &block = {});

/// Classifies the intra-thread part: linear if a single loop moves the access by one in a single row. No value if no
/// loop moves the access.
std::optional<PatternKind> classifyIntra(const AccessMatrix &matrix);

} // namespace warpgrain::access
