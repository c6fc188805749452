// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

namespace warpgrain::model {

/// Returns the member that an expression names if it is a bit-field, else null. A store to one loads the bytes that it
/// shares with others and puts them back.
const Field *bitFieldNamedBy(const Body &body, const Unit &unit, ExpressionId id);

} // namespace warpgrain::model
