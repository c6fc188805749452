// SPDX-License-Identifier: Apache-2.0
#include "core/session/CompiledName.h"

#include "core/measure/KernelSymbol.h"

#include <algorithm>

namespace warpgrain::session {

bool isCompiledAs(const model::Function &kernel, const std::string &symbol) {
  const auto isOne = [&symbol](const std::string &name) {
    return !name.empty() && measure::isSameKernel(name, symbol);
  };
  return isOne(kernel.mangledName) ||
         std::ranges::any_of(kernel.instances, [&](const model::Instance &i) { return isOne(i.mangledName); });
}

} // namespace warpgrain::session
