// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/relations/PairSpace.h"

#include <cstdint>
#include <string>
#include <vector>

namespace warpgrain::dependence {

/// The instances of an access, as one end of a pair. A program that leaves a declared array has no meaning: that it
/// does not is taken for granted, and added to the sentences.
Formula domainOf(const RelationContext &context, PairSpace &space, const access::AccessInstance &access,
                 Viewpoint::Party party, std::vector<std::string> &takenForGranted);

} // namespace warpgrain::dependence
