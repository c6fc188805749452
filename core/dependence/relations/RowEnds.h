// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/relations/RelationContext.h"

namespace warpgrain::dependence {

/// Whether what an access uses of a row stays in it. The other end of a pair has no say in it: the instances of the
/// access are looked at alone.

/// 0 <= offset and offset + size <= factor*symbol, for every instance.
bool certainlyStays(const RelationContext &context, const access::AccessInstance &access,
                    const ColumnsOfAccess &columns);

/// Whatever the symbols are for which there are instances at all, one of them leaves the row; or that cannot be told.
/// Between threads a launch that is not known may be a small one, and nothing must happen.
bool mustLeave(const RelationContext &context, const access::AccessInstance &access, const ColumnsOfAccess &columns);

} // namespace warpgrain::dependence
