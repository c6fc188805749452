// SPDX-License-Identifier: Apache-2.0
#include "core/plan/Transformation.h"

#include <algorithm>

namespace warpgrain::transform {

model::Extents Transformation::blockAfter(const model::Extents &block, const Step & /*step*/) const {
  return block;
}

const Transformation *findTransformation(std::string_view word) {
  const auto all = transformations();
  const auto found = std::ranges::find(all, word, &Transformation::word);
  return found != all.end() ? *found : nullptr;
}

} // namespace warpgrain::transform
