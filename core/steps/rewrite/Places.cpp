// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/Places.h"

#include "core/base/LineIndex.h"

namespace warpgrain::transform {

std::string lineOf(const model::Unit &unit, const SourceSpan &span) {
  return "line " + std::to_string(LineIndex(unit[span.file].text).locate(span.begin).line);
}

} // namespace warpgrain::transform
