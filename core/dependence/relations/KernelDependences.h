// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"
#include "core/base/Cancellation.h"
#include "core/dependence/Verdict.h"
#include "core/dependence/relations/Dependence.h"
#include "core/model/Unit.h"

#include <optional>
#include <string>
#include <vector>

namespace warpgrain::dependence {

/// A data race: two threads access one address in one barrier interval, and one of them writes.
struct RaceFinding {
  Dependence dependence; ///< its carrier is `thread` or `block`; at least one end writes
  /// The accesses, their places, the threads, and a remedy.
  Reason reason = ReasonId::raceMayBeInBlock;
  SourceSpan span; ///< span of the writing access
  /// True if all threads store the same value, so that their order does not matter.
  bool isBenign = false;
};

/// The threads among which races are searched.
enum class RaceScope : std::uint8_t {
  block,  ///< threads of one block, as merging threads needs
  launch, ///< threads of one block and of different blocks
};

/// The data races of a kernel, for the launch for which it was analyzed.
struct RaceReport {
  /// Certain races: they occur for all values that the launch leaves open.
  std::vector<RaceFinding> races;
  /// Possible races: a subscript, a condition or a value was not followed. Each finding says which.
  std::vector<RaceFinding> possible;
  std::vector<Reason> assumptions; ///< the absence of further races relies on them
  std::optional<Reason> limit;     ///< what could not be analyzed: too many pairs, or a call that is not followed

  /// True if no two threads of one block provably race, under the assumptions. Ignores threads of different blocks.
  bool isFreeWithinBlocks() const;
};

/// A barrier of a kernel, or of a function that it calls.
struct BarrierFinding {
  SourceSpan span;
  access::BarrierKind kind = access::BarrierKind::block;
  std::vector<std::size_t> instances; ///< in KernelInstances::barriers
  bool isUniform = false;             ///< true if all threads of a block certainly reach it together
  /// True if all threads that have not returned certainly reach it together, or, of a warp's barrier, whole warps do; a
  /// barrier does not wait for threads that have returned. If false, how threads continue after it is undefined.
  bool isOrderly = false;
  std::optional<Reason> reason; ///< if they may not reach it together: the condition that differs, as a clause
};

/// Dependences between the references of a kernel (design, section 6), with its races and barriers.
struct KernelDependences {
  std::vector<Dependence> dependences; ///< in the order of the source: by source, then by sink
  RaceReport races;
  std::vector<BarrierFinding> barriers;
  std::vector<Reason> assumptions; ///< other dependences were ruled out under these assumptions
  std::optional<Reason> limit;     ///< pairs that were not analyzed
};

/// Finds races only, which is enough for legality and faster than all dependences. The instances must belong to a
/// kernel of the unit. The block and grid extents are those for which the instances were made.
RaceReport findRaces(const model::Unit &unit, const access::KernelInstances &instances,
                     RaceScope scope = RaceScope::launch);

/// Finds all dependences, races and barriers. `withInput` includes dependences between reads, which forbid nothing and
/// often take most of the work. After a cancellation, returns what was found so far, with the limit set.
KernelDependences analyzeDependences(const model::Unit &unit, const access::KernelInstances &instances,
                                     bool withInput = true, const CancellationToken &cancel = {});

/// Returns the steps that a dependence forbids (ALG-A6, ALG-C1), one sentence each ("unroll-and-jam i by more than
/// 2: …"). Empty if it forbids nothing.
std::vector<std::string> forbiddenBy(const Dependence &dependence, const access::KernelInstances &instances);

} // namespace warpgrain::dependence
