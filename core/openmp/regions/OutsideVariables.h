// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/model/Program.h"
#include "core/openmp/regions/Region.h"

#include <vector>

namespace warpgrain::openmp {

/// True where a function that kernels call may use a variable which lies outside of it: one of file scope, in no
/// namespace with a name, which the text names as it is. It finds it on the GPU by an address in constant memory.
bool canBeOutside(const Program &program, const Access &access);

/// A use of such a variable in a function.
struct OutsideUse {
  FunctionId function{};
  const Access *access = nullptr;
};

/// The uses of variables outside of them in all functions that a kernel calls; constants of C++ are none.
std::vector<OutsideUse> outsideUses(const Program &program, const Kernel &kernel);

/// A constant that the GPU has by its name, too.
bool isConstantOfCxx(const Variable &variable);

} // namespace warpgrain::openmp
