// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"
#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::transform {

/// A `__syncthreads();` of the kernel's own text.
struct OwnBarrier {
  model::StatementId statement = model::none<model::StatementId>;
  SourceSpan call;
  std::string line; ///< "L42"
};

/// Returns the barriers of a kernel's own text in its order.
std::vector<OwnBarrier> ownBarriers(const model::Unit &unit, model::FunctionId kernel, const model::Dialect &dialect);

/// Refuses a kernel that does something, itself or in a function that it calls, that a barrier may matter for without
/// any access of its own block telling so: fences, volatile accesses, surfaces, threads that are told by which others
/// run beside them, and whatever is not followed.
std::optional<dependence::Verdict> whyBarriersMatter(KernelStudy &study);

/// Refuses a barrier that is no statement of a block in the file.
std::optional<dependence::Verdict> whyNotTakenOut(const model::Body &body, const OwnBarrier &barrier);

/// What would happen to memory after other changes to the kernel.
using ChangedInstances = std::function<access::KernelInstances(const access::KernelInstances &)>;

/// Refuses to take a barrier out if some pair of accesses of different threads may lose its order, or if not all
/// threads reach it together. Adds to `verdict` what the proof rests on. `changed`: none if the kernel stays as it is
/// otherwise.
std::optional<dependence::Verdict> whyNeeded(KernelStudy &study, const OwnBarrier &barrier, LaunchScope scope,
                                             dependence::Verdict &verdict, const ChangedInstances &changed = {});

/// Assumes that no branch of #if is chosen other than now if the kernel has one: what the others do with memory was not
/// looked at.
void assumeConfiguration(const KernelStudy &study, dependence::Verdict &verdict);

} // namespace warpgrain::transform
