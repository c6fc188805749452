// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/counting/BankMend.h"
#include "core/access/facts/counting/Fact.h"
#include "core/access/facts/counting/Footprint.h"
#include "core/access/facts/counting/Requests.h"
#include "core/access/facts/patterns/AccessMatrix.h"
#include "core/access/facts/patterns/Pattern.h"
#include "core/access/facts/patterns/Reuse.h"
#include "core/access/symbolic/Instances.h"
#include "core/access/symbolic/LaunchContext.h"
#include "core/model/Unit.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::access {

/// The distance in bytes by which one step of an index that all lanes of a warp share moves an access.
struct IndexStep {
  Reason what; ///< a clause: "a step of blockIdx.y", "an iteration"
  std::int64_t bytes = 0;
};

/// What the analysis knows about one memory reference in a launch. A reference that reads and writes (`a[i] += 1`) has
/// two entries.
struct AccessFacts {
  std::vector<std::size_t> instances; ///< indices into KernelFacts::instances.accesses, one per path or iteration
  model::AccessKind kind = model::AccessKind::read; ///< read, write or atomic
  model::MemorySpace space = model::MemorySpace::unknown;
  std::string array; ///< empty if the pointer is not known
  SourceSpan span;
  /// The sub-expression that makes the address non-affine, and why, as a clause; none if it is affine.
  std::optional<dependence::Reason> obscurity;
  AccessMatrix matrix; ///< symbolic in arguments that are given by name
  Pattern pattern;
  std::int64_t sizeBytes = 0;                                       ///< size of the element; 0 if not known
  std::int64_t alignmentBytes = 0;                                  ///< alignment of the element's type; 0 if not known
  Fact<std::int64_t> strideBytes = notKnown(ReasonId::notComputed); ///< between neighbouring threads along x
  /// Indices whose step is not a multiple of the sector size, so that warps start at different offsets in a sector.
  std::vector<IndexStep> unalignedSteps;
  Requests requests;
  std::optional<BankMend> bankMend; ///< a change that removes the bank conflicts, if one is known
  bool onlyRowsConflict = false;    ///< bank conflicts arise only between threads of different rows of the block
  Fact<Footprint> footprint = notKnown(ReasonId::notComputed);
  std::optional<Fact<Reuse>> reuse; ///< for reads only

  bool isAffine() const { return !obscurity; }
};

/// The values that the profiler's counters should show for a launch. A load that the source repeats in one place counts
/// once.
struct LaunchTotals {
  Fact<std::int64_t> globalLoadSectors = 0;    ///< l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum
  Fact<std::int64_t> globalStoreSectors = 0;   ///< l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum
  Fact<std::int64_t> sharedLoadConflicts = 0;  ///< l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_ld.sum
  Fact<std::int64_t> sharedStoreConflicts = 0; ///< l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_st.sum
};

/// The accesses of a kernel in one launch.
struct KernelFacts {
  LaunchContext launch;
  KernelInstances instances;
  std::vector<AccessFacts> accesses; ///< in the order of the source
  LaunchTotals totals;
};

/// Executes a kernel symbolically and analyzes every access. The unit must outlive the result.
KernelFacts analyzeAccesses(const model::Unit &unit, model::FunctionId kernel, const LaunchContext &launch);

} // namespace warpgrain::access
