// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/SymbolicExecution.h"

#include "core/access/symbolic/Machine.h"

namespace warpgrain::access {

KernelInstances executeSymbolically(const model::Unit &unit, model::FunctionId kernel, const LaunchContext &launch) {
  if (const auto &why = unit[kernel].whyNotWhole) {
    KernelInstances nothing;
    nothing.body = &unit[kernel].body;
    nothing.limit = "The kernel is not read whole. " + why->reason;
    return nothing;
  }
  return Machine(unit, launch).run(kernel);
}

} // namespace warpgrain::access
