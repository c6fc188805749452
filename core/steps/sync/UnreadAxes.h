// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"
#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"

#include <optional>

namespace warpgrain::transform {

/// Along an axis whose index the kernel does not read, all threads do the same to the same memory, and pairs of threads
/// are not compared. That blocks have one thread there becomes an assumption; refused where a launch has several.
std::optional<dependence::Verdict> whySeveralThreads(KernelStudy &study, const access::KernelInstances &instances,
                                                     dependence::Verdict &verdict);

/// Adds an assumption that concerns the kernel as a whole, where it is not there yet.
void assumeOnce(const KernelStudy &study, dependence::Verdict &verdict, dependence::Reason what);

} // namespace warpgrain::transform
