// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

#include <optional>
#include <string_view>
#include <vector>

namespace warpgrain::frontend {

/// Runtime functions that take a kernel without launching it (CUDA Runtime API, "Execution Control" and "Occupancy").
bool takesKernelWithoutLaunch(std::string_view callee);

/// The expressions whose functions a pointer may hold where it is launched: every value that its function gives it,
/// whatever the order. Nothing where it may hold others, or where what it holds goes elsewhere too: the pointer is no
/// local variable of the function, is copied, captured, handed on, or has its address taken.
std::optional<std::vector<model::ExpressionId>> functionsHeldBy(const model::Body &body, const model::Unit &unit,
                                                                model::VariableId pointer);

} // namespace warpgrain::frontend
