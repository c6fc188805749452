// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/AccessMatrix.h"
#include "core/access/facts/BankMend.h"
#include "core/access/facts/Fact.h"
#include "core/access/facts/Footprint.h"
#include "core/access/facts/Pattern.h"
#include "core/access/facts/Requests.h"
#include "core/access/facts/Reuse.h"
#include "core/access/symbolic/Instances.h"
#include "core/access/symbolic/LaunchContext.h"
#include "core/model/Unit.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::access {

/// What one step of an index that a whole warp shares moves an access by.
struct IndexStep {
  std::string what; ///< "a step of blockIdx.y", "an iteration"
  std::int64_t bytes = 0;
};

/// All that is known of one reference to memory in a launch. A reference that reads and writes (`a[i] += 1`) is two.
struct AccessFacts {
  std::vector<std::size_t> instances; ///< in KernelFacts::instances.accesses: the paths and iterations that lead here
  model::AccessKind kind = model::AccessKind::read; ///< read, write or atomic
  model::MemorySpace space = model::MemorySpace::unknown;
  std::string array; ///< empty where the pointer is not known
  SourceSpan span;
  std::string obscurity; ///< the sub-expression that makes the address not affine, and what it does; empty where it is
  AccessMatrix matrix;   ///< symbolic where arguments have names
  Pattern pattern;
  std::int64_t sizeBytes = 0;                                ///< of the element; 0 where not known
  std::int64_t alignmentBytes = 0;                           ///< that the element's type demands; 0 where not known
  Fact<std::int64_t> strideBytes = notKnown("not computed"); ///< between neighbouring threads along x
  /// Indices whose step is no whole number of sectors: a warp begins now here, now there in one.
  std::vector<IndexStep> unalignedSteps;
  Requests requests;
  std::optional<BankMend> bankMend; ///< of bank conflicts, where one is known
  bool onlyRowsConflict = false;    ///< no two threads of one row of the block are in conflict
  Fact<Footprint> footprint = notKnown("not computed");
  std::optional<Fact<Reuse>> reuse; ///< of reads

  bool isAffine() const { return obscurity.empty(); }
};

/// What the profiler's counters should show for a launch. A load that is written twice in one place is made once.
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

/// Runs a kernel on symbols and looks at every access. The result refers to the unit.
KernelFacts analyzeAccesses(const model::Unit &unit, model::FunctionId kernel, const LaunchContext &launch);

} // namespace warpgrain::access
