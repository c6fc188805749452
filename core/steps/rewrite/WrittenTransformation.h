// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Transformation.h"

#include <expected>

namespace warpgrain::transform {

/// A transformation that is judged by writing its edits: what forbids it is found on the way.
class WrittenTransformation : public Transformation {
public:
  Prepared prepare(KernelStudy &study, const Step &step) const final;

protected:
  /// The edits of a step in canonical form, and in `verdict` what they take for granted; or why there are none.
  virtual std::expected<TextEdits, dependence::Verdict> write(KernelStudy &study, const Step &step,
                                                              dependence::Verdict &verdict) const = 0;
};

} // namespace warpgrain::transform
