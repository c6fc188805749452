// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"
#include "core/dependence/relations/RelationContext.h"

#include <cstddef>
#include <vector>

namespace warpgrain::dependence {

/// True if all that an access reads is certainly written by some threads of the block in the same iteration of the
/// `loops` outermost loops around it, by any of the given accesses. That they come first is not looked at; false also
/// where something in them is not followed, or isl gave up.
bool isWrittenInIteration(RelationContext &context, const access::AccessInstance &read,
                          const std::vector<const access::AccessInstance *> &writes, std::size_t loops);

} // namespace warpgrain::dependence
