// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/memory/ElementUses.h"

#include <cstdint>
#include <expected>
#include <vector>

namespace warpgrain::transform {

/// Numbers that the subscripts of one dimension have: from low to high, both included.
struct UsedRange {
  std::size_t dimension = 0; ///< 0 for the outermost one
  std::int64_t low = 0;
  std::int64_t high = 0;

  std::int64_t extent() const { return high - low + 1; }
};

/// The dimensions of an array that are longer than what is used of them, in every instantiation of a template. Elements
/// that are left out hold nothing that anybody reads. Refuses where all elements may be used, or where it is not known
/// which. Adds what that rests on.
std::expected<std::vector<UsedRange>, dependence::Verdict> findUsedRanges(KernelStudy &study, const OwnArray &array,
                                                                          dependence::Verdict &verdict);

/// Edits that leave the used elements alone: shorter extents, and subscripts that begin at 0.
TextEdits editsForRanges(const KernelStudy &study, const OwnArray &array, const std::vector<UsedRange> &ranges);

} // namespace warpgrain::transform
