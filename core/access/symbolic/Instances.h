// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/form/Atom.h"
#include "core/access/form/Condition.h"
#include "core/access/form/Form.h"
#include "core/model/Accesses.h"
#include "core/model/Body.h"
#include "core/model/Ids.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace warpgrain::access {

/// An entry of KernelInstances::arrays.
enum class ArrayId : std::uint32_t {};

/// Something that addresses begin at: an array, what a pointer parameter leads to, a pointer that was loaded.
///
/// Two different arrays of space global may overlap where a pointer leads to them; arrays that are declared may not.
struct Array {
  std::string name;                                            ///< "A", "params.data", "As", "table[i]"
  const model::Body *body = nullptr;                           ///< that `variable` belongs to
  model::VariableId variable = model::none<model::VariableId>; ///< none for pointers that were loaded or computed
  std::string member;                                          ///< the path inside the variable ("data"), else empty
  model::TypeId type = model::none<model::TypeId>;             ///< the array's or the pointer's declared type
  model::MemorySpace space = model::MemorySpace::unknown;
  bool isRestrict = false; ///< a __restrict__ pointer
  bool isPointer = false;  ///< where the memory begins is a pointer's value, not a declaration of its own
  /// Of pointers that differ between threads or iterations and were not followed: why. Two accesses through it need not
  /// begin at the same place.
  std::optional<Obscurity> unknownBase;
  /// Of pointers: it was loaded from memory. One that is not, and whose base is not known, was made of others in a way
  /// that was not followed: it may lead to what any of them leads to.
  bool isLoaded = false;
  /// Of pointers that were loaded: the block indices and loop counters whose change may change where they lead. Without
  /// any they lead to one place in the whole launch.
  std::vector<AtomId> dependsOn;
};

/// A call that leads from the kernel to where something happens.
struct CallSite {
  const model::Body *body = nullptr; ///< of the caller
  model::ExpressionId call = model::none<model::ExpressionId>;
  model::FunctionId function = model::none<model::FunctionId>; ///< that is called

  friend auto operator<=>(const CallSite &, const CallSite &) = default;
};

/// A loop around something that happens.
struct LoopInfo {
  const model::Body *body = nullptr;
  model::StatementId loop = model::none<model::StatementId>;
  AtomId counter{}; ///< number of the iteration, from 0; meaningless where `iteration` is set
  /// Set where the loop was followed iteration by iteration (a constant trip, and values that no form describes, as in
  /// `s >>= 1`): which one this is, from 0.
  std::optional<std::int64_t> iteration;
  /// How often the body begins, at most; not negative. Exact where `isExact`; may depend on thread, block and outer
  /// counters. Nothing where it is not known.
  std::optional<Form> tripCount;
  bool isExact = false;
};

/// A loop that is executed along one path, also one in which nothing happens. A loop in another one that was followed
/// iteration by iteration is executed several times.
struct LoopRun {
  std::vector<LoopInfo> loops; ///< outermost first, of the callers too; the last is the loop itself
};

/// A path through the kernel to something that happens, for all threads, blocks and iterations at once.
///
/// A thread does it in the iteration that the counters tell if all guards hold. A guard may be unknown, then it may not
/// do it although all others hold; a thread for which a guard does not hold never does.
struct Place {
  std::vector<CallSite> calls; ///< outermost first; empty in the kernel itself
  std::vector<LoopInfo> loops; ///< outermost first, of the callers too
  /// Conditions of branches, early exits and loops. Those of a loop's own condition, for the iteration that the counter
  /// tells, are among them.
  std::vector<Condition> guards;
  /// Order of execution: of two places in one iteration of the loops that they share, the one with the smaller number
  /// comes first.
  std::uint32_t sequence = 0;
};

/// A subscript of an array whose extent the type tells: `j` of `tile[i][j]`. A program in which it is not at least 0
/// and below the extent has no meaning.
struct Subscript {
  Form index;
  std::int64_t extent = 0;

  friend bool operator==(const Subscript &, const Subscript &) = default;
};

/// Every execution of one memory access along one path. The same access may occur several times: a function that is
/// called twice, a loop that was followed iteration by iteration.
struct AccessInstance {
  const model::Body *body = nullptr; ///< that `access` belongs to
  model::Access access;              ///< kind is as recorded; its space and array are those the text names: see `array`
  SourceSpan span;                   ///< of the access in the source
  Place place;
  /// What the address begins at; nothing where the pointer is not known at all.
  std::optional<ArrayId> array;
  /// Bytes from the begin of the array. Always a form: what is not followed in it is an opaque atom. For a template's
  /// own body the size of a type that depends on a template parameter is a symbol ("sizeof(T)").
  Form byteOffset;
  /// Those of arrays with several dimensions, and of members that are arrays, as far as the expression itself has them:
  /// outermost first. Empty where the whole array has one dimension: the offset tells as much.
  std::vector<Subscript> subscripts;
  std::uint64_t sizeBytes = 0;                     ///< of what is read or written by each thread; 0 where unknown
  std::uint64_t alignment = 0;                     ///< in bytes, that the type demands; 0 where unknown
  model::TypeId type = model::none<model::TypeId>; ///< of what is read or written
  model::MemorySpace space = model::MemorySpace::unknown; ///< resolved through pointers and calls
  model::AccessKind kind = model::AccessKind::read;
  /// Nothing where the byte offset is quasi-affine; else the sub-expression that made it not so.
  std::optional<Obscurity> obscurity;
  /// Of a run that a library's collective uses (cub::BlockLoad, its temporary storage): the sequence of the
  /// collective's entry in KernelInstances::barriers. Its threads use the run among them, each any part of it, in an
  /// order that the library keeps.
  std::optional<std::uint32_t> collective;
  bool isAtMost = false;       ///< of a collective: it may use less than the run
  bool isAsynchronous = false; ///< of a collective: it goes on until it is waited for

  /// The same collective makes both.
  bool isOfOneCollective(const AccessInstance &other) const { return collective && collective == other.collective; }

  bool isAffine() const { return array && !obscurity; }
};

enum class BarrierKind : std::uint8_t {
  block,
  grid,
  warp,
  blockCollective, ///< work that a library shares out over the threads of the block: cub::BlockReduce
  warpCollective,  ///< the same, over the lanes of a warp or of a group
};

/// A barrier that is reached, or a collective, to which threads come together as to a barrier. What a collective orders
/// beside its own accesses is the library's choice: it is no barrier for others.
struct BarrierInstance {
  const model::Body *body = nullptr;
  model::ExpressionId call = model::none<model::ExpressionId>;
  SourceSpan span;
  Place place;
  BarrierKind kind = BarrierKind::block;
  /// All threads of a block reach it the same number of times: no guard and no trip count around it differs between
  /// them. False where that could not be shown.
  bool isUniform = false;
  std::optional<std::int64_t> lanes; ///< of a warp's collective: how many work together, where that is known
  bool completesCopies = false;      ///< what was copied asynchronously before is there after it
  bool ordersShared = true;          ///< accesses to the block's shared memory before it and after it
  bool ordersOthers = true;          ///< accesses to all other memory

  bool isCollective() const { return kind == BarrierKind::blockCollective || kind == BarrierKind::warpCollective; }
};

/// Something that must hold for the forms to mean what the program computes.
struct Assumption {
  std::string value;                                          ///< what it is about, as text: "n"
  std::optional<std::pair<std::int64_t, std::int64_t>> range; ///< ends, inclusive; without one: it is not negative
  Condition condition;                                        ///< `always` where it is no condition over forms

  /// Returns a sentence: "n is not negative."
  std::string text() const;
};

/// A call whose effects are not followed: memory may be read or written in it.
struct UnfollowedCall {
  Obscurity reason; ///< the call, and why
  std::string name;
  Place place;
  bool mayEndThread = false; ///< a function of the program, not of a library: it may hold `asm("exit;")`
};

/// What running a kernel does. Refers to the unit that it was made from, which must outlive it.
struct KernelInstances {
  const model::Body *body = nullptr; ///< that was executed: the kernel's own, or that of an instantiation
  std::string instance;              ///< template arguments of the instantiation, else empty
  AtomTable atoms;
  std::vector<Array> arrays;
  std::vector<AccessInstance> accesses; ///< in order of execution
  std::vector<BarrierInstance> barriers;
  std::vector<LoopRun> loopRuns;
  std::vector<Assumption> assumptions;
  std::vector<UnfollowedCall> unfollowedCalls;
  bool writesSurfaces = false;             ///< whose elements are no accesses
  std::optional<dependence::Reason> limit; ///< what keeps the kernel from being followed as a whole

  const Array &operator[](ArrayId id) const { return arrays[static_cast<std::size_t>(id)]; }

  /// All accesses are affine, and no call is unfollowed.
  bool isWhole() const;
};

} // namespace warpgrain::access
