// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/threads/BarrierObjects.h"

#include "core/executor/runtime/launch/LaunchState.h"

#include <cstdlib>

namespace warpgrain::executor {

namespace {

struct Object {
  std::uint64_t phase = 0;
  std::int32_t bytes = 0;
  std::uint32_t pending = 0;
  std::uint32_t expected = 0;
};

Object unpacked(std::uint64_t word) {
  using namespace barrier_object;
  const auto field = [word](unsigned at) { return static_cast<std::uint32_t>(word >> at & mostCount); };
  const auto bytes = static_cast<std::int32_t>(word >> bytesAt & (2 * std::uint64_t{mostCount} + 1));
  constexpr std::int32_t sign = mostCount + 1;
  return {.phase = word >> phaseAt,
          .bytes = (bytes ^ sign) - sign,
          .pending = field(pendingAt),
          .expected = field(expectedAt)};
}

std::uint64_t packed(const Object &object) {
  using namespace barrier_object;
  const std::uint64_t bytes = static_cast<std::uint32_t>(object.bytes) & (2 * std::uint64_t{mostCount} + 1);
  return object.phase << phaseAt | bytes << bytesAt | std::uint64_t{object.pending} << pendingAt |
         std::uint64_t{object.expected} << expectedAt;
}

/// What is wrong with it; empty where nothing is.
const char *mistakeOf(const Object &object, std::uint32_t count, ArrivalKind kind) {
  using namespace barrier_object;
  if (kind == ArrivalKind::expectBytes || kind == ArrivalKind::completeBytes) {
    const std::int64_t change = kind == ArrivalKind::expectBytes ? std::int64_t{count} : -std::int64_t{count};
    return std::abs(object.bytes + change) > mostCount ? "An mbarrier would wait for more than 1048575 bytes." : "";
  }
  if (kind == ArrivalKind::noComplete && count == object.pending)
    return "A thread arrives at an mbarrier without completing its phase, and is the last.";
  if (count > object.pending || (kind == ArrivalKind::drop && count > object.expected))
    return "More threads arrive at an mbarrier than it was initialised for.";
  return "";
}

} // namespace

std::uint64_t arrivedAt(std::uint64_t word, std::uint32_t count, ArrivalKind kind, const ThreadState *thread,
                        std::uint32_t site) {
  Object object = unpacked(word);
  if (const char *mistake = mistakeOf(object, count, kind); *mistake != '\0')
    endWith(*thread, run::FaultKind::divergence, mistake, site);
  switch (kind) {
  case ArrivalKind::expectBytes:
    object.bytes += static_cast<std::int32_t>(count);
    break;
  case ArrivalKind::completeBytes:
    object.bytes -= static_cast<std::int32_t>(count);
    break;
  case ArrivalKind::drop:
    object.expected -= count;
    [[fallthrough]];
  default:
    object.pending -= count;
  }
  if (object.pending == 0 && object.bytes == 0) {
    object.phase ^= 1U;
    object.pending = object.expected;
  }
  return packed(object);
}

} // namespace warpgrain::executor
