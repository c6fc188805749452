// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

#include <vector>

namespace warpgrain::model {

/// A call that reads or writes memory through the handle of a texture or of a surface. The kernel has no pointer to
/// that memory, and the call is no recorded access.
struct HandleAccess {
  ExpressionId call = none<ExpressionId>;
  ExpressionId handle = none<ExpressionId>; ///< of a texture; none for a surface
  bool isWrite = false;
};

std::vector<HandleAccess> handleAccessesIn(const Body &body, const Unit &unit);

} // namespace warpgrain::model
