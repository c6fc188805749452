// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace warpgrain::execute {

enum class CountedKind : std::uint8_t { load, store, atomic };

/// Where the memory of a counted access is.
enum class CountedSpace : std::uint8_t { global, shared, constant };

/// What an access cost in a launch. What lanes of one warp do in the same iteration of all loops around it is one
/// request: as on a device whose lanes come together again behind every branch and every loop. Sectors, lines and banks
/// count as in core/access/facts, from where the array begins, which is taken to be a multiple of 128.
struct AccessNumbers {
  std::uint64_t threads = 0;   ///< executions by a thread
  std::uint64_t requests = 0;  ///< of warps: machine instructions that reach memory
  std::uint64_t sectors = 0;   ///< of 32 bytes; of global memory
  std::uint64_t lines = 0;     ///< of 128 bytes; of global memory
  std::uint64_t passes = 0;    ///< over the banks; of shared memory
  std::uint64_t conflicts = 0; ///< passes that it would not take without bank conflicts; of shared memory
  std::uint64_t ways = 0;      ///< of the worst pass; of shared memory, 1 is free of conflicts

  AccessNumbers &operator+=(const AccessNumbers &other);
  friend bool operator==(const AccessNumbers &, const AccessNumbers &) = default;
};

/// An access of the source, as the launch executed it.
struct AccessCount {
  std::string file; ///< empty where not known
  std::uint32_t line = 0;
  std::uint32_t column = 0; ///< in the access' text: that of p in `*p`, of a in `atomicAdd(&a[i], 1)`
  std::string array;        ///< the buffer's or the variable's name
  CountedSpace space = CountedSpace::global;
  CountedKind kind = CountedKind::load;
  AccessNumbers numbers;
  /// A clause that says why requests, and what is counted for each, may be others on a device; empty where they are
  /// not.
  std::string approximate;
};

/// A condition of the source that threads branch by: of `if`, loops, `&&`, `?:`, `switch`.
struct BranchCount {
  std::string file; ///< empty where not known
  std::uint32_t line = 0;
  std::uint32_t column = 0;
  std::uint64_t threads = 0;   ///< executions by a thread
  std::uint64_t warps = 0;     ///< executions by a warp, as requests are counted
  std::uint64_t divergent = 0; ///< of these, with lanes that go different ways
  std::string approximate;     ///< as AccessCount's
};

/// The accesses and branches of a launch. What the source says is counted, before any optimisation: where a compiler
/// keeps a value in a register, fewer are made. Accesses to variables of the threads' own are not listed.
struct LaunchCounts {
  std::vector<AccessCount> accesses; ///< in the order of their places
  std::vector<BranchCount> branches; ///< likewise
  std::vector<std::string> missing;  ///< sentences: accesses that are not among them
  std::string whyNone;               ///< a sentence; set where nothing was counted
};

} // namespace warpgrain::execute
