// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>

namespace warpgrain::frontend {

/// The language that a source is read in.
enum class SourceLanguage : std::uint8_t {
  cuda,   ///< CUDA C++, and C++ with it
  openCl, ///< OpenCL C
};

/// The language of a source, by its file's name: that of `.cl` and `.ocl` is OpenCL C.
SourceLanguage languageOf(const std::filesystem::path &file);

} // namespace warpgrain::frontend
