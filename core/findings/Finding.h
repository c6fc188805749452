// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/Axis.h"
#include "core/model/Ids.h"
#include "core/plan/Step.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::findings {

/// What is wrong with a kernel, or could be better.
enum class FindingKind : std::uint8_t {
  race,             ///< threads use one address, one of them writes, and nothing orders them
  outOfBounds,      ///< an access outside of its array
  divergentBarrier, ///< not all threads of a block reach a barrier together
  uncoalesced,      ///< a warp moves more sectors than its data fills
  bankConflict,     ///< lanes want different words of one bank
  divergence,       ///< lanes wait while others of their warp execute
  occupancy,        ///< few warps are resident
  unevenBlocks,     ///< multiprocessors have no block for a part of the time
  redundantLoads,   ///< neighbouring threads load the same data
  unusedGrain,      ///< more work for each thread is expected to be faster
};

inline constexpr std::size_t findingKinds = 10;

/// "race", "out-of-bounds", "divergent-barrier", …: the spelling of the command line and of files.
std::string_view nameOf(FindingKind kind);

/// A kind in a few words: "Data race".
std::string_view titleOf(FindingKind kind);

enum class Severity : std::uint8_t { error, warning, note };

/// "error", "warning", "note": as in SARIF.
std::string_view nameOf(Severity severity);

/// How a finding is known.
enum class Certainty : std::uint8_t {
  proved,    ///< it follows from the source, for the launch that was looked at
  possible,  ///< something was not followed: it may be so
  estimated, ///< counted, or computed by the model of a GPU
};

/// "proved", "possible", "estimated".
std::string_view nameOf(Certainty certainty);

/// What a finding costs in a launch.
struct FindingCost {
  std::optional<std::int64_t> sectors; ///< of 32 bytes, moved more than its data fills; or loaded again
  std::optional<std::int64_t> passes;  ///< over the banks of shared memory, more than without conflicts
  std::optional<double> cycles;        ///< of the whole launch, by the model of the GPU
  std::optional<double> share;         ///< of the launch's modelled time, 0 to 1
};

/// Steps that mend a finding, in their order: those that must be made first, then the one that mends.
struct Mend {
  transform::Plan plan;
  dependence::Verdict verdict; ///< of all steps together, as they are judged for a plan
  std::optional<double> gain;  ///< the original's modelled time over that with the steps
};

/// One thing that is wrong with a kernel.
struct Finding {
  FindingKind kind = FindingKind::race;
  Severity severity = Severity::note;
  Certainty certainty = Certainty::estimated;
  std::vector<SourceSpan> places;  ///< never empty; the most expensive, or the one that writes, first
  std::string array;               ///< that is accessed; empty where it is about no array
  std::optional<model::Axis> axis; ///< of redundant loads: along which threads that are merged save them
  dependence::Reason cause = dependence::ReasonId::noThreadGetsHere; ///< a sentence
  FindingCost cost;
  std::vector<Mend> mends; ///< that are allowed; the most useful first
  /// Where no step mends it: the step that would, and why it is refused.
  std::optional<transform::Step> refused;
  std::optional<dependence::Reason> refusal;
};

/// What is known of one kernel: the worst first.
struct KernelFindings {
  model::FunctionId kernel = model::none<model::FunctionId>;
  std::vector<Finding> list;
  /// A sentence, where the list is empty: nothing was found, or nothing can be done.
  std::optional<dependence::Reason> nothing;
  /// Clauses: what keeps costs from being known ("n is not known").
  std::vector<dependence::Reason> unknown;
  std::optional<double> microseconds; ///< the launch's modelled time
  std::optional<double> dataBytes;    ///< different bytes that it touches
  bool areMendsJudged = false;

  /// The worst severity in the list; none where it is empty.
  std::optional<Severity> worst() const;
};

} // namespace warpgrain::findings
