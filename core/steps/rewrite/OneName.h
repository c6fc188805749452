// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Body.h"

#include <string_view>

namespace warpgrain::transform {

/// True if one variable alone of a body has the name: text that names it means that one wherever it stands.
bool isOnlyOneNamed(const model::Body &body, std::string_view name);

} // namespace warpgrain::transform
