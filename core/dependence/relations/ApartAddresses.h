// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/relations/RelationContext.h"

namespace warpgrain::dependence {

/// True if two accesses with the same base address never share a byte, for all threads and iterations. The proof uses
/// the bounds of the byte offsets, or their remainders: `4*i` and `4*j + 1` never meet. It builds no integer set, and
/// it suffices for most pairs of members, of unrolled iterations and of elements with constant subscripts. False if it
/// fails.
bool areApartAnyway(const RelationContext &context, const access::AccessInstance &a, const access::AccessInstance &b);

} // namespace warpgrain::dependence
