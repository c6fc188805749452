// SPDX-License-Identifier: Apache-2.0
//
// What compiled kernels and the code that runs them agree on. Kernels read these members by their offsets.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace warpgrain::executor {

/// Ways to reduce over the threads of a barrier or a warp.
enum class Reduction : std::uint32_t {
  count,
  all,
  any,
  add,
  unsignedMin,
  unsignedMax,
  signedMin,
  signedMax,
  bitAnd,
  bitOr,
  bitXor
};

enum class ShuffleKind : std::uint32_t { up, down, butterfly, index };

/// The exchanges of a warp's threads; all threads of the mask must take part in the same one.
enum class WarpOperation : std::uint32_t { sync, shuffle, ballot, match, reduce, multiply };

/// A thread's part in an exchange of its warp.
struct WarpPart {
  WarpOperation operation = WarpOperation::sync;
  std::uint32_t mask = 0;
  std::uint32_t kind = 0;  ///< ShuffleKind, Reduction, MatrixProduct, or 1 for a match of all
  std::uint32_t lane = 0;  ///< of a shuffle: the lane or the distance
  std::uint64_t value = 0; ///< of a product of matrices: the address of the thread's parts of them
  std::uint32_t clamp = 0; ///< of a shuffle: the bound, and the segments' mask above it
};

/// What the last access of a place in the source went to, as far as compiled code looks at it.
struct CheckedRange {
  std::uintptr_t begin = 0;
  // From there on; 0 where it is no multiple of what any access demands.
  std::uint64_t freeBytes = 0;       ///< which may be read with no further look
  std::uint64_t settledBytes = 0;    ///< of shared memory, whose words may be where `epochs` holds the block's own
  const std::byte *epochs = nullptr; ///< of each word when a further read tells nothing new, epochBytes apart
};

/// Memory of compiled code that nobody writes.
struct ConstantTable {
  const std::byte *begin = nullptr; ///< null where the list of them ends
  std::uint64_t bytes = 0;
};

constexpr std::uint64_t epochBytes = 64;
constexpr std::uint64_t mostAlignment = 16; ///< that an access demands

/// A run of writes from one place in the source, made by consecutive threads to adjacent addresses. The next thread's
/// write that continues the run needs no further check.
struct OpenRun {
  std::uint64_t epoch = 0;      ///< epochOf the block; 0: there is none
  std::uint64_t origin = 0;     ///< as originOf
  std::uint32_t nextThread = 0; ///< of the block

  /// The same for all threads of a run: what thread 0 would have written, and how many bytes each writes.
  static constexpr std::uint64_t originOf(std::uintptr_t address, std::uint32_t thread, std::uint64_t bytes) {
    return address - thread * bytes + (bytes << bytesAt);
  }

  static constexpr unsigned bytesAt = 56; ///< no address has as many bits
};

class AccessCounter;
class ThreadOrder;
struct LaunchState;

/// Where events are logged, in words. Compiled code moves it: it is none of the block's state, which stays the same.
struct LogCursor {
  std::uint64_t *next; ///< of the next group
  std::uint64_t *end;  ///< room must be made where the next one lies behind this
};

/// What the threads of a block share. Blocks of different workers are not in one line of the caches.
struct alignas(64) BlockState {
  std::uint32_t blockExtent[3];   ///< blockDim
  std::uint32_t gridExtent[3];    ///< gridDim
  std::uint32_t blockIndex[3];    ///< blockIdx
  std::uint32_t threads;          ///< of the block
  std::uint32_t sharedBytes;      ///< dynamic shared memory
  std::uint32_t totalSharedBytes; ///< static and dynamic
  std::byte *shared;              ///< where the block's shared memory begins
  std::uint32_t number;           ///< of the block in the grid: x first, then y, then z
  std::uint32_t interval;         ///< how many barriers the block has passed
  std::uint32_t *warpIntervals;   ///< for each warp how often its lanes met; null where they exchange nothing
  const ThreadOrder *order;       ///< what came before what, once some threads alone have met; null before
  const CheckedRange *ranges;     ///< of each place in the source, where accesses are checked
  OpenRun *runs;                  ///< likewise
  // Of kernels that run by regions alone:
  std::uint32_t reduced;    ///< what the last barrier found
  std::byte *kept;          ///< what threads keep from one region to another
  std::uint32_t *at;        ///< for each thread the region that it is to run
  std::uint32_t *next;      ///< for each thread the region that it came to
  std::uint32_t *predicate; ///< for each thread what it brought to the barrier
  WarpPart *part;           ///< for each thread what it brought to its warp's exchange
  std::uint64_t *result;    ///< for each thread what it got there
  // Where executions are counted alone:
  AccessCounter *counter; ///< null where nothing is counted
  LogCursor *log;         ///< null likewise
  std::uint64_t *pieces;  ///< for each piece of straight code how often threads came to it
  // For the runtime alone:
  LaunchState *launch; ///< the launch of the block
};

/// What each thread has for itself; every function of the device gets a pointer to it as its first argument.
struct ThreadState {
  std::uint32_t index[3]; ///< threadIdx
  std::uint32_t number;   ///< in the block: x first, then y, then z; 32 in a row are a warp
  BlockState *block;
};

/// The block that runs and how many barriers it has passed; never 0, since no grid has as many blocks. Compiled code
/// loads both at once.
inline std::uint64_t epochOf(const BlockState &block) {
  return (std::uint64_t{block.interval} << 32U | block.number) + 1;
}

static_assert(offsetof(BlockState, number) % sizeof(std::uint64_t) == 0 &&
              offsetof(BlockState, interval) == offsetof(BlockState, number) + sizeof(std::uint32_t));

static_assert(std::is_standard_layout_v<BlockState> && std::is_standard_layout_v<ThreadState> &&
              std::is_standard_layout_v<WarpPart> && std::is_standard_layout_v<CheckedRange> &&
              std::is_standard_layout_v<OpenRun> && std::is_standard_layout_v<LogCursor>);

constexpr std::uint32_t warpSize = 32;

/// Runs every thread of a block, for kernels in which no thread waits for another.
using BlockEntry = void (*)(BlockState *block, void *const *arguments);
/// Runs a region of the kernel, from where threads wait to where they wait next: for all threads of a block or, where
/// `some`, for those that are to run it. The region that all of them came to, regionOfDone, or regionsDiffer, and then
/// BlockState::next holds the region of each; where `some`, it does so in any case.
using RegionEntry = std::uint32_t (*)(BlockState *block, void *const *arguments, std::uint32_t region,
                                      std::uint32_t some);
constexpr std::uint32_t regionOfDone = ~std::uint32_t{0};
constexpr std::uint32_t regionsDiffer = regionOfDone - 1;
/// Runs one thread.
using ThreadEntry = void (*)(ThreadState *thread, void *const *arguments);

/// What compiled code asks of a texture or a surface, in 32 bits.
struct ImageAccess {
  std::uint32_t dimensions = 1; ///< 1 to 3, layers not counted
  bool isLayered = false;
  bool givesFloats = true;            ///< of a texture
  bool hasIntegerCoordinates = false; ///< of a texture
  std::uint32_t outside = 0;          ///< of a surface: 0 zero, 1 clamp, 2 trap
  bool isStore = false;               ///< of a surface

  constexpr std::uint32_t packed() const {
    return dimensions | (isLayered ? 4U : 0U) | (givesFloats ? 8U : 0U) | (hasIntegerCoordinates ? 16U : 0U) |
           outside << 5U | (isStore ? 128U : 0U);
  }

  static constexpr ImageAccess unpacked(std::uint32_t bits) {
    return {.dimensions = bits & 3U,
            .isLayered = (bits & 4U) != 0,
            .givesFloats = (bits & 8U) != 0,
            .hasIntegerCoordinates = (bits & 16U) != 0,
            .outside = bits >> 5U & 3U,
            .isStore = (bits & 128U) != 0};
  }
};

/// What matrices of a warp are made of.
enum class MatrixElement : std::uint32_t { f16, bf16, tf32, f64, s8, u8 };

constexpr std::uint32_t bytesOfElement(MatrixElement type) {
  switch (type) {
  case MatrixElement::f64:
    return 8;
  case MatrixElement::tf32:
    return 4;
  case MatrixElement::s8:
  case MatrixElement::u8:
    return 1;
  default:
    return 2;
  }
}

/// Each thread's parts of a, b, c and d = a b + c follow each other in memory, this far apart, in bytes.
constexpr std::uint32_t matrixPartBytes = 32;

/// A product of matrices that the threads of a warp make together, in 32 bits. Each thread holds as many elements of a
/// matrix as the others, in the order of the threads: of a and b in rows or columns, of c and d in rows.
struct MatrixProduct {
  std::uint32_t rows = 0;    ///< of a and d, at most 32
  std::uint32_t columns = 0; ///< of b and d, at most 32
  std::uint32_t depth = 0;   ///< columns of a, rows of b, at most 32
  MatrixElement factors = MatrixElement::f16;
  bool isAInColumns = false;
  bool isBInColumns = false;
  bool addsHalves = false;  ///< c has halves, not what the products have
  bool givesHalves = false; ///< so has d
  bool saturates = false;   ///< integers
  /// Threads hold the elements that "mma.sync" says, of a in rows and of b in columns; else as many as the others, in
  /// order.
  bool isByFragments = false;
  MatrixElement secondFactors = MatrixElement::f16; ///< of b, where they are fragments

  constexpr std::uint32_t packed() const {
    return rows | columns << 6U | depth << 12U | static_cast<std::uint32_t>(factors) << 18U |
           (isAInColumns ? 1U << 21U : 0U) | (isBInColumns ? 1U << 22U : 0U) | (addsHalves ? 1U << 23U : 0U) |
           (givesHalves ? 1U << 24U : 0U) | (saturates ? 1U << 25U : 0U) | (isByFragments ? 1U << 26U : 0U) |
           static_cast<std::uint32_t>(secondFactors) << 27U;
  }

  static constexpr MatrixProduct unpacked(std::uint32_t bits) {
    return {.rows = bits & 63U,
            .columns = bits >> 6U & 63U,
            .depth = bits >> 12U & 63U,
            .factors = static_cast<MatrixElement>(bits >> 18U & 7U),
            .isAInColumns = (bits >> 21U & 1U) != 0,
            .isBInColumns = (bits >> 22U & 1U) != 0,
            .addsHalves = (bits >> 23U & 1U) != 0,
            .givesHalves = (bits >> 24U & 1U) != 0,
            .saturates = (bits >> 25U & 1U) != 0,
            .isByFragments = (bits >> 26U & 1U) != 0,
            .secondFactors = static_cast<MatrixElement>(bits >> 27U & 7U)};
  }
};

/// An mbarrier object in shared memory, which PTX leaves open: the number of its phase modulo 2, the bytes of bulk
/// copies that the phase still waits for (its tx-count), and of arrivals how many it still waits for, and the next one
/// will.
namespace BarrierObject {
inline constexpr unsigned phaseAt = 63;
inline constexpr unsigned bytesAt = 40; ///< 21 bits, two's complement: copies may end before they are expected
inline constexpr unsigned pendingAt = 20;
inline constexpr unsigned expectedAt = 0;
inline constexpr std::uint32_t mostCount = 0xfffff; ///< of arrivals, each with 20 bits, and of bytes either way
} // namespace BarrierObject

/// What happens at an mbarrier object: a thread arrives, or bytes are expected or have come.
enum class ArrivalKind : std::uint32_t { plain, noComplete, drop, expectBytes, completeBytes };

/// (thread, object, count, ArrivalKind, site): the object behind it.
inline constexpr const char *barrierObjectName = "wg_mbarrier";

/// What the begin of kept memory is a multiple of.
constexpr std::uint64_t keptAlignment = 64;

/// Kinds of memory access that are checked.
enum class LoweredAccessKind : std::uint32_t { read, write, atomic };

/// Where an access may read bytes between the members of structures, which nobody writes: nowhere, inside words of
/// which something is written, or anywhere.
enum class Gaps : std::uint32_t { none, inWords, anywhere };

/// What is known of an access when it is compiled.
struct AccessForm {
  LoweredAccessKind kind = LoweredAccessKind::read;
  std::uint32_t alignment = 1; ///< that it demands, in bytes
  Gaps gaps = Gaps::none;
  /// Of an element of a matrix that a warp loads or stores together; it is not said which lane does. A lane holds the
  /// same elements of all fragments of a kind. 0: the thread itself makes the access.
  std::uint32_t fragment = 0;

  static constexpr std::uint32_t fragmentKinds = 16; ///< 0 counted

  constexpr std::uint32_t packed() const {
    return static_cast<std::uint32_t>(kind) | static_cast<std::uint32_t>(gaps) << 2U | fragment << 4U | alignment << 8U;
  }

  static constexpr AccessForm unpacked(std::uint32_t bits) {
    return {.kind = static_cast<LoweredAccessKind>(bits & 3U),
            .alignment = bits >> 8U,
            .gaps = static_cast<Gaps>(bits >> 2U & 3U),
            .fragment = bits >> 4U & (fragmentKinds - 1)};
  }
};

} // namespace warpgrain::executor
