// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"
#include "core/dependence/reasons/Reason.h"
#include "core/dependence/relations/RelationContext.h"

#include <optional>
#include <vector>

namespace warpgrain::dependence {

/// Returns what must hold for the forms of a kernel to mean what it computes.
Reason reasonOf(const access::Assumption &assumption);

/// Returns that a call's effects are not known, and why.
Reason unfollowedReason(const RelationContext &context, const access::UnfollowedCall &call);

} // namespace warpgrain::dependence
