// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/References.h"

#include <algorithm>
#include <cstdint>
#include <numeric>

namespace warpgrain::dependence {

using namespace access;

namespace {

/// Offsets beyond it are not told apart: sums of them stay in range.
constexpr std::int64_t mostOffset = std::int64_t(1) << 60;

/// Of a size that is not known, offsets are multiples: one byte decides.
std::int64_t sizeOf(const AccessInstance &access) {
  return std::max<std::int64_t>(1, static_cast<std::int64_t>(access.sizeBytes));
}

bool endsBefore(const Interval &one, std::int64_t size, const Interval &other) {
  return one.high && other.low && *one.high < mostOffset && *other.low > -mostOffset && *one.high + size <= *other.low;
}

/// What every value of the offset is a multiple of, but for its constant; 0 where it is a number.
std::int64_t stepOf(const Form &offset) {
  std::int64_t out = 0;
  for (const Term &term : offset.terms())
    if (!term.atoms.empty()) out = std::gcd(out, term.factor);
  return out;
}

/// The distance of two offsets is `apart` plus a multiple of `step`: with none of them they share a byte.
bool leaveOtherRemainders(const AccessInstance &a, const AccessInstance &b) {
  const std::int64_t step = std::gcd(stepOf(a.byteOffset), stepOf(b.byteOffset));
  std::int64_t apart = 0;
  if (step == 0 || step >= mostOffset ||
      __builtin_sub_overflow(a.byteOffset.constantPart(), b.byteOffset.constantPart(), &apart))
    return false;
  const std::int64_t rest = (apart % step + step) % step;
  return rest >= sizeOf(b) && rest <= step - sizeOf(a);
}

/// Every access of it begins at the same place: a base that each thread, block or iteration has for itself does not.
bool hasOneBase(const RelationContext &context, const AccessInstance &access) {
  if (!access.array) return false;
  const Array &array = context.instances()[*access.array];
  return !array.unknownBase && array.dependsOn.empty();
}

} // namespace

bool areApartAnyway(RelationContext &context, const AccessInstance &a, const AccessInstance &b) {
  if (&a == &b || !hasOneBase(context, a) || !hasOneBase(context, b)) return false;
  const Interval &first = context.boundsOfOffset(a);
  const Interval &second = context.boundsOfOffset(b);
  return endsBefore(first, sizeOf(a), second) || endsBefore(second, sizeOf(b), first) || leaveOtherRemainders(a, b);
}

} // namespace warpgrain::dependence
