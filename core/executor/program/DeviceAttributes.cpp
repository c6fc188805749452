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

} // namespace

// Numbers are those of cudaDeviceAttr. What a multiprocessor and a block may hold is the chosen architecture's; a
// multiprocessor is a processor of this machine; clocks tick once in a nanosecond, as clock() does in kernels.
std::optional<int> ProgramRuntime::deviceAttribute(int attribute) const {
  constexpr int kilohertz = 1'000'000;
  const device::MultiprocessorLimits &most = *limits;
  const auto asInt = [](std::uint32_t value) { return static_cast<int>(value); };
  switch (attribute) {
  case 1: // threads of a block, and its extents
  case 2:
  case 3:
    return asInt(most.threadsPerBlock);
  case 4:
    return 64;
  case 5: // blocks of a grid
    return INT_MAX;
  case 6:
  case 7:
    return 65535;
  case 8:
    return asInt(most.sharedBytesPerBlock);
  case 9:
    return 65536; // constant memory
  case 10:
    return asInt(most.warpSize);
  case 11:
    return INT_MAX; // pitch
  case 12:
    return asInt(most.registersPerBlock);
  case 13: // clocks
  case 36:
    return kilohertz;
  case 14:
    return 512; // texture alignment
  case 51:
    return 32; // texture pitch alignment
  case 15:     // copies beside kernels
  case 40:
    return 1;
  case 16:
    return processors();
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
  case 99:
  case 101:
  case 115: // pools
    return 1;
  case 31:
    return 0; // kernels run one after the other
  case 37:
    return 64; // bits of the memory's bus
  case 38:
    return levelTwoBytes();
  case 39:
    return asInt(most.threadsPerMultiprocessor);
  case 75:
    return asInt(most.capability.major);
  case 76:
    return asInt(most.capability.minor);
  case 81:
    return asInt(most.sharedBytesPerMultiprocessor);
  case 82:
    return asInt(most.registersPerMultiprocessor);
  case 87:
    return 2; // float against double
  case 88:
  case 100:
    return 0; // memory of malloc, which kernels are checked against
  case 95:
    return 1; // barriers of the whole grid
  case 97:
    return asInt(most.sharedBytesPerBlockOptIn);
  case 106:
    return asInt(most.blocksPerMultiprocessor);
  case 111:
    return asInt(most.reservedSharedBytesPerBlock);
  default:
    // What there is not: ECC, display, arrays of textures, several boards.
    return attribute > 0 && attribute <= 150 ? std::optional(0) : std::nullopt;
  }
}

} // namespace warpgrain::executor
