// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace warpgrain::openmp {

/// The operators of reductions and of atomic updates, in the namespace that prelude() has opened.
std::string_view combinersPrelude();

/// What kernels reduce and update with, as CUDA C++. It goes on in that namespace, and closes it.
std::string_view reductionPrelude();

} // namespace warpgrain::openmp
