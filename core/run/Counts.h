// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
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

/// A request of one warp with the addresses of its lanes.
struct RecordedRequest {
  std::uint32_t warp = 0;                 ///< of its block
  std::uint32_t lanes = 0;                ///< that took part; bit 0 is the first one's
  std::uint32_t bytes = 0;                ///< of each lane
  std::array<std::int64_t, 32> offsets{}; ///< of each lane, in bytes from where the array begins; 0 of others
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
  /// The first requests of each warp of ExecutionRequest::recordedBlock, a warp's own in the order that it makes them.
  std::vector<RecordedRequest> recorded;
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

/// What an operation that is no access to memory does.
enum class OperationKind : std::uint8_t {
  integer,    ///< arithmetic, bits and comparisons, of integers and pointers
  float64,    ///< arithmetic and comparisons
  float32,    ///< likewise
  float16,    ///< likewise, of half and bfloat16
  special,    ///< roots, and functions of the math library that are no plain arithmetic: one each
  conversion, ///< between integers and floating-point numbers, or of one precision to another
  control,    ///< conditions that threads branch or choose by
  barrier,    ///< of a block, a cluster or the grid
  exchange,   ///< between the lanes of a warp: shuffles, votes, matches, reductions, __syncwarp
};

constexpr std::size_t operationKinds = 9;

/// The operations of one line of the source, by their kinds, each executed by a thread. They are those of Clang's code
/// for the device before any optimisation, functions taken in where they are called: as the source says, with no more
/// than constants computed. Addresses of elements, moves, integers made wider or narrower, and truth values are no
/// operations; one on a vector is as many as it has elements. A multiplication and an addition are two.
struct LineOperations {
  std::string file; ///< empty where not known
  std::uint32_t line = 0;
  std::array<std::uint64_t, operationKinds> executed{}; ///< by OperationKind
};

/// The accesses and branches of a launch. What the source says is counted, before any optimisation: where a compiler
/// keeps a value in a register, fewer are made. Accesses to variables of the threads' own are not listed.
struct LaunchCounts {
  std::vector<AccessCount> accesses; ///< in the order of their places
  std::vector<BranchCount> branches; ///< likewise
  std::vector<LineOperations> lines; ///< likewise
  std::vector<std::string> missing;  ///< sentences: what is not among them
  std::string whyNone;               ///< a sentence; set where nothing was counted
};

} // namespace warpgrain::execute
