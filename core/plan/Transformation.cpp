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

Error refusal(const Step &step, const dependence::Verdict &verdict) {
  const bool unknown = verdict.kind == dependence::VerdictKind::unknown;
  Error error{.kind = unknown ? ErrorKind::undecided : ErrorKind::refused,
              .message = "\"" + toString(step) + "\" is not possible",
              .span = std::nullopt};
  if (verdict.reasons.empty()) return error;
  error.message += ": " + verdict.reasons.front().text;
  error.span = verdict.reasons.front().span;
  return error;
}

} // namespace warpgrain::transform
