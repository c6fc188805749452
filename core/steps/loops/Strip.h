// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/model/BodyIndex.h"
#include "core/steps/loopkit/CountingLoop.h"
#include "core/steps/rewrite/FreshNames.h"

#include <cstdint>
#include <expected>
#include <string>
#include <vector>

namespace warpgrain::transform {

/// A counting loop as two: one that steps from strip to strip, and one over the iterations of a strip.
struct Strip {
  std::string strips;   ///< between the parentheses: `int i0 = 0; i0 < n; i0 += 16`
  std::string elements; ///< `int i = i0; i < i0 + 16 && i < n; ++i`
  std::string start;    ///< the name of the strip's first value: `i0`
  std::string within;   ///< the condition in `elements`: `i < i0 + 16 && i < n`
  std::vector<dependence::Reason> assumptions;
};

/// Fails where the headers cannot be written so that they mean what they must. `reach`: so many iterations past a
/// strip's end does a counter go that steps through it otherwise.
std::expected<Strip, dependence::Verdict> stripsOf(const model::BodyIndex &index, const CountingLoop &loop,
                                                   std::int64_t iterations, FreshNames &names, std::int64_t reach = 0);

/// The edits that give a loop the header over strips, and put the loop over a strip's iterations around the body of
/// `inner`, which is the loop itself or one inside it. The loop's pragmas go with its iterations.
std::expected<TextEdits, dependence::Verdict> writeStrips(const model::BodyIndex &index, const model::Function &kernel,
                                                          const CountingLoop &loop, const CountingLoop &inner,
                                                          const Strip &strip);

} // namespace warpgrain::transform
