// SPDX-License-Identifier: Apache-2.0
#include "app/executor/run/BarrierObjects.h"

#include "app/executor/run/Launch.h"

namespace warpgrain::executor {

std::uint64_t arrivedAt(std::uint64_t object, std::uint32_t count, ArrivalKind kind, const ThreadState *thread,
                        std::uint32_t site) {
  using namespace BarrierObject;
  const auto field = [object](unsigned at) { return static_cast<std::uint32_t>(object >> at & mostCount); };
  std::uint64_t phase = object >> phaseAt;
  std::uint32_t pending = field(pendingAt);
  std::uint32_t expected = field(expectedAt);
  const bool endsWhereItMayNot = kind == ArrivalKind::noComplete && count == pending;
  if (count > pending || endsWhereItMayNot || (kind == ArrivalKind::drop && count > expected))
    endWith(execute::FaultKind::divergence,
            endsWhereItMayNot ? "A thread arrives at an mbarrier without completing its phase, and is the last."
                              : "More threads arrive at an mbarrier than it was initialised for.",
            site, thread);
  pending -= count;
  if (kind == ArrivalKind::drop) expected -= count;
  if (pending == 0) {
    phase ^= 1U;
    pending = expected;
  }
  return phase << phaseAt | std::uint64_t{pending} << pendingAt | std::uint64_t{expected} << expectedAt;
}

} // namespace warpgrain::executor
