// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"

#include <expected>
#include <optional>
#include <vector>

namespace warpgrain::transform {

/// Why lanes of one thread could tell each other apart, or would repeat what must be done once, wherever in the kernel
/// it stands: warp operations, clocks, output, addresses of variables that are kept, functions that read what the step
/// changes.
std::optional<dependence::Verdict> whyLanesDiffer(KernelStudy &study);

/// The statements outside of a loop that change memory, in the order of the text: one lane does them. Fails where such
/// a statement gives a variable a value, which the other lanes would lack, or is none of its own.
std::expected<std::vector<model::StatementId>, dependence::Verdict> statementsOfOneLane(KernelStudy &study,
                                                                                        model::StatementId loop);

} // namespace warpgrain::transform
