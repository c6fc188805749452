// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/model/Unit.h"
#include "core/steps/exchange/ExchangeStep.h"

#include <expected>

namespace warpgrain::transform {

/// Returns the edits that exchange the extents of a launch's block and grid along two axes. Fails if they are written
/// in a way that cannot be changed in place, or are too large along the other axis. Adds to `verdict` that extents that
/// are not known are not too large.
std::expected<TextEdits, dependence::Verdict> exchangedLaunch(const model::Unit &unit, const model::Launch &launch,
                                                              const ExchangeStep &step, dependence::Verdict &verdict);

} // namespace warpgrain::transform
