// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

#include <optional>

namespace warpgrain::transform {

/// The first place that uses a pointer's value itself and not only elements that it leads to: a comparison, a
/// difference, a cast to a number, inline assembly, a library's function. Pointers of the same code that are made of
/// it, and parameters of functions that it is handed to, are looked at too. None where it leads to elements alone; the
/// body's index must know all uses.
std::optional<model::Spelling> findUseOfAddress(const model::Unit &unit, const model::Body &body,
                                                model::VariableId pointer);

} // namespace warpgrain::transform
