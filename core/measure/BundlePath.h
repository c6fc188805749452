// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <cstdint>
#include <filesystem>
#include <string>

namespace warpgrain::measure {

/// The file of a bundle that a name in it stands for. Names are relative and stay inside: absolute paths, `..`, control
/// characters, links that lead out of the folder, and what is no regular file are refused (input). The folder must be
/// canonical.
Result<std::filesystem::path> fileInside(const std::filesystem::path &folder, const std::string &name);

/// Likewise, with the file's size in bytes, which must not be more than the maximum.
Result<std::uint64_t> sizeInside(const std::filesystem::path &folder, const std::string &name, std::uint64_t maximum);

} // namespace warpgrain::measure
