// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/form/Substitute.h"
#include "core/dependence/reasons/Reason.h"
#include "core/dependence/relations/AssumedRow.h"
#include "core/openmp/model/Program.h"
#include "core/workflow/mapping/NestKernel.h"

#include <string>

namespace warpgrain::workflow {

/// Texts of forms in which the numbers of iterations have the names of the source's counters. A counter that begins at
/// 0 and is increased by 1 is the number of its iteration.
class CounterNames {
public:
  CounterNames(const openmp::Program &program, const SerialNest &nest, const NestKernel &kernel);

  std::string textOf(const access::Form &form) const;
  std::string textOf(const access::Assumption &assumption) const;
  std::string textOf(const dependence::AssumedRow &row) const;

private:
  const NestKernel &kernel_;
  access::Replacements names_;
  mutable access::AtomTable atoms_; ///< the kernel's, with symbols that have the counters' names
};

} // namespace warpgrain::workflow
