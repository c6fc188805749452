// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/BodyIndex.h"

#include <optional>

namespace warpgrain::transform {

/// How a statement may use a variable that it does not name: through a lambda that holds it, a pointer or a reference.
struct UnnamedUse {
  const model::Use *escape = nullptr; ///< where the lambda is made, or the address taken
  bool writes = false;                ///< it may change the variable
};

/// Returns such a use of a variable of the thread's own; nothing if there is none. Arrays are memory: what is done to
/// them is seen as accesses.
std::optional<UnnamedUse> unnamedUseIn(const model::BodyIndex &index, model::VariableId id, model::StatementId within);

} // namespace warpgrain::transform
