// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/mapping/ApartMemory.h"

namespace warpgrain::workflow {

std::vector<openmp::Overlap> mustBeApart(const openmp::Kernel &kernel) {
  std::vector<openmp::Overlap> out;
  for (std::size_t i = 0; i < kernel.mapped.size(); ++i)
    for (std::size_t j = i + 1; j < kernel.mapped.size(); ++j) {
      const openmp::MappedVariable &one = kernel.mapped[i];
      const openmp::MappedVariable &other = kernel.mapped[j];
      if ((one.isWritten || other.isWritten) && (one.byPointer || other.byPointer))
        out.push_back({.updated = one.variable, .read = other.variable});
    }
  return out;
}

} // namespace warpgrain::workflow
