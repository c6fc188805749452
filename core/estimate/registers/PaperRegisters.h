// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

#include <cstdint>

namespace warpgrain::estimate {

/// The registers of a kernel as the papers on CREST estimate them (ALG-A8): the variables that are neither parameters
/// nor shared, constant or local memory, where a variable that is a copy of another one shares its register, and one
/// register for each element that is read more than once. There are no live ranges in it. `countsWords`: values of 64
/// bits count twice, which the papers' do not.
std::uint32_t paperRegisters(const model::Unit &unit, const model::Body &body, bool countsWords = false);

} // namespace warpgrain::estimate
