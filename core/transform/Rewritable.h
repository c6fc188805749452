// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/Unit.h"

#include <optional>

namespace warpgrain::transform {

/// Why a kernel's text cannot be changed in place, whatever the step: a macro writes it, or it does not compile.
std::optional<dependence::Verdict> whyNotRewritable(const model::Unit &unit, const model::Function &kernel);

} // namespace warpgrain::transform
