// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/registers/Elements.h"

#include <cstdint>
#include <expected>
#include <map>
#include <string>
#include <vector>

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

/// A condition that holds for a range of threads along x, rewritten for the next thread along x.
struct NextCondition {
  std::string text;               ///< `i + 1 < n` for `i < n`; empty if it does not differ along x
  std::vector<std::string> moved; ///< expressions to which 1 was added: "i"
};

/// Rewrites a condition for the next thread. It must be a conjunction (&&) of comparisons of the thread's position
/// along x with values that are the same for all threads along x. Refuses any other condition, and one whose repeated
/// evaluation may have an effect or another result, with the place.
std::expected<NextCondition, dependence::Verdict> conditionOfNext(KernelStudy &study, model::ExpressionId condition);

} // namespace warpgrain::transform
