// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/steps/unroll/JamPlan.h"

#include <optional>

namespace warpgrain::transform {

/// Two statements of one block of a nest, and how the nest would be jammed with the one further down hoisted above the
/// other (constraint (3) of the papers; ALG-C3 step 3).
struct JamHoist {
  model::StatementId source = model::none<model::StatementId>; ///< to be hoisted
  model::StatementId sink = model::none<model::StatementId>;   ///< above this one
  JamPlan plan;
};

/// The hoisting that puts the statement of one place before that of another. Nothing where the places are not in
/// statements of one block, or in that order already. Whether it is possible, is not asked.
std::optional<JamHoist> hoistingOf(const model::Body &body, const JamPlan &plan, const SourceSpan &source,
                                   const SourceSpan &sink);

} // namespace warpgrain::transform
