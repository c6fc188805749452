// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/BodyIndex.h"
#include "core/steps/vectorize/EarlyValues.h"
#include "core/steps/vectorize/VectorGroup.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::transform {

/// Returns the conditions `if (c) continue;` of a loop's body; no value if the loop has other jumps of its own.
std::optional<std::vector<VectorGuard>> leavingGuards(const model::Body &body, model::StatementId loop);

/// Returns the `if` without else in a loop's body that an access stands in; none if it stands in the body itself.
model::StatementId guardAround(const model::Body &body, model::StatementId loop, const model::Access &access);

/// Returns, as text before the loop, that the guards let all of its iterations pass: each comparison for the first or
/// the last one, whichever is the harder. Fails where these two do not tell of those between.
std::expected<std::string, dependence::Verdict> conditionOfAll(const model::BodyIndex &index,
                                                               const std::vector<VectorGuard> &guards,
                                                               std::int64_t iterations, EarlyValues &values);

} // namespace warpgrain::transform
