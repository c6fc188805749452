// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/model/BodyIndex.h"
#include "core/steps/loopkit/CountingLoop.h"

#include <expected>
#include <string>

namespace warpgrain::transform {

/// So many steps of a loop as text: `4`, `TILE`, `2 * stride`; without a sign.
std::string stepsText(const model::Unit &unit, const CountingLoop &loop, std::int64_t steps);

/// The edits that make a piece of text speak of a later iteration: `k + 2` in place of k, in parentheses where
/// something beside it binds more tightly, and `k + 1` in place of `k - 1` where that comes to the same. Fails where
/// the counter is named inside a macro's definition.
std::expected<TextEdits, dependence::Verdict> counterMoved(const model::BodyIndex &index, const CountingLoop &loop,
                                                           const SourceSpan &within, std::int64_t steps);

} // namespace warpgrain::transform
