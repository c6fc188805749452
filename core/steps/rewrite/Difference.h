// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"

#include <string_view>

namespace warpgrain::transform {

/// Returns the edit that turns the text of a span into another, without what both begin and end with.
TextEdit differenceOf(const SourceSpan &span, std::string_view before, std::string_view after);

} // namespace warpgrain::transform
