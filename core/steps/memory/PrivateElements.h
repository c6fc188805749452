// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/memory/ElementUses.h"

#include <expected>
#include <optional>
#include <vector>

namespace warpgrain::transform {

/// The dimensions of an array that are not needed: while the region runs once, every use has the same subscript there,
/// and nothing is read that was written when it ran before.
struct IdleDimensions {
  model::StatementId region = model::none<model::StatementId>; ///< a loop's body, or the block of the declaration
  std::vector<std::size_t> dimensions;                         ///< outermost first; at least one
};

/// Where uses may have something in common: bodies of loops around all of them, inner ones first, and last the block in
/// which the array lives.
std::vector<model::StatementId> regionsOf(KernelStudy &study, const OwnArray &array);

/// Finds the dimensions whose subscripts stay in a region; refuses where there are none, with the first two uses that
/// differ.
std::expected<IdleDimensions, dependence::Verdict> findIdleDimensions(KernelStudy &study, const OwnArray &array,
                                                                      model::StatementId region);

/// Why elements of the array may keep a value from one time that the region runs to the next.
std::optional<dependence::Verdict> whyValuesAreKept(KernelStudy &study, const OwnArray &array,
                                                    const IdleDimensions &idle, dependence::Verdict &verdict);

/// Why two threads of a block may use one element of a shared array: one thread's elements are not its own then.
std::optional<dependence::Verdict> whyNotPrivate(KernelStudy &study, const OwnArray &array,
                                                 dependence::Verdict &verdict);

} // namespace warpgrain::transform
