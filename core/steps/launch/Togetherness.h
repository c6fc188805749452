// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/dependence/effects/Effects.h"

#include <initializer_list>
#include <optional>

namespace warpgrain::transform {

/// Why a step may not change which threads run together: the code works with other threads of its block or warp, may
/// tell its place among them, or is not followed. `allowed`: traits that the step keeps as they are.
std::optional<dependence::Verdict> whyTogether(const dependence::Effects &effects,
                                               std::initializer_list<dependence::Trait> allowed = {});

} // namespace warpgrain::transform
