// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/reasons/Reason.h"
#include "core/dependence/relations/RelationContext.h"

#include <optional>

namespace warpgrain::dependence {

/// Why two atomic operations of different threads may race all the same; none where they cannot. PTX orders those alone
/// that are atomic for each other's threads (`atomicAdd_block` is for those of its block) and act on as many bytes.
std::optional<Reason> whyNotAtomicTogether(const RelationContext &context, const access::AccessInstance &a,
                                           const access::AccessInstance &b, ThreadRelation relation);

} // namespace warpgrain::dependence
