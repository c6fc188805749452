// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <set>
#include <string>

namespace warpgrain::frontend {

/// The headers that a source includes up to the last one that takes long to read, so that they can be precompiled
/// together: those of CUDA's template libraries (CUB, Thrust, libcu++, cooperative groups), and some of C++'s own.
struct LibraryIncludes {
  std::string lines;            ///< `#include <...>`, one to a line, in their order; empty: none takes long
  std::set<std::string> macros; ///< that the source defines before the last of them

  bool operator==(const LibraryIncludes &) const = default;
};

/// Gives a file's text, or nothing where it cannot be read.
using ReadText = std::function<std::optional<std::string>(const std::filesystem::path &)>;

/// Follows `#include "..."` into files of the same folder. Takes no include after what may change what the headers
/// declare, other than by a macro: one in an `#if`, in braces or of a name that is computed, a macro that is no longer
/// defined, and code in a namespace of these libraries.
LibraryIncludes libraryIncludes(const std::filesystem::path &source, const ReadText &read);

} // namespace warpgrain::frontend
