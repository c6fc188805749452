// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/regions/Region.h"

#include <string>
#include <vector>

namespace warpgrain::openmp {

/// The forms in which a kernel is written: in the order of its directive, in another order if it has one (ALG-G1) or
/// collapsed (ALG-G2), which comes last, or in both if that is chosen when the program runs. A form in another order is
/// a grid.
std::vector<Kernel> formsOf(const Kernel &kernel);

/// "gpu_count_j >= 32", "gpu_region.areApart(a, b)": what the host asks before it chooses the other order.
std::vector<std::string> orderConditions(const Program &program, const LoopOrder &order);

/// "gpu_region.areApart(a, b)", one for each pair.
std::vector<std::string> apartConditions(const Program &program, const std::vector<Overlap> &apart);

/// What a variable's memory begins at, as an expression of the host: "a", "&n".
std::string addressText(const Program &program, VariableId id);

} // namespace warpgrain::openmp
