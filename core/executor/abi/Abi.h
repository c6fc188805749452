// SPDX-License-Identifier: Apache-2.0
//
// Data layouts that compiled kernels and the runtime share. Compiled code reads the members by their offsets.
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

/// Operations that exchange values between the lanes of a warp. All lanes of the mask must execute the same one.
enum class WarpOperation : std::uint32_t { sync, shuffle, ballot, match, reduce, multiply };

/// Operands that one thread passes to an exchange of its warp.
struct WarpPart {
  WarpOperation operation = WarpOperation::sync;
  std::uint32_t mask = 0;
  std::uint32_t kind = 0;  ///< ShuffleKind, Reduction, MatrixProduct, or 1 for a match of all
  std::uint32_t lane = 0;  ///< for a shuffle: source lane or distance
  std::uint64_t value = 0; ///< for a matrix product: address of the thread's parts of the matrices
  std::uint32_t clamp = 0; ///< for a shuffle: bound, with the segment mask in the bits above
};

/// Memory range of the last checked access from one source location. Compiled code compares the next access with it and
/// calls the runtime only if it cannot rule out a fault or a race.
struct CheckedRange {
  std::uintptr_t begin = 0;    ///< address of the first byte
  std::uint64_t freeBytes = 0; ///< bytes from `begin` that may be accessed without a call; 0 if `begin` is not aligned
  std::uint64_t uncheckedReadBytes =
      0;                             ///< size of a shared variable, whose words `epochs` describes; 0 for other memory
  const std::byte *epochs = nullptr; ///< SharedWord::uncheckedReadEpoch of each word, epochBytes apart
};

/// A constant array of the compiled module. Lists of them end with an entry whose `begin` is null.
struct ConstantTable {
  const std::byte *begin = nullptr; ///< null in the last entry of a list
  std::uint64_t bytes = 0;
};

constexpr std::uint64_t epochBytes = 64;
constexpr std::uint64_t mostAlignment = 16; ///< largest alignment that an access requires, in bytes

/// A run of writes from one place in the source, made by consecutive threads to adjacent addresses. The next thread's
/// write that continues the run needs no further check.
struct OpenRun {
  std::uint64_t epoch = 0;      ///< epochOf the block; 0 if no run is open
  std::uint64_t origin = 0;     ///< result of originOf
  std::uint32_t nextThread = 0; ///< number in the block of the thread that may continue the run

  /// Packs the address that thread 0 would write and the bytes per thread. Equal for all writes of a run.
  static constexpr std::uint64_t originOf(std::uintptr_t address, std::uint32_t thread, std::uint64_t bytes) {
    return address - thread * bytes + (bytes << bytesAt);
  }

  static constexpr unsigned bytesAt = 56; ///< addresses use fewer bits
};

class AccessCounter;
class ThreadOrder;
struct LaunchState;

/// Write position in the event log, in words. Compiled code advances it. It is separate from BlockState, whose members
/// stay the same while a block runs.
struct LogCursor {
  std::uint64_t *next; ///< where the next event group is written
  std::uint64_t *end;  ///< if `next` lies beyond it, wg_log_room must be called first
};

/// State of a block. A worker reuses one object for all blocks that it runs. Aligned so that workers do not share a
/// cache line.
struct alignas(64) BlockState {
  // NOLINTBEGIN(modernize-avoid-c-arrays): lowered code reads these members by their offsets
  std::uint32_t blockExtent[3]; ///< blockDim
  std::uint32_t gridExtent[3];  ///< gridDim
  std::uint32_t blockIndex[3];  ///< blockIdx
  // NOLINTEND(modernize-avoid-c-arrays)
  std::uint32_t threads;          ///< of the block
  std::uint32_t sharedBytes;      ///< size of dynamic shared memory, in bytes
  std::uint32_t totalSharedBytes; ///< size of static and dynamic shared memory, in bytes
  std::byte *shared;              ///< first byte of shared memory
  std::uint32_t number;           ///< number of the block in the grid: x varies fastest, then y, then z
  std::uint32_t interval;         ///< barriers that the block has passed
  std::uint32_t *warpIntervals;   ///< synchronizations of each warp's lanes; null if the kernel has no warp exchange
  const ThreadOrder *order;       ///< happens-before order; null until threads synchronize in part
  const CheckedRange *ranges;     ///< by source location; null if accesses are not checked
  OpenRun *runs;                  ///< by source location; null if accesses are not checked
  // Only for kernels that run by regions; arrays have an element per thread:
  std::uint32_t reduced;    ///< result of the last reducing barrier
  std::byte *kept;          ///< memory for values that live across regions
  std::uint32_t *at;        ///< region that the thread runs next
  std::uint32_t *next;      ///< region that the thread has reached
  std::uint32_t *predicate; ///< predicate that the thread passed to the barrier
  WarpPart *part;           ///< operands that the thread passed to its warp's exchange
  std::uint64_t *result;    ///< result of the thread's last exchange
  // Only if executions are counted:
  AccessCounter *counter; ///< null if nothing is counted
  LogCursor *log;         ///< null if nothing is counted
  std::uint64_t *pieces;  ///< executions of each piece of straight-line code
  // Only for the runtime:
  LaunchState *launch; ///< the launch of the block
};

/// State of a thread. Every device function, and every runtime function that needs it, takes a pointer to it as its
/// first argument.
struct ThreadState {
  // NOLINTNEXTLINE(modernize-avoid-c-arrays): lowered code reads the members by their offsets
  std::uint32_t index[3]; ///< threadIdx
  std::uint32_t number;   ///< number in the block: x varies fastest, then y, then z; 32 in a row form a warp
  BlockState *block;
};

/// Packs a block's number and its barrier interval into one value, which is never 0. Compiled code loads both at once.
inline std::uint64_t epochOf(const BlockState &block) {
  return (std::uint64_t{block.interval} << 32U | block.number) + 1;
}

static_assert(offsetof(BlockState, number) % sizeof(std::uint64_t) == 0 &&
              offsetof(BlockState, interval) == offsetof(BlockState, number) + sizeof(std::uint32_t));

static_assert(std::is_standard_layout_v<BlockState> && std::is_standard_layout_v<ThreadState> &&
              std::is_standard_layout_v<WarpPart> && std::is_standard_layout_v<CheckedRange> &&
              std::is_standard_layout_v<OpenRun> && std::is_standard_layout_v<LogCursor>);

constexpr std::uint32_t warpSize = 32;

/// Entry of a kernel in which no thread waits for another: runs every thread of a block.
using BlockEntry = void (*)(BlockState *block, void *const *arguments);
/// Entry of a kernel that runs by regions: runs one region, from one wait to the next. Runs it for all threads of a
/// block or, if `some` is not 0, for the threads whose BlockState::at names it. Returns the region that all threads
/// have reached, regionOfDone, or regionsDiffer. Writes BlockState::next if it returns regionsDiffer or `some` is not
/// 0.
using RegionEntry = std::uint32_t (*)(BlockState *block, void *const *arguments, std::uint32_t region,
                                      std::uint32_t some);
constexpr std::uint32_t regionOfDone = ~std::uint32_t{0};
constexpr std::uint32_t regionsDiffer = regionOfDone - 1;
/// Entry of a kernel that needs fibers: runs one thread.
using ThreadEntry = void (*)(ThreadState *thread, void *const *arguments);

/// Kind of an access to a texture or a surface. Packs into 32 bits.
struct ImageAccess {
  std::uint32_t dimensions = 1; ///< 1 to 3, without layers
  bool isLayered = false;
  bool givesFloats = true;            ///< for textures: results are floats, not integers
  bool hasIntegerCoordinates = false; ///< for textures
  std::uint32_t outside = 0;          ///< for surfaces, if the coordinates are outside: 0 zero, 1 clamp, 2 trap
  bool isStore = false;               ///< for surfaces

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

/// Element type of a matrix that a warp multiplies.
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

/// Distance in bytes between a thread's parts of a, b, c and d = a b + c in memory.
constexpr std::uint32_t matrixPartBytes = 32;

/// A matrix product of a warp. Packs into 32 bits. Every thread holds the same number of elements of a matrix, in
/// thread order: a and b by rows or columns, c and d by rows.
struct MatrixProduct {
  std::uint32_t rows = 0;    ///< of a and d, at most 32
  std::uint32_t columns = 0; ///< of b and d, at most 32
  std::uint32_t depth = 0;   ///< columns of a, rows of b, at most 32
  MatrixElement factors = MatrixElement::f16;
  bool isAInColumns = false;
  bool isBInColumns = false;
  bool addsHalves = false;  ///< c has elements of type half, not of the type of the products
  bool givesHalves = false; ///< d has elements of type half
  bool saturates = false;   ///< integer results saturate
  /// True if threads hold the elements as "mma.sync" assigns them: a by rows, b by columns.
  bool isByFragments = false;
  MatrixElement secondFactors = MatrixElement::f16; ///< element type of b, if isByFragments

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

/// Bit layout of an mbarrier object in shared memory, which PTX leaves to the implementation: phase modulo 2, pending
/// bytes of bulk copies (tx-count), pending arrivals of this phase, and expected arrivals of the next phase.
namespace barrier_object {
inline constexpr unsigned phaseAt = 63;
inline constexpr unsigned bytesAt = 40; ///< 21 bits, two's complement: copies may complete before they are expected
inline constexpr unsigned pendingAt = 20;
inline constexpr unsigned expectedAt = 0;
inline constexpr std::uint32_t mostCount =
    0xfffff; ///< largest count of arrivals (20 bits each) and of bytes in either direction
} // namespace barrier_object

/// Operations on an mbarrier object: a thread arrives, or bytes become expected or complete.
enum class ArrivalKind : std::uint32_t { plain, noComplete, drop, expectBytes, completeBytes };

/// Runtime function (thread, object, count, ArrivalKind, site) that returns the new object.
inline constexpr const char *barrierObjectName = "wg_mbarrier";

/// Alignment of BlockState::kept, in bytes.
constexpr std::uint64_t keptAlignment = 64;

/// Kind of a memory access, as lowered code passes it to the runtime.
enum class LoweredAccessKind : std::uint32_t { read, write, atomic };

/// Where an access may read padding between structure members, which stays unwritten: nowhere, only inside words of
/// which some bytes are written, or anywhere.
enum class Gaps : std::uint32_t { none, inWords, anywhere };

/// Properties of an access that are known at compile time. Packs into 32 bits.
struct AccessForm {
  LoweredAccessKind kind = LoweredAccessKind::read;
  std::uint32_t alignment = 1; ///< required alignment, in bytes
  Gaps gaps = Gaps::none;
  /// Kind of the matrix fragment that the access loads or stores an element of. The warp makes such an access together,
  /// and the lane that makes it is not specified; a lane holds the same elements of all fragments of a kind. 0 for an
  /// access that the thread makes itself.
  std::uint32_t fragment = 0;

  static constexpr std::uint32_t fragmentKinds = 16; ///< number of kinds, including 0

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
