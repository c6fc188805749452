// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/steps/loopkit/CountingLoop.h"
#include "core/steps/rewrite/FreshNames.h"

#include <expected>
#include <string>
#include <vector>

namespace warpgrain::transform {

/// How the iterations of a loop are done in groups (ALG-C3, steps 1 and 4): a loop over whole groups and, unless their
/// number is known to come out even, a loop for what is left.
struct Grouping {
  CountingLoop loop;               ///< its step may have got a name
  std::int64_t factor = 1;         ///< iterations of a group
  bool hasRest = false;            ///< a loop for the last iterations follows
  std::vector<std::string> before; ///< statements before the loops: `int k = 0;`
  TextEdits mainHeader;            ///< of the header's text, for the loop over groups
  TextEdits restHeader;            ///< and for the loop after it
  std::vector<dependence::Reason> assumptions;
};

/// Fails where the condition of the loop over groups cannot be written so that it means what it must.
std::expected<Grouping, dependence::Verdict> groupIterations(const model::BodyIndex &index, const CountingLoop &loop,
                                                             std::int64_t factor, FreshNames &names);

} // namespace warpgrain::transform
