// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/SourceSpan.h"
#include "core/model/Body.h"
#include "core/steps/coarsen/regions/Region.h"
#include "core/steps/rewrite/Conditionals.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace warpgrain::transform {

/// Splits replicated work at preprocessor conditionals that cross its boundary: a branch of #if that begins before it
/// and ends in it, or begins in it and ends after it. Each coarsening loop is then inside one branch. `lines`: the
/// conditional lines of the file that contains the body.
Region partedAtConditionals(Region region, const model::Body &body, const std::vector<ConditionalLine> &lines);

/// For the text before each of several consecutive statements (`leads`), returns the offset up to which it has lines of
/// preprocessor conditionals that are not complete among them. Returns the beginning of the lead if it has none.
std::vector<std::uint32_t> endsOfOuterConditionals(std::string_view text, const std::vector<SourceSpan> &leads);

} // namespace warpgrain::transform
