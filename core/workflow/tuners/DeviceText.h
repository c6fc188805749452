// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace warpgrain::workflow {

/// A CUDA source that NVRTC compiles, too, as far as its device code allows: what is the host's alone stands behind
/// `#ifndef __CUDACC_RTC__`. That are functions at file scope without `__device__` and `__global__`, other declarations
/// that name `std`, and headers of the C and C++ libraries and of what NVRTC declares itself. Every line of the source
/// is kept; other compilers read it as before.
std::string withHostCodeMarked(const std::string &source);

} // namespace warpgrain::workflow
