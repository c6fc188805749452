// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Body.h"

#include <string>

namespace warpgrain::access {

// A lambda's value is a record. Its members are what it captured: "=x" the value, "&x" the place of a variable x, each
// with where x is declared, since names may hide others.

/// The member that `this` is.
inline constexpr const char *capturedObject = "this";

std::string capturedValue(const model::Variable &variable);
std::string capturedPlace(const model::Variable &variable);

} // namespace warpgrain::access
