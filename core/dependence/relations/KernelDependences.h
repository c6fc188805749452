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

/// Two threads that use one address in one barrier interval, one of them writing.
struct RaceFinding {
  Dependence dependence; ///< its carrier is `thread` or `block`; at least one end writes
  /// For a person: what, where, which threads, and what would mend it.
  std::string sentence;
  SourceSpan span; ///< of the access that writes
  /// Several threads store one and the same value: the order does not matter.
  bool isBenign = false;
};

/// Whose races are asked for.
enum class RaceScope : std::uint8_t {
  block,  ///< threads of one block: what merging threads asks
  launch, ///< threads of different blocks too
};

/// What is known of data races in a kernel, for the launch that it was analysed for.
struct RaceReport {
  /// Certain ones: whatever the values are that the launch does not tell, threads of one launch meet.
  std::vector<RaceFinding> races;
  /// Pairs that may meet: a subscript, a condition or a value was not followed. Each says what.
  std::vector<RaceFinding> possible;
  /// What the answer rests on where neither list has an entry: sentences ("n is not negative.").
  std::vector<std::string> assumptions;
  /// Said where not everything could be looked at: too many pairs, a call that is not followed. Empty else.
  std::string limit;

  /// Proved: no two threads of one block race, given the assumptions. What threads of different blocks do is not asked.
  bool isFreeWithinBlocks() const;
};

/// A barrier of a kernel, or of a function that it calls.
struct BarrierFinding {
  SourceSpan span;
  access::BarrierKind kind = access::BarrierKind::block;
  std::vector<std::size_t> instances; ///< in KernelInstances::barriers
  bool isUniform = false;             ///< all threads of a block certainly reach it together
  /// Those that have not returned from the kernel do: for the others no barrier waits. Where this is not so, how
  /// threads go on after the barrier is not defined.
  bool isOrderly = false;
  std::string reason; ///< where they may not: which condition differs
};

/// Dependences between the references of a kernel (design, section 6).
struct KernelDependences {
  std::vector<Dependence> dependences; ///< in the order of the source: by source, then by sink
  RaceReport races;
  std::vector<BarrierFinding> barriers;
  std::vector<std::string> assumptions; ///< that dependences are left out by: sentences, as those of the races
  /// Said where there are more pairs than are looked at; empty else.
  std::string limit;
};

/// Looks for races alone: what legality asks, and quicker than all dependences. The instances are of a kernel of the
/// unit; block and grid extents are those that the instances were made for.
RaceReport findRaces(const model::Unit &unit, const access::KernelInstances &instances,
                     RaceScope scope = RaceScope::launch);

/// All dependences, races and barriers. `withInput`: dependences between reads too, which forbid nothing and are often
/// the most of the work. Where it is cancelled, what was found until then, with the limit set.
KernelDependences analyzeDependences(const model::Unit &unit, const access::KernelInstances &instances,
                                     bool withInput = true, const CancellationToken &cancel = {});

/// What a dependence forbids, each as a sentence that names the steps ("unroll-and-jam i by more than 2: …"): what
/// ALG-A6 and ALG-C1 refuse because of it. Empty where it forbids nothing.
std::vector<std::string> forbiddenBy(const Dependence &dependence, const access::KernelInstances &instances);

} // namespace warpgrain::dependence
