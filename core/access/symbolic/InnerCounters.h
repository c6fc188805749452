// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/BodyIndex.h"

namespace warpgrain::access {

/// True for a variable that is nothing but a counter of loops inside the given one, or beside it: each use of it lies
/// in a `for` that sets it first, and does not hold the given loop. What it holds where an iteration begins is then
/// never read (`int i, j;` at a function's head, `for (j = 0; …)` in the loop of i). Of a body without goto.
bool countsInnerLoopsAlone(const model::BodyIndex &index, model::StatementId loop, model::VariableId variable);

} // namespace warpgrain::access
