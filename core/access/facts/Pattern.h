// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/AccessMatrix.h"

#include <array>
#include <string_view>

namespace warpgrain::access {

/// How the threads of a warp lie to each other in an array (ALG-E2).
enum class PatternKind : std::uint8_t {
  uniform,       ///< all threads along x use one element
  linear,        ///< neighbours use neighbouring elements
  reverseLinear, ///< the same, backwards
  shifted,       ///< linear or reverse linear, but not from where a sector begins
  overlapping,   ///< rows of threads along y or z meet the elements of their neighbours
  strided,       ///< neighbours are several elements apart
  random,        ///< not known statically
};

std::string_view nameOf(PatternKind kind);

struct Pattern {
  PatternKind kind = PatternKind::random;
  /// True: threadIdx.x runs in the last dimension alone, along neighbouring elements. False: in another one. Nothing
  /// where it does not occur (uniform).
  std::optional<bool> isTrue;

  /// The class whose warps need no more sectors than their data fills (a shifted one needs one more).
  bool isCoalesced() const {
    return kind == PatternKind::uniform ||
           ((kind == PatternKind::linear || kind == PatternKind::reverseLinear) && isTrue == true);
  }

  friend bool operator==(const Pattern &, const Pattern &) = default;
};

/// Classifies by the inter-thread part and the offset; intra-thread columns play no role. `block` holds the threads
/// along x, y and z, 0 where not known: rows of threads overlap where their distance is less than a row's length.
Pattern classify(const AccessMatrix &matrix, const std::array<std::int64_t, 3> &block = {});

/// The class of the intra-thread part: linear where a single loop moves by one in a single row; nothing where no loop
/// moves the access.
std::optional<PatternKind> classifyIntra(const AccessMatrix &matrix);

} // namespace warpgrain::access
