// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace warpgrain::model {

/// True for functions that compute a number from numbers and do nothing else, by their names: the CUDA Math API and the
/// conversions and integer intrinsics of the CUDA C++ Programming Guide, also as libdevice has them ("__nv_sinf").
/// Those that write through pointers (sincos) or read arrays (norm) are none of them.
bool isMathFunction(std::string_view name);

/// The same for functions of namespaces std and cuda::std: what <cmath>, <algorithm>, <utility> and <tuple> have that
/// neither reads nor writes more than the objects that it is handed. `name` is unqualified.
bool isStandardComputation(std::string_view name);

} // namespace warpgrain::model
