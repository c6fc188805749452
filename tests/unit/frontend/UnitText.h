// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

#include <string>

namespace warpgrain::tests {

/// A unit written out, every value of it: two units with the same text are the same model.
std::string textOfUnit(const model::Unit &unit);

} // namespace warpgrain::tests
