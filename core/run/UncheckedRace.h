// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/KernelSubject.h"

#include <string>

namespace warpgrain::run {

/// Of a kernel whose runs check no accesses, as those through OpenCL: the sentence on the first race in the launch that
/// the analysis finds or cannot rule out. What such a launch leaves in memory may differ from run to run, so that a
/// comparison says nothing of a variant. Empty where there is no race, and where runs check accesses themselves.
std::string uncheckedRace(const KernelSubject &subject, const ResolvedLaunch &launch);

} // namespace warpgrain::run
