// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/matrix/Storage.h"

#include <fstream>
#include <string>

namespace warpgrain::adaptive {

std::uint64_t freeMemoryBytes() {
  std::ifstream in("/proc/meminfo");
  std::string key;
  std::uint64_t kilobytes = 0;
  for (std::string unit; in >> key >> kilobytes; std::getline(in, unit))
    if (key == "MemAvailable:") return kilobytes << 10U;
  return 0;
}

} // namespace warpgrain::adaptive
