// SPDX-License-Identifier: Apache-2.0
#include "core/memory/Comparison.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace warpgrain::memory {

namespace {

/// True where a floating-point number with other bits is still right; keeps the largest errors.
bool isNear(double reference, double found, const Tolerance &tolerance, Comparison &total) {
  if (std::isnan(reference) || std::isnan(found)) return std::isnan(reference) && std::isnan(found);
  if (std::isinf(reference) || std::isinf(found)) return reference == found;
  const double error = std::fabs(found - reference);
  total.largestAbsolute = std::max(total.largestAbsolute, error);
  if (reference != 0) total.largestRelative = std::max(total.largestRelative, error / std::fabs(reference));
  return !tolerance.isBitwise() && error <= tolerance.absolute + tolerance.relative * std::fabs(reference);
}

void compareElement(const ElementType &type, const Tolerance &tolerance, std::uint64_t index,
                    const std::byte *reference, const std::byte *found, Comparison &total) {
  bool isEqual = true;
  bool isInside = true;
  for (const ElementMember &member : type.members) {
    const std::byte *expected = reference + member.offset;
    const std::byte *got = found + member.offset;
    if (std::memcmp(expected, got, sizeOf(member.kind)) == 0) continue;
    isEqual = false;
    const double a = numberAt(expected, member.kind);
    const double b = numberAt(got, member.kind);
    if (isFloating(member.kind) && isNear(a, b, tolerance, total)) continue;
    isInside = false;
    if (!total.first)
      total.first = Difference{.index = index,
                               .member = member.name,
                               .reference = a,
                               .found = b,
                               .referenceText = numberText(expected, member.kind),
                               .foundText = numberText(got, member.kind)};
  }
  if (!isEqual) ++total.unequalBits;
  if (!isInside) ++total.outside;
}

} // namespace

void comparePiece(const ElementType &type, const Tolerance &tolerance, std::uint64_t first,
                  std::span<const std::byte> reference, std::span<const std::byte> found, Comparison &total) {
  const std::size_t stride = std::max<std::size_t>(1, type.strideBytes);
  const std::size_t count = std::min(reference.size(), found.size()) / stride;
  total.elements += count;
  if (std::memcmp(reference.data(), found.data(), count * stride) == 0) return;
  for (std::size_t i = 0; i < count; ++i) {
    const std::byte *expected = reference.data() + i * stride;
    const std::byte *got = found.data() + i * stride;
    if (std::memcmp(expected, got, stride) != 0) compareElement(type, tolerance, first + i, expected, got, total);
  }
}

std::string Comparison::sentence(const std::string &buffer) const {
  if (!first) return unequalBits == 0 ? buffer + " is equal." : buffer + " is within the tolerance.";
  return std::to_string(outside) + " of " + std::to_string(elements) + " elements of " + buffer +
         " differ; the first is element " + std::to_string(first->index) +
         (first->member.empty() ? "" : ", " + first->member) + ": " + first->foundText + " instead of " +
         first->referenceText + ".";
}

} // namespace warpgrain::memory
