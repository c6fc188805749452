// SPDX-License-Identifier: Apache-2.0
#include "core/steps/registers/Borders.h"

#include <algorithm>
#include <array>

namespace warpgrain::transform {

using dependence::Trait;

namespace {

constexpr std::array borders{Trait::atomic,     Trait::volatileAccess, Trait::blockBarrier,    Trait::gridBarrier,
                             Trait::blockVote,  Trait::fence,          Trait::warpBarrier,     Trait::warpExchange,
                             Trait::collective, Trait::threadIdentity, Trait::clock,           Trait::report,
                             Trait::allocate,   Trait::launch,         Trait::lambda,          Trait::assembly,
                             Trait::gotoJump,   Trait::unknownCall,    Trait::unknownStatement};

} // namespace

std::optional<Trait> borderIn(const dependence::Effects &effects) {
  const auto *const found = std::ranges::find_if(borders, [&](Trait trait) { return effects.has(trait); });
  return found != borders.end() ? std::optional(*found) : std::nullopt;
}

} // namespace warpgrain::transform
