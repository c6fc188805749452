// SPDX-License-Identifier: Apache-2.0
#include "core/transform/Transformation.h"

#include "core/transform/coarsen/Coarsen.h"

#include <algorithm>
#include <array>

namespace warpgrain::transform {

std::span<const Transformation *const> transformations() {
  static const std::array<const Transformation *, 1> all{&coarsenTransformation()};
  return all;
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
