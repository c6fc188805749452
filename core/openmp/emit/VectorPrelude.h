// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/model/Program.h"

#include <string>

namespace warpgrain::openmp {

/// What translated programs need that ask for the memory of vectors: its extent is known from then on, until the
/// vector gives it back. Empty where a program does not.
std::string vectorPrelude(const Program &program);

} // namespace warpgrain::openmp
