// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/ApplyPlan.h"
#include "core/run/Executor.h"
#include "core/run/KernelSubject.h"
#include "core/run/OutputComparison.h"
#include "core/run/launch/ResolveLaunch.h"
#include "core/run/launch/VariantLaunch.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace warpgrain::run {

// What runs of a kernel and of its variants have in common.

/// The unit's texts as a compiler can read them.
std::map<std::filesystem::path, std::string> textsFor(const model::Unit &unit);

/// The request that compiles a text of the subject; without a launch.
ExecutionRequest requestFor(const KernelSubject &subject, std::map<std::filesystem::path, std::string> texts,
                            const std::string &mangledName);

/// The launch, with the blocks and threads of `shape`.
SeriesLaunch seriesLaunchOf(const ResolvedLaunch &launch, const LaunchShape &shape);

/// The first difference of each buffer after two runs. Fails as compareBuffers() does, and (usage) where a variable has
/// another size in the variant.
Result<std::vector<Difference>> compareRuns(const KernelSubject &subject, const ResolvedLaunch &launch,
                                            const ExecutionOutcome &original, const ExecutionOutcome &variant);

/// Why a variant's results differ, in a sentence that begins with the first difference. `applied` is null where no plan
/// made the variant.
std::string whyDifferent(const KernelSubject &subject, const transform::PlanResult *applied,
                         const ExecutionOutcome &variant, const std::vector<Difference> &differences);

/// The weakest of the verdicts on a plan's steps.
dependence::VerdictKind weakest(const std::vector<dependence::Verdict> &verdicts);

} // namespace warpgrain::run
