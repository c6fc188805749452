// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/Body.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/registers/Elements.h"
#include "core/steps/registers/FirstIteration.h"
#include "core/steps/registers/RegisterRegion.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::transform {

/// Elements of which each is, in the next iteration of a loop, what the one after it is in this one: `a[k]`, `a[k + 1]`
/// and `a[k + 2]`. Only the last one need be loaded; the others are passed on from register to register. One of them
/// may be written, as in `a[k] = a[k - 1] + b[k]`: what is stored is passed on.
struct Rotation {
  struct Member {
    const Element *element = nullptr;
    std::vector<const model::Access *> accesses; ///< directly in the loop's body, in the order of the text
    const model::Access *write = nullptr;        ///< among them: what a statement of the loop's body assigns to
    bool beginsWithWrite = false; ///< each iteration writes it before it reads it: the last of the members
  };

  model::StatementId loop = model::none<model::StatementId>;
  std::vector<Member> members;                 ///< by the iteration in which the first one comes to them; two or more
  FirstIteration first;                        ///< in which all of them are read before the loop changes anything
  std::vector<dependence::Reason> assumptions; ///< that members are the same element only where the text shows it
};

/// The rotations in a kernel's loops that step their counter by one. Each iteration certainly comes to all members, and
/// nothing else in the loop writes what they read, or touches what they write. `refusal` is told the first reason why
/// there are not more.
std::vector<Rotation> findRotations(KernelStudy &study, RegionFinder &regions, const std::vector<Element> &elements,
                                    std::optional<dependence::Verdict> &refusal);

/// Proves that the members of a rotation, one of which may be written, refer to the same element exactly if their
/// positions say so: `a[k]` is the element that `a[k + 1]` was in the previous iteration. No two members may overlap in
/// one iteration, and every dependence that the loop carries between members must have the distance of their positions
/// (ALG-C1); `a[k % 4]` violates this. Returns the assumptions of the proof, or the verdict that refuses the step.
std::expected<std::vector<dependence::Reason>, dependence::Verdict>
memberDistances(KernelStudy &study, RegionFinder &regions, model::StatementId loop,
                const std::vector<Rotation::Member> &members);

/// How many iterations of a loop that steps its counter up by one lie between two references that are written alike but
/// for a constant beside the counter: 2 for `a[k - 1]` and `a[k + 1]`. The second one names in an iteration what the
/// first one names so many iterations later; where the counter steps down, so many earlier. Nothing where the text does
/// not show it, or names no counter.
std::optional<std::int64_t> shiftBetween(const model::Body &body, model::ExpressionId one, model::ExpressionId other,
                                         model::VariableId counter);

} // namespace warpgrain::transform
