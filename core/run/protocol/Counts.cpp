// SPDX-License-Identifier: Apache-2.0
#include "core/run/protocol/Counts.h"

#include <algorithm>

namespace warpgrain::run {

AccessNumbers &AccessNumbers::operator+=(const AccessNumbers &other) {
  threads += other.threads;
  requests += other.requests;
  sectors += other.sectors;
  lines += other.lines;
  passes += other.passes;
  conflicts += other.conflicts;
  ways = std::max(ways, other.ways);
  return *this;
}

} // namespace warpgrain::run
