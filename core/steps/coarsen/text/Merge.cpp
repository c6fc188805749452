// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/text/Merge.h"

namespace warpgrain::transform {

using model::BuiltinIndex;

BuiltinIndex Merge::indexBuiltin() const {
  return step.ofGrid ? BuiltinIndex::blockIdx : BuiltinIndex::threadIdx;
}

BuiltinIndex Merge::extentBuiltin() const {
  return step.ofGrid ? BuiltinIndex::gridDim : BuiltinIndex::blockDim;
}

dependence::Trait Merge::indexTrait() const {
  return step.ofGrid ? dependence::blockIdxTrait(step.axis) : dependence::threadIdxTrait(step.axis);
}

dependence::Trait Merge::extentTrait() const {
  return step.ofGrid ? dependence::gridDimTrait(step.axis) : dependence::blockDimTrait(step.axis);
}

std::string Merge::newExtent() const {
  return dialect->index(extentBuiltin(), step.axis);
}

std::string Merge::oldExtentValue() const {
  const bool isNumber = !oldExtent.empty() && oldExtent.find_first_not_of("0123456789") == std::string::npos;
  return isNumber ? oldExtent + "u" : "unsigned(" + oldExtent + ")";
}

std::string Merge::indexExpression() const {
  const std::string thread = dialect->index(indexBuiltin(), step.axis);
  if (alone) return copy;
  if (step.mode == model::MergeMode::adjacent) return thread + " * " + std::to_string(step.factor) + " + " + copy;
  return thread + " + " + copy + (stride == "1" ? "" : " * " + stride);
}

std::string Merge::loopHeader() const {
  return std::string("for (") + (alone ? "unsigned int " : "int ") + copy + " = 0; " + copy + " < " +
         std::to_string(step.factor) + "; ++" + copy + ")";
}

} // namespace warpgrain::transform
