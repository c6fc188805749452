// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/relations/RelationContext.h"

namespace warpgrain::dependence {

/// Two accesses that begin at one address lead to bytes of their own whatever their threads and iterations are: their
/// offsets have bounds that tell, or leave different remainders (`4*i` and `4*j + 1` never meet). No set has to be made
/// for it, and most pairs of members, of unrolled iterations and of elements by number are told apart so. False where
/// that does not show.
bool areApartAnyway(RelationContext &context, const access::AccessInstance &a, const access::AccessInstance &b);

} // namespace warpgrain::dependence
