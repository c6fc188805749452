// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/regions/TeamParts.h"

#include <algorithm>

namespace warpgrain::openmp {

TeamParts::TeamParts(const Program &source, FunctionId function, const Statement &region) : program(source) {
  kernel.team = TeamLoop{};
  plan.function = function;
  plan.statement = &region;
}

void TeamParts::refuse(ReasonId id, std::vector<std::string> arguments, const SourceSpan &span) {
  addOnce(plan.reasons, {.id = id, .arguments = std::move(arguments), .span = span});
}

void TeamParts::refuse(std::vector<Reason> reasons) {
  for (Reason &each : reasons)
    addOnce(plan.reasons, std::move(each));
}

const KernelReduction *TeamParts::gathered(VariableId id) const {
  const auto found = std::ranges::find(kernel.reductions, id, &KernelReduction::variable);
  return found == kernel.reductions.end() ? nullptr : &*found;
}

} // namespace warpgrain::openmp
