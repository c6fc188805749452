// SPDX-License-Identifier: Apache-2.0
#include "core/model/dialect/AddressCalls.h"

namespace warpgrain::model {

bool givesAddressOfVariable(const Callee &callee) {
  return callee.isSystem && callee.name == "cudaGetSymbolAddress";
}

} // namespace warpgrain::model
