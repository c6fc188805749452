// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/SourceSpan.h"
#include "core/model/Body.h"
#include "core/steps/coarsen/Region.h"
#include "core/steps/rewrite/Conditionals.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace warpgrain::transform {

/// Parts replicated work where a branch of #if ends in it that began before it, or begins in it and ends after it: each
/// loop that is written around it then lies in one branch. `lines`: of the file that holds the body.
Region partedAtConditionals(Region region, const model::Body &body, const std::vector<ConditionalLine> &lines);

/// What stands before statements that are written one after the other (`leads`, offsets in the text): up to where each
/// holds lines of conditionals that do not begin and end among them; the lead's beginning where it holds none.
std::vector<std::uint32_t> endsOfOuterConditionals(std::string_view text, const std::vector<SourceSpan> &leads);

} // namespace warpgrain::transform
