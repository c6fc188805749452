// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::frontend {

/// Text that is included before the source: what nvcc supplies and Clang does not (host min and
/// max, <time.h>), and names that CUDA 12 and 13 removed (cudaThreadSynchronize, fields of
/// cudaDeviceProp). Valid for nvcc too, so that a variant of an old program can be built.
std::string_view compatibilityPrelude();

/// Macros that must be defined on the command line for the prelude to add the removed fields of
/// cudaDeviceProp.
std::vector<std::string> compatibilityDefinitions();

/// A minimal <omp.h> for hosts where Clang has none; only declarations are needed to analyse a
/// source.
std::string_view openMpDeclarations();

} // namespace warpgrain::frontend
