// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Expression.h"

#include <string>
#include <string_view>

namespace warpgrain::dependence {

/// "operator()", "operator bool": what is called by no name of its own.
bool isOperatorName(std::string_view name);

/// How to name a function that is called: "scale"; an operator with its class, "Sum::operator()".
std::string nameOfCallee(const model::Callee &callee);

} // namespace warpgrain::dependence
