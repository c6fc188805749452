// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/model/BodyIndex.h"
#include "core/steps/loopkit/CountingLoop.h"
#include "core/steps/registers/FirstIteration.h"

#include <string>

namespace warpgrain::transform {

/// The text of an expression or a declaration for a loop's first iteration, with the counter's first value in place of
/// the counter. Where that is 0, sums and products with it are left out: `(m * 32 + tx) * n` becomes `tx * n`.
std::string firstTextOf(const model::BodyIndex &index, const CountingLoop &loop, const FirstIteration &first,
                        const SourceSpan &span);

} // namespace warpgrain::transform
