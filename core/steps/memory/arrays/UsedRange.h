// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/memory/arrays/ElementUses.h"

#include <cstdint>
#include <expected>
#include <vector>

namespace warpgrain::transform {

/// The range of the subscripts of one dimension: from low to high, inclusive.
struct UsedRange {
  std::size_t dimension = 0; ///< 0 for the outermost dimension
  std::int64_t low = 0;
  std::int64_t high = 0;

  std::int64_t extent() const { return high - low + 1; }
};

/// Finds the dimensions of an array that are longer than the range used, in every instantiation of a template. Nothing
/// reads the elements outside these ranges. Refuses if all elements may be used, or if the range is not known. Adds its
/// assumptions to `verdict`.
std::expected<std::vector<UsedRange>, dependence::Verdict> findUsedRanges(KernelStudy &study, const OwnArray &array,
                                                                          dependence::Verdict &verdict);

/// Returns the edits that reduce the array to the used elements: smaller extents, and subscripts that begin at 0.
TextEdits editsForRanges(const KernelStudy &study, const OwnArray &array, const std::vector<UsedRange> &ranges);

} // namespace warpgrain::transform
