// SPDX-License-Identifier: Apache-2.0
#include "core/transform/WrittenTransformation.h"

namespace warpgrain::transform {

using dependence::Verdict;

Verdict WrittenTransformation::check(KernelStudy &study, const Step &step) const {
  const auto read = canonical(step);
  if (!read) return Verdict::illegal(read.error().message);
  Verdict verdict;
  const auto edits = write(study, *read, verdict);
  return edits ? verdict : edits.error();
}

Result<TextEdits> WrittenTransformation::apply(KernelStudy &study, const Step &step) const {
  const auto read = canonical(step);
  if (!read) return std::unexpected(read.error());
  Verdict verdict;
  auto edits = write(study, *read, verdict);
  if (!edits) return std::unexpected(refusal(step, edits.error()));
  return *std::move(edits);
}

} // namespace warpgrain::transform
