// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/BodyIndex.h"

#include <vector>

namespace warpgrain::transform {

/// Whether running a statement runs a part of it.
struct Certainty {
  bool isCertain = false;                ///< it does, where each of `loops` goes round at least once
  std::vector<model::StatementId> loops; ///< for loops of which that is not known, inner ones first
};

/// Of an expression inside a statement. What cannot be shown counts as not certain.
Certainty certaintyOf(const model::BodyIndex &index, model::ExpressionId expression, model::StatementId within);

} // namespace warpgrain::transform
