// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace warpgrain::executor {

/// Path of the header in the compiler's view.
inline constexpr const char *glueHeaderPath = "/warpgrain/program.h";

/// Returns a header that is included before each CUDA source of a program. It contains the code that depends on the
/// toolkit's version, above all on the layout of its structures, so that the toolkit's own headers determine the
/// layout.
std::string_view glueHeader();

/// Names of the functions that the header defines for the executor.
namespace glue_names {
inline constexpr const char *runtimeVersion = "wg_runtime_version";            ///< int ()
inline constexpr const char *fillProperties = "wg_fill_properties";            ///< void (cudaDeviceProp *)
inline constexpr const char *clearAttributes = "wg_clear_function_attributes"; ///< void (cudaFuncAttributes *)
} // namespace glue_names

} // namespace warpgrain::executor
