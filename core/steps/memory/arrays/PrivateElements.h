// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/memory/arrays/ElementUses.h"

#include <expected>
#include <optional>
#include <vector>

namespace warpgrain::transform {

/// The dimensions of an array that can be removed: during one execution of the region, every use has the same subscript
/// in them, and no value is read that an earlier execution has written.
struct IdleDimensions {
  model::StatementId region = model::none<model::StatementId>; ///< a loop's body, or the block of the declaration
  std::vector<std::size_t> dimensions;                         ///< outermost first; at least one
};

/// Returns the candidate regions: the bodies of the loops around all uses, innermost first, then the block that
/// declares the array.
std::vector<model::StatementId> regionsOf(KernelStudy &study, const OwnArray &array);

/// Finds the dimensions whose subscripts are constant in a region. Refuses if there are none, with the first two uses
/// that differ.
std::expected<IdleDimensions, dependence::Verdict> findIdleDimensions(KernelStudy &study, const OwnArray &array,
                                                                      model::StatementId region);

/// Refuses if elements of the array may carry a value from one execution of the region to a later one. Adds its
/// assumptions to `verdict`.
std::optional<dependence::Verdict> whyValuesAreKept(KernelStudy &study, const OwnArray &array,
                                                    const IdleDimensions &idle, dependence::Verdict &verdict);

/// Refuses if two threads of a block may use the same element of a shared array. Adds its assumptions to `verdict`.
std::optional<dependence::Verdict> whyNotPrivate(KernelStudy &study, const OwnArray &array,
                                                 dependence::Verdict &verdict);

} // namespace warpgrain::transform
