// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/registers/RegisterRegion.h"
#include "core/steps/registers/Rotation.h"

#include <expected>
#include <string>
#include <vector>

namespace warpgrain::transform {

/// Shows of the members of a rotation, one of which may be written, that two of them are the same element where their
/// places among the members say so and nowhere else: `a[k]` is what `a[k + 1]` was in the iteration before, and what
/// neither any other iteration nor this one writes under another name (`a[k % 4]` would). The dependences that the loop
/// carries between them all have that distance (ALG-C1). Returns what that takes for granted: sentences.
std::expected<std::vector<std::string>, dependence::Verdict>
memberDistances(KernelStudy &study, RegionFinder &regions, model::StatementId loop,
                const std::vector<Rotation::Member> &members);

} // namespace warpgrain::transform
