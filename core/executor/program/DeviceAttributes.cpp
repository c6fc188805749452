// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/ProgramRuntime.h"

#include <algorithm>
#include <climits>
#include <thread>
#include <unistd.h>

namespace warpgrain::executor {

namespace {

int levelTwoBytes() {
  const long bytes = sysconf(_SC_LEVEL3_CACHE_SIZE);
  return bytes > 0 && bytes < INT_MAX ? static_cast<int>(bytes) : 4 << 20;
}

int processors() {
  return static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

/// Attributes that depend on the architecture that is compiled for.
std::optional<std::uint32_t> attributeOf(const device::MultiprocessorLimits &limits, int attribute) {
  switch (attribute) {
  case 1: // threads of a block, and its extents
  case 2:
  case 3:
    return limits.threadsPerBlock;
  case 8:
    return limits.sharedBytesPerBlock;
  case 10:
    return limits.warpSize;
  case 12:
    return limits.registersPerBlock;
  case 39:
    return limits.threadsPerMultiprocessor;
  case 75:
    return limits.capability.major;
  case 76:
    return limits.capability.minor;
  case 81:
    return limits.sharedBytesPerMultiprocessor;
  case 82:
    return limits.registersPerMultiprocessor;
  case 97:
    return limits.sharedBytesPerBlockOptIn;
  case 106:
    return limits.blocksPerMultiprocessor;
  case 111:
    return limits.reservedSharedBytesPerBlock;
  default:
    return std::nullopt;
  }
}

/// Attributes of the executor itself, which are the same for all architectures. A multiprocessor is a processor of this
/// machine; clocks tick once per nanosecond, as clock() does in kernels.
std::optional<int> attributeOfExecutor(int attribute) {
  constexpr int kilohertz = 1'000'000;
  switch (attribute) {
  case 4:
    return 64;
  case 5: // blocks of a grid
    return INT_MAX;
  case 6:
  case 7:
    return 65535;
  case 9:
    return 65536; // constant memory
  case 11:
    return INT_MAX; // pitch
  case 13:          // clocks
  case 36:
    return kilohertz;
  case 14:
    return 512; // texture alignment
  case 51:
    return 32; // texture pitch alignment
  case 16:
    return processors();
  case 37:
    return 64; // bits of the memory's bus
  case 38:
    return levelTwoBytes();
  case 87:
    return 2; // float against double
  default:
    return std::nullopt;
  }
}

/// Features that the executor has. Attributes that are not named here are 0: it has no ECC, display or arrays of
/// textures, runs kernels one after the other (31), and does not let kernels use memory of malloc (88, 100).
bool hasFeature(int attribute) {
  switch (attribute) {
  case 15: // copies beside kernels
  case 40:
  case 19: // mapped host memory
  case 41: // unified addresses
  case 78: // priorities of streams
  case 79: // caches
  case 80:
  case 83: // managed memory, by both sides at once
  case 86:
  case 89:
  case 90:
  case 91: // registered memory under the host's pointer
  case 95: // barriers of the whole grid
  case 99:
  case 101:
  case 115: // pools
    return true;
  default:
    return false;
  }
}

} // namespace

std::optional<int> ProgramRuntime::deviceAttribute(int attribute) const {
  constexpr int lastAttribute = 150;
  if (const auto value = attributeOf(*limits, attribute)) return static_cast<int>(*value);
  if (const auto value = attributeOfExecutor(attribute)) return value;
  if (attribute <= 0 || attribute > lastAttribute) return std::nullopt;
  return hasFeature(attribute) ? 1 : 0;
}

} // namespace warpgrain::executor
