// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/relations/RelationContext.h"

namespace warpgrain::dependence {

// Checks of whether an access stays within its row. The result depends on this access alone, not on the other access of
// a pair.

/// True if 0 <= offset and offset + size <= factor*symbol for every instance.
bool certainlyStays(RelationContext &context, const access::AccessInstance &access, const ColumnsOfAccess &columns);

/// True if some instance leaves the row for all values of the symbols for which there are instances, or if this cannot
/// be decided.
bool mustLeave(RelationContext &context, const access::AccessInstance &access, const ColumnsOfAccess &columns);

/// Where the values of one of an access's subscripts lie.
SubscriptPlace findPlaceOf(RelationContext &context, const access::AccessInstance &access,
                           const SubscriptOfAccess &subscript);

} // namespace warpgrain::dependence
