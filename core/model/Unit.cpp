// SPDX-License-Identifier: Apache-2.0
#include "core/model/Unit.h"

#include "core/model/KernelSearch.h"

#include <algorithm>

namespace warpgrain::model {

std::vector<FunctionId> Unit::kernels() const {
  std::vector<FunctionId> ids;
  for (std::size_t i = 0; i < functions.size(); ++i) {
    const FunctionId id{static_cast<std::uint32_t>(i)};
    if (functions[id].kind == FunctionKind::kernel && isSome(functions[id].body.root)) ids.push_back(id);
  }
  return ids;
}

Result<FunctionId> Unit::findKernel(std::string_view name) const {
  const auto found = searchKernel(*this, name);
  if (!found) return std::unexpected(found.error().error());
  return *found;
}

std::vector<const Launch *> Unit::launchesOf(FunctionId kernel) const {
  std::vector<const Launch *> found;
  for (const Launch &launch : launches)
    if (launch.kernel == kernel) found.push_back(&launch);
  return found;
}

bool Unit::hasErrors() const {
  return std::ranges::any_of(diagnostics, [](const Diagnostic &d) { return d.severity == Severity::error; });
}

} // namespace warpgrain::model
