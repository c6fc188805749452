// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

namespace warpgrain::transform {

/// A call that writes to a surface, in a body or in a function that it calls; null where there is none. Elements of
/// surfaces are no recorded accesses, so that nobody compares them: what reorders accesses has to ask for this.
const model::Expression *findSurfaceStore(const model::Unit &unit, const model::Body &body);

} // namespace warpgrain::transform
