// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/OneName.h"

#include <algorithm>

namespace warpgrain::transform {

bool isOnlyOneNamed(const model::Body &body, std::string_view name) {
  return std::ranges::count(body.variables, name, &model::Variable::name) == 1;
}

} // namespace warpgrain::transform
