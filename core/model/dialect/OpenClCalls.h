// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/CallMeaning.h"
#include "core/model/Expression.h"

#include <string_view>

namespace warpgrain::model {

/// What a call of OpenCL C's own does, by the function's name; of barriers also by their fence flags, which the
/// frontend records as the callee's template arguments: "<1>", "<?>" where they are not known. Source: OpenCL C 3.0
/// Specification, chapter 6.15 "Built-in Functions". Functions that are not in the tables are unknown: images, pipes,
/// events, sub-groups, which have no size that all devices share.
CallMeaning openClMeaningOf(const Callee &callee);

/// For which threads an atomic function is atomic.
AtomicScope openClAtomicScope(const Callee &callee, const LastOperand &last);

} // namespace warpgrain::model
