// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/openmp/model/CudaDirective.h"

#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::openmp {

/// Reads what stands behind `#pragma cuda` (section 11.1): the directive's name and its clauses, in any order, with
/// blanks or commas between them. Fails (input) with the place for what is not known, for a list that is empty, for
/// sizes below 1 or above what devices have, and for clauses that the directive does not take.
Result<CudaDirective> readDirective(std::string_view words, const std::string &place);

/// Reads a user directive file (GT-J2): a line for each kernel, `kernelid(k) procname(p) clause…`; `#` begins a
/// comment. A line of clauses is as `gpurun`; the words `cpurun` and `nogpurun` may stand among them.
Result<std::vector<CudaDirective>> readUserDirectives(std::string_view text, const std::string &file);

} // namespace warpgrain::openmp
