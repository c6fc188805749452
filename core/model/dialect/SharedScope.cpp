// SPDX-License-Identifier: Apache-2.0
#include "core/model/dialect/SharedScope.h"

#include "core/model/dialect/OpenClDialect.h"

namespace warpgrain::model {

bool mayDeclareSharedAnywhere(const Dialect &dialect) {
  return &dialect != &openClDialect();
}

} // namespace warpgrain::model
