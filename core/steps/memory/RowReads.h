// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/registers/Elements.h"

#include <cstdint>
#include <expected>
#include <map>
#include <string>

namespace warpgrain::transform {

/// Consecutive elements of an array that a thread reads, as in a stencil; the next thread along x reads the elements
/// one further. The key of `elements` is the distance from the first element: 0 to size() - 1 without gaps, at least
/// two.
struct RowReads {
  model::VariableId pointer = model::none<model::VariableId>;
  model::StatementId statement = model::none<model::StatementId>; ///< first reading statement in the kernel's own block
  /// The condition of that statement, an `if`, under which all elements are read; none if they are always read.
  model::ExpressionId condition = model::none<model::ExpressionId>;
  std::map<std::int64_t, std::vector<Element>> elements;
  std::string type;       ///< type of an element
  std::int64_t bytes = 0; ///< size of an element
};

/// Finds the row of an array's reads for which staging saves the most loads. Refuses if there is none, with the place.
std::expected<RowReads, dependence::Verdict> readRow(KernelStudy &study, const std::string &array);

} // namespace warpgrain::transform
