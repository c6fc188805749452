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

/// Proves that the members of a rotation, one of which may be written, refer to the same element exactly if their
/// positions say so: `a[k]` is the element that `a[k + 1]` was in the previous iteration. No two members may overlap in
/// one iteration, and every dependence that the loop carries between members must have the distance of their positions
/// (ALG-C1); `a[k % 4]` violates this. Returns the assumptions of the proof as sentences, or the verdict that refuses
/// the step.
std::expected<std::vector<std::string>, dependence::Verdict>
memberDistances(KernelStudy &study, RegionFinder &regions, model::StatementId loop,
                const std::vector<Rotation::Member> &members);

} // namespace warpgrain::transform
