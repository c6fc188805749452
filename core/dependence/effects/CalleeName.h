// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Expression.h"

#include <string>
#include <string_view>

namespace warpgrain::dependence {

/// True for the name of an operator or conversion: "operator()", "operator bool".
bool isOperatorName(std::string_view name);

/// Returns the display name of a called function: "scale", or for an operator with its class, "Sum::operator()". A
/// lambda is "operator() of a lambda".
std::string nameOfCallee(const model::Callee &callee);

} // namespace warpgrain::dependence
