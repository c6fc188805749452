// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Accesses.h"
#include "core/model/ThreadGroup.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace warpgrain::model {

/// What calling a function of the language's own (or of a library) does beyond computing a value from its arguments.
/// The examples are CUDA's.
enum class CallEffect : std::uint8_t {
  none,           ///< computes from its arguments, writes at most the objects that it is handed: the math library,
                  ///< vector makers, std::min
  memory,         ///< reads or writes runs of memory through its arguments: memcpy; CallMeaning::footprints tells which
  load,           ///< reads memory: __ldg and the cache-hint loads, texture and surface reads
  store,          ///< writes memory: cache-hint stores, surface writes
  atomic,         ///< reads and writes memory that other threads use at the same time
  blockBarrier,   ///< __syncthreads, thread_block::sync
  gridBarrier,    ///< grid_group::sync
  blockVote,      ///< __syncthreads_count, _and, _or: a barrier whose value depends on every thread of
                  ///< the block
  warpBarrier,    ///< __syncwarp
  warpExchange,   ///< shuffles, votes, matches, warp reductions: lanes see each other
  threadIdentity, ///< lane or rank of the thread in hardware or in a group: __activemask,
                  ///< thread_rank, %laneid
  collective,     ///< work that a library shares out over threads: cub::BlockReduce::Sum, memcpy_async of cooperative
                  ///< groups; Dialect::collective tells over which, and what memory they use
  groupHandle,    ///< this_thread_block and this_grid, the making of a collective: names threads, does nothing
  clock,          ///< clock, clock64, globaltimer
  fence,          ///< __threadfence and its kin
  report,         ///< printf, assert, trap: visible outside, no value
  allocate,       ///< malloc, free, new on the device
  unknown,        ///< a library or runtime function whose effects are not known
  user,           ///< a function of the person's own: look at its body
};

/// Memory that a call reads or writes through one of its pointer arguments, from the address on that it is handed.
struct CallFootprint {
  std::size_t argument = 0; ///< which argument is the pointer, from 0
  AccessKind kind = AccessKind::read;
  /// Which argument says how many bytes. Nothing: one object of the type that the parameter points to.
  std::optional<std::size_t> bytes;
};

/// What is to be known of a call beyond its effect. A call may have several.
enum class CallTrait : std::uint8_t {
  plainBarrier,      ///< a block's barrier that does nothing else: neither votes nor belongs to a group
  wholeWarp,         ///< a warp's barrier of all lanes, unless the call names fewer
  registersAlone,    ///< an exchange that hands registers from lane to lane and orders no memory
  sameInAllLanes,    ///< an exchange that gives every lane the same: a vote
  whoeverRuns,       ///< an exchange among the lanes that happen to run together
  tellsActiveLanes,  ///< gives which lanes run together
  completesCopies,   ///< waits until the group's asynchronous copies are done
  ofGroup,           ///< of a library of thread groups; also members of a group
  tellsOfGrid,       ///< of a group: knows which block this is, or holds threads of several
  insideBlock,       ///< of a library: what it does is not known, but it knows nothing of the grid
  libraryTemplate,   ///< of a library that may use an argument more than once, or keep it
  ofStandardLibrary, ///< of C++, or of the language's own edition of it
  pointerAlone,      ///< looks at the address that it is handed, and not at what lies there
  ofCompiler,        ///< is built into the compiler
  surface,           ///< reads or writes a surface, whose elements are no recorded accesses
  readOnlyLoad,      ///< loads what no thread writes while the kernel runs
  pastFirstCache,    ///< loads what other blocks have written meanwhile
  makesVector,       ///< makes a value of its arguments, each of which becomes a member
  makesExtents,      ///< makesVector, of three members that may be a launch's extents
  makesCollective,   ///< makes an object for collectives, which keeps a reference to its temporary storage
  findsPlace,        ///< of effect memory: gives a pointer into what it looks through, or none
  ordersSharedAlone, ///< of a barrier: it orders accesses to the block's memory, and no others
  ordersOthersAlone, ///< of a barrier: it orders accesses to all memory but the block's
  extremum, ///< gives the least or the greatest of two numbers, the same whatever their order; of floating-point
            ///< numbers, a number before a NaN
  count     ///< number of traits
};

class CallTraits {
public:
  constexpr bool has(CallTrait trait) const { return (bits_ >> static_cast<unsigned>(trait) & 1U) != 0; }

  constexpr void add(CallTrait trait, bool isSo = true) {
    bits_ |= static_cast<std::uint32_t>(isSo) << static_cast<unsigned>(trait);
  }

private:
  std::uint32_t bits_ = 0;
};

static_assert(static_cast<unsigned>(CallTrait::count) <= 32);

/// What a function of effect `atomic` computes. Subtraction is an addition.
enum class AtomicOperation : std::uint8_t { other, add, minimum, maximum, bitAnd, bitOr, bitXor, compareAndSwap };

/// For which threads an operation is atomic, where they use the same memory.
enum class AtomicScope : std::uint8_t {
  thread, ///< for its own alone, or for which ones is not known
  block,  ///< for those of its block, or of its cluster
  all
};

/// The last operand of a call, which may be an atomic operation's scope.
struct LastOperand {
  bool isLeftOut = false;               ///< it has the value that the function's declaration gives it
  std::optional<std::int64_t> constant; ///< nothing where it is not known
};

/// What a function computes of integers.
enum class IntegerFunction : std::uint8_t {
  other,
  minimum,
  maximum,
  absolute,
  product24,    ///< the product of the low 24 bits of two numbers
  productSum24, ///< the same, and a third number added
};

/// What a function that host code calls does.
enum class HostFunction : std::uint8_t {
  other,
  allocate,      ///< (&pointer, bytes, …): device memory
  waitForDevice, ///< until the device has done all work
  launch,        ///< launches blocks that know nothing of each other
  findVariable,  ///< (&pointer, variable): sets the pointer to the address of a variable of the device
};

/// What a call means, whatever the name of the function that it reaches.
struct CallMeaning {
  CallEffect effect = CallEffect::unknown;
  CallTraits traits = {};
  std::span<const CallFootprint> footprints = {}; ///< of effect `memory`, in the order in which they happen
  /// Of effect `atomic`: `read` where it only loads, `write` where it only stores, else `atomic`.
  AccessKind request = AccessKind::atomic;
  AtomicOperation atomic = AtomicOperation::other;
  IntegerFunction integer = IntegerFunction::other;
  GroupFunction group = GroupFunction::other;
  HostFunction host = HostFunction::other;

  bool has(CallTrait trait) const { return traits.has(trait); }
};

/// What a type is to the language, where it has a name there that says more than its members.
enum class KnownType : std::uint8_t {
  other,
  half,     ///< floating point of 16 bits, or several
  bfloat16, ///< the same with 8 bits of exponent, or several
  vector,   ///< one to four numbers
  extents,  ///< three extents, each of which is 1 unless it is given
  group,    ///< a group of threads
};

} // namespace warpgrain::model
