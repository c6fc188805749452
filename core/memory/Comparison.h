// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/memory/ElementType.h"
#include "core/memory/Tolerance.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace warpgrain::memory {

/// A number that is not as the reference has it.
struct Difference {
  std::uint64_t index = 0; ///< of its element
  std::string member;      ///< "x" of a float4; empty where the element is one number
  double reference = 0;
  double found = 0;
  std::string referenceText; ///< in full, as numberText() has it
  std::string foundText;
};

/// How an output differs from its reference, added up piece by piece.
struct Comparison {
  std::uint64_t elements = 0;
  std::uint64_t unequalBits = 0;   ///< elements that are not equal to the last bit
  std::uint64_t outside = 0;       ///< elements that are further off than the tolerance allows
  double largestAbsolute = 0;      ///< of floating-point numbers on both sides
  double largestRelative = 0;      ///< likewise, where the reference is not 0
  std::optional<Difference> first; ///< the first one outside

  bool matches() const { return outside == 0; }

  /// "512 of 4096 elements of C differ; the first is element 17: 3.5 instead of 4."
  std::string sentence(const std::string &buffer) const;
};

/// Compares a piece; both spans have the same size and hold whole elements, the first of which is element `first`. A
/// not-a-number equals every other; padding does not count.
void comparePiece(const ElementType &type, const Tolerance &tolerance, std::uint64_t first,
                  std::span<const std::byte> reference, std::span<const std::byte> found, Comparison &total);

} // namespace warpgrain::memory
