// SPDX-License-Identifier: Apache-2.0
#include "core/plan/StepWords.h"

namespace warpgrain::transform {

using dependence::Reason;
using dependence::ReasonArgument;
using dependence::ReasonId;

std::unexpected<Reason> wrongWords(ReasonId what, std::vector<ReasonArgument> with, std::string_view usage) {
  with.emplace_back(usage);
  return std::unexpected(Reason(what, std::move(with)));
}

Error wordsError(const Reason &why) {
  return {.kind = ErrorKind::usage, .message = why.text(), .span = std::nullopt};
}

} // namespace warpgrain::transform
