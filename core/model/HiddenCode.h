// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

#include <string>

namespace warpgrain::model {

/// Code that runs where no statement or expression of a body stands for it, or in an order that is not recorded:
/// destructors, the steps of a loop over a class's range, statement expressions, the names of structured bindings.
/// Each gives words that go on "This is not followed:"; empty where there is none.
std::string hiddenCodeOf(const Unit &unit, const Body &body, StatementId statement);
std::string hiddenCodeOf(const Unit &unit, const Body &body, ExpressionId expression);

/// Of a whole body, the first that is found.
std::string hiddenCodeIn(const Unit &unit, const Body &body);

} // namespace warpgrain::model
