// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/model/Unit.h"
#include "core/steps/persist/PersistStep.h"

#include <expected>

namespace warpgrain::transform {

/// Returns the edits by which all launches of a kernel have fewer blocks and hand over their grids as the first
/// argument, with the host functions that count blocks, before the kernel. Fails if a launch, or what is said of the
/// kernel elsewhere, is written in a way that cannot be changed in place.
std::expected<TextEdits, dependence::Verdict> persistedLaunches(const model::Unit &unit, model::FunctionId kernel,
                                                                const PersistStep &step);

} // namespace warpgrain::transform
