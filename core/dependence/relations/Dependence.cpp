// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/Dependence.h"

namespace warpgrain::dependence {

std::string Distance::text() const {
  if (const auto number = exact()) return std::to_string(*number);
  if (least && greatest) return std::to_string(*least) + ".." + std::to_string(*greatest);
  if (least && *least >= 1) return "<";
  if (greatest && *greatest <= -1) return ">";
  if (least && *least == 0) return "<=";
  if (greatest && *greatest == 0) return ">=";
  return "*";
}

} // namespace warpgrain::dependence
