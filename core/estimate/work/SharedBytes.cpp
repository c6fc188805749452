// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/work/SharedBytes.h"

namespace warpgrain::estimate {

std::uint32_t declaredSharedBytes(const model::Unit &unit, const model::Body &body) {
  std::uint64_t bytes = 0;
  for (const model::Variable &variable : body.variables)
    if (variable.space == model::VariableSpace::shared && model::isSome(variable.type))
      bytes += unit[variable.type].sizeBytes;
  return static_cast<std::uint32_t>(bytes);
}

} // namespace warpgrain::estimate
