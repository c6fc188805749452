// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/effects/Effects.h"

#include <optional>

namespace warpgrain::transform {

/// What a statement does past which no access of memory may be moved, and no element kept in a register: others may
/// look at memory there, or what is done to it is not followed. None if it does nothing of the kind.
std::optional<dependence::Trait> borderIn(const dependence::Effects &effects);

} // namespace warpgrain::transform
