// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace warpgrain::run {

enum class CountedKind : std::uint8_t { load, store, atomic };

/// Memory space of a counted access.
enum class CountedSpace : std::uint8_t { global, shared, constant };

/// Cost of an access in a launch. The accesses of a warp's lanes in the same iteration of all loops around form one
/// request, as on a device whose lanes reconverge after every branch and every loop. Sectors, lines and banks are
/// counted as in core/access/facts, relative to the beginning of the array, which is assumed to be a multiple of 128.
struct AccessNumbers {
  std::uint64_t threads = 0;   ///< executions by single threads
  std::uint64_t requests = 0;  ///< machine instructions of warps that reach memory
  std::uint64_t sectors = 0;   ///< global memory: sectors of 32 bytes
  std::uint64_t lines = 0;     ///< global memory: lines of 128 bytes
  std::uint64_t passes = 0;    ///< shared memory: passes over the banks
  std::uint64_t conflicts = 0; ///< shared memory: passes that bank conflicts add
  std::uint64_t ways = 0;      ///< shared memory: ways of the worst conflict; 1 means no conflict

  AccessNumbers &operator+=(const AccessNumbers &other);
  friend bool operator==(const AccessNumbers &, const AccessNumbers &) = default;
};

/// A request of one warp with the addresses of its lanes.
struct RecordedRequest {
  std::uint32_t warp = 0;                 ///< number of the warp in its block
  std::uint32_t lanes = 0;                ///< mask of the active lanes; bit 0 is the first lane
  std::uint32_t bytes = 0;                ///< bytes per lane
  std::array<std::int64_t, 32> offsets{}; ///< byte offset of each lane in the array; 0 for inactive lanes
};

/// The counts of an access of the source in a launch.
struct AccessCount {
  std::string file; ///< empty if not known
  std::uint32_t line = 0;
  std::uint32_t column = 0; ///< column in the text of the access: that of p in `*p`, of a in `atomicAdd(&a[i], 1)`
  std::string array;        ///< name of the buffer or the variable
  CountedSpace space = CountedSpace::global;
  CountedKind kind = CountedKind::load;
  AccessNumbers numbers;
  /// Why the requests and their costs may differ on a device, as a clause; empty if they do not.
  std::string approximate;
  /// The first requests of each warp of ExecutionRequest::recordedBlock, in execution order per warp.
  std::vector<RecordedRequest> recorded;
};

/// The counts of a branch condition of the source: of `if`, loops, `&&`, `?:`, `switch`.
struct BranchCount {
  std::string file; ///< empty if not known
  std::uint32_t line = 0;
  std::uint32_t column = 0;
  std::uint64_t threads = 0;   ///< executions by single threads
  std::uint64_t warps = 0;     ///< executions by warps, counted as requests are
  std::uint64_t divergent = 0; ///< executions by warps whose lanes diverge
  std::string approximate;     ///< see AccessCount::approximate
};

/// Kind of an operation other than a memory access.
enum class OperationKind : std::uint8_t {
  integer,    ///< arithmetic, bit operations and comparisons of integers and pointers
  float64,    ///< arithmetic and comparisons of double
  float32,    ///< arithmetic and comparisons of float
  float16,    ///< arithmetic and comparisons of half and bfloat16
  special,    ///< roots and other math functions beyond plain arithmetic; one operation per call
  conversion, ///< conversion between integers and floating-point numbers, or between precisions
  control,    ///< conditions of branches and selections
  barrier,    ///< barrier of a block, a cluster or the grid
  exchange,   ///< between the lanes of a warp: shuffles, votes, matches, reductions, __syncwarp
};

constexpr std::size_t operationKinds = 9;

/// The operations that threads executed for one line of the source, by kind. They are those of Clang's device code
/// before any optimisation, with called functions inlined: the operations of the source, except that constants are
/// folded. Address computations of elements, moves, integer extension and truncation, and conversions of truth values
/// do not count. An operation on a vector counts once per element. A multiplication followed by an addition counts as
/// two.
struct LineOperations {
  std::string file; ///< empty if not known
  std::uint32_t line = 0;
  std::array<std::uint64_t, operationKinds> executed{}; ///< indexed by OperationKind
};

/// The accesses, branches and operations of a launch. The counts are those of the source before any optimisation; if
/// the compiler keeps a value in a register, a device executes fewer accesses. Accesses to thread-local variables are
/// not listed.
struct LaunchCounts {
  std::vector<AccessCount> accesses; ///< in the order of their places
  std::vector<BranchCount> branches; ///< in the order of their places
  std::vector<LineOperations> lines; ///< in the order of their places
  std::vector<std::string> missing;  ///< sentences about accesses that are not counted
  std::string whyNone;               ///< a sentence, set if nothing was counted
};

} // namespace warpgrain::run
