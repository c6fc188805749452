// SPDX-License-Identifier: Apache-2.0
#include "core/transform/coarsen/Merge.h"

namespace warpgrain::transform {

std::string Merge::indexExpression() const {
  const std::string thread = std::string("threadIdx.") + model::letterOf(step.axis);
  if (alone) return copy;
  if (step.mode == MergeMode::adjacent) return thread + " * " + std::to_string(step.factor) + " + " + copy;
  return thread + " + " + copy + (stride == "1" ? "" : " * " + stride);
}

std::string Merge::loopHeader() const {
  return std::string("for (") + (alone ? "unsigned int " : "int ") + copy + " = 0; " + copy + " < " +
         std::to_string(step.factor) + "; ++" + copy + ")";
}

} // namespace warpgrain::transform
