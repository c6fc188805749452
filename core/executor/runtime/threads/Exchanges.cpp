// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/threads/Exchanges.h"

#include <algorithm>
#include <bit>

namespace warpgrain::executor {

namespace {

template <typename Use>
void forEach(std::uint32_t members, Use &&use) {
  for (; members != 0; members &= members - 1)
    use(static_cast<std::uint32_t>(std::countr_zero(members)));
}

constexpr std::uint64_t withPredicate(std::uint32_t value, bool predicate) {
  return static_cast<std::uint64_t>(predicate ? 1 : 0) << 32U | value;
}

/// PTX ISA, "shfl.sync": bits 4:0 of the third operand bound the lane, bits 12:8 cut the warp into segments. Of a lane
/// that takes no part the result is undefined; here it is the thread's own value.
std::uint64_t shuffled(const WarpPart *parts, std::uint32_t members, std::uint32_t lane) {
  const WarpPart &part = parts[lane];
  const std::uint32_t segments = part.clamp >> 8U & 31U;
  const std::uint32_t bound = part.clamp & 31U;
  const std::uint32_t first = lane & segments;
  const std::uint32_t last = first | (bound & ~segments);
  const std::uint32_t by = part.lane & 31U;
  std::int32_t from = 0;
  bool isInside = false;
  switch (static_cast<ShuffleKind>(part.kind)) {
  case ShuffleKind::up:
    from = static_cast<std::int32_t>(lane) - static_cast<std::int32_t>(by);
    isInside = from >= static_cast<std::int32_t>(last);
    break;
  case ShuffleKind::down:
    from = static_cast<std::int32_t>(lane + by);
    isInside = from <= static_cast<std::int32_t>(last);
    break;
  case ShuffleKind::butterfly:
    from = static_cast<std::int32_t>(lane ^ by);
    isInside = from <= static_cast<std::int32_t>(last);
    break;
  case ShuffleKind::index:
    from = static_cast<std::int32_t>(first | (by & ~segments));
    isInside = from <= static_cast<std::int32_t>(last);
    break;
  }
  if (!isInside) from = static_cast<std::int32_t>(lane);
  const bool takesPart = (members >> static_cast<std::uint32_t>(from) & 1U) != 0;
  const std::uint32_t source = takesPart ? static_cast<std::uint32_t>(from) : lane;
  return withPredicate(static_cast<std::uint32_t>(parts[source].value), isInside);
}

std::uint32_t reduced(Reduction kind, std::uint32_t a, std::uint32_t b) {
  switch (kind) {
  case Reduction::add:
    return a + b;
  case Reduction::unsignedMin:
    return std::min(a, b);
  case Reduction::unsignedMax:
    return std::max(a, b);
  case Reduction::signedMin:
    return static_cast<std::uint32_t>(std::min(static_cast<std::int32_t>(a), static_cast<std::int32_t>(b)));
  case Reduction::signedMax:
    return static_cast<std::uint32_t>(std::max(static_cast<std::int32_t>(a), static_cast<std::int32_t>(b)));
  case Reduction::bitAnd:
    return a & b;
  case Reduction::bitOr:
    return a | b;
  default:
    return a ^ b;
  }
}

void ballot(const WarpPart *parts, std::uint64_t *results, std::uint32_t members) {
  std::uint32_t votes = 0;
  forEach(members, [&](std::uint32_t lane) { votes |= parts[lane].value != 0 ? 1U << lane : 0; });
  forEach(members, [&](std::uint32_t lane) { results[lane] = static_cast<std::uint64_t>(members) << 32U | votes; });
}

void match(const WarpPart *parts, std::uint64_t *results, std::uint32_t members) {
  forEach(members, [&](std::uint32_t lane) {
    std::uint32_t same = 0;
    forEach(members, [&](std::uint32_t other) { same |= parts[other].value == parts[lane].value ? 1U << other : 0; });
    const bool all = same == members;
    results[lane] = parts[lane].kind == 0 ? same : withPredicate(all ? members : 0, all);
  });
}

void reduce(const WarpPart *parts, std::uint64_t *results, std::uint32_t members) {
  const auto first = static_cast<std::uint32_t>(std::countr_zero(members));
  auto value = static_cast<std::uint32_t>(parts[first].value);
  const auto kind = static_cast<Reduction>(parts[first].kind);
  forEach(members & (members - 1),
          [&](std::uint32_t lane) { value = reduced(kind, value, static_cast<std::uint32_t>(parts[lane].value)); });
  forEach(members, [&](std::uint32_t lane) { results[lane] = value; });
}

} // namespace

void exchangeAmong(LaunchState &launch, const WarpPart *parts, std::uint64_t *results, std::uint32_t members) {
  if (members == 0) return;
  switch (parts[std::countr_zero(members)].operation) {
  case WarpOperation::sync:
    return;
  case WarpOperation::shuffle:
    return forEach(members, [&](std::uint32_t lane) { results[lane] = shuffled(parts, members, lane); });
  case WarpOperation::ballot:
    return ballot(parts, results, members);
  case WarpOperation::match:
    return match(parts, results, members);
  case WarpOperation::reduce:
    return reduce(parts, results, members);
  case WarpOperation::multiply:
    return multiplyMatrices(launch, parts, members);
  }
}

} // namespace warpgrain::executor
