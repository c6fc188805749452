// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/relations/PairSpace.h"

#include <cstdint>
#include <string>
#include <vector>

namespace warpgrain::dependence {

/// Returns the iteration domain of an access as one end of a pair: its guards hold and its loop counters are in range.
/// Accesses outside a declared array are undefined behaviour, so the domain also keeps each access inside its array.
/// Appends a sentence to `takenForGranted` for each array whose subscripts this assumption restricts.
Formula domainOf(const RelationContext &context, PairSpace &space, const access::AccessInstance &access,
                 Viewpoint::Party party, std::vector<std::string> &takenForGranted);

} // namespace warpgrain::dependence
