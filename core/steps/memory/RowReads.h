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

/// Elements of an array that a thread reads side by side, while the next thread along x reads those one further: by
/// their distance from the first, 0 to size() - 1, none left out; at least two.
struct RowReads {
  model::VariableId pointer = model::none<model::VariableId>;
  model::StatementId statement = model::none<model::StatementId>; ///< of the kernel's own block, the first that reads
  /// The condition of that statement, which is an `if`, under which all are certainly read; none where they always are.
  model::ExpressionId condition = model::none<model::ExpressionId>;
  std::map<std::int64_t, std::vector<Element>> elements;
  std::string type;       ///< of an element
  std::int64_t bytes = 0; ///< of an element
};

/// The row of an array's reads that saves most; refuses where there is none, with the place.
std::expected<RowReads, dependence::Verdict> readRow(KernelStudy &study, const std::string &array);

/// A condition that a range of threads along x fulfils, as the next thread along x finds it.
struct NextCondition {
  std::string text;               ///< `i + 1 < n` for `i < n`; empty where it does not differ along x
  std::vector<std::string> moved; ///< what one was added to: "i"
};

/// Writes the condition for the next thread. Fails, with the place, where it is more than comparisons, joined by &&, of
/// the thread's place along x with values that are the same for all threads along x; and where computing it a second
/// time may do something else.
std::expected<NextCondition, dependence::Verdict> conditionOfNext(KernelStudy &study, model::ExpressionId condition);

} // namespace warpgrain::transform
