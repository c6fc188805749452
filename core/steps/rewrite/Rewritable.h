// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/Unit.h"

#include <optional>

namespace warpgrain::transform {

/// Why a kernel's text cannot be changed in place, whatever the step: a macro writes it, or it is not read whole.
std::optional<dependence::Verdict> whyNotRewritable(const model::Unit &unit, const model::Function &kernel);

/// A template of which no instantiation is seen: adds to a verdict that the operators, conversions and copies of what
/// its parameters stand for do what those of numbers do. Nothing for any other kernel.
void assumePlainParameters(const model::Function &kernel, const model::Unit &unit, dependence::Verdict &verdict);

} // namespace warpgrain::transform
