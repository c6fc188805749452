// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/text/Merge.h"

namespace warpgrain::transform {

using model::Axis;
using model::BuiltinIndex;

std::string Turns::count() const {
  if (isFlat()) return grid + ".x";
  return "1ull * " + grid + ".x * " + grid + ".y" + (isOne[2] ? "" : " * " + grid + ".z");
}

std::vector<std::string> Turns::declarations(const std::string &turn) const {
  std::vector<std::string> out;
  std::string rest = turn; // of the turn's number, once the axes before are taken out of it
  for (const Axis axis : model::allAxes) {
    const std::size_t i = indexOf(axis);
    const bool isLast = axis == Axis::z || (axis == Axis::y && isOne[2]);
    const std::string extent = grid + "." + letterOf(axis);
    const bool isLoops = isFlat() && axis == Axis::x;
    if (!index[i].empty() && !isLoops)
      out.push_back("const unsigned int " + index[i] + " = " +
                    (isOne[i] ? "0"
                     : isLast ? rest
                              : rest + " % " + extent) +
                    ";");
    if (!isLast) rest += " / " + extent;
  }
  return out;
}

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
  if (!handed.empty()) return oldExtent; // it is unsigned
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
  if (turns)
    return std::string("for (") + (turns->isFlat() ? "unsigned int " : "unsigned long long ") + copy + " = " +
           dialect->index(BuiltinIndex::blockIdx, Axis::x) + "; " + copy + " < " + turns->count() + "; " + copy +
           " += " + dialect->index(BuiltinIndex::gridDim, Axis::x) + ")";
  return std::string("for (") + (alone ? "unsigned int " : "int ") + copy + " = 0; " + copy + " < " +
         std::to_string(step.factor) + "; ++" + copy + ")";
}

std::string Merge::isAgain() const {
  return turns ? copy + " != " + dialect->index(BuiltinIndex::blockIdx, Axis::x) : copy + " > 0";
}

} // namespace warpgrain::transform
