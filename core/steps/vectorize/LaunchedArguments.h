// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/model/Unit.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace warpgrain::transform {

/// A number or an address that a launch hands over must be a multiple of a number.
struct ArgumentNeed {
  model::VariableId parameter = model::none<model::VariableId>; ///< of the kernel
  std::int64_t multiple = 1;                                    ///< of an address, in bytes

  friend bool operator==(const ArgumentNeed &, const ArgumentNeed &) = default;
};

/// Refuses if a launch of the unit visibly hands over something else: another number, or what lies between two
/// multiples in memory that the launching function allocates (`p + 1`).
std::optional<dependence::Verdict> whyNotMultiple(const model::Unit &unit, model::FunctionId kernel,
                                                  const ArgumentNeed &need);

/// Returns whether every launch of the unit, of which there are some, hands over an address in memory that the
/// launching function allocates, at a multiple from its begin.
bool isAllocatedMultiple(const model::Unit &unit, model::FunctionId kernel, const ArgumentNeed &need);

/// Returns the edits that let the host code assert the needs before each launch whose arguments do not show them. A
/// launch before which no line can be put, or whose arguments cannot be evaluated twice, gets none.
TextEdits assertedAtLaunches(const model::Unit &unit, model::FunctionId kernel, const std::vector<ArgumentNeed> &needs);

} // namespace warpgrain::transform
