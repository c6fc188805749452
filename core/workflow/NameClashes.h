// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"
#include "core/openmp/model/Program.h"

#include <set>
#include <string>
#include <vector>

namespace warpgrain::workflow {

/// Names of functions and variables that the sources define at file scope: only these can get other names.
std::set<std::string> definedNames(const std::vector<const openmp::Program *> &sources);

/// Lines to compile behind the translation of a C program, which are errors where a function of its own has an
/// overload: a call that C converts the arguments of could come to mean a function of a header. Empty for C++.
std::string overloadChecks(const openmp::Program &source);

/// Those of `defined` that headers of the translation declare, too, by the errors of a compiled translation: CUDA's
/// headers and the standard library declare more than those that the program includes. `text` is what was compiled,
/// with overloadChecks() behind it.
std::set<std::string> clashingNames(const model::Unit &unit, const std::string &text,
                                    const std::set<std::string> &defined);

} // namespace warpgrain::workflow
