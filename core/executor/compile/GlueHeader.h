// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace warpgrain::executor {

/// Where the compiler sees the header.
inline constexpr const char *glueHeaderPath = "/warpgrain/program.h";

/// A header that is included before each CUDA source of a program. What depends on the toolkit's version, above all
/// where the members of its structures lie, is written there in CUDA's own words, and the toolkit's headers settle it.
std::string_view glueHeader();

/// What the header defines for the executor.
namespace glueNames {
inline constexpr const char *runtimeVersion = "wg_runtime_version";            ///< int ()
inline constexpr const char *fillProperties = "wg_fill_properties";            ///< void (cudaDeviceProp *)
inline constexpr const char *clearAttributes = "wg_clear_function_attributes"; ///< void (cudaFuncAttributes *)
} // namespace glueNames

} // namespace warpgrain::executor
