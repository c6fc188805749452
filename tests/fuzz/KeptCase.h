// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <filesystem>
#include <string>

namespace warpgrain::tests {

/// A program, one of its kernels, and a plan for it: what a random test found, small enough to be read. As a file it is
/// the program behind comments that say the rest:
///
///     // plan: coarsen x 4; unroll L12 2
///     // kernel: k3
///     // found: other output, seed 4711
struct KeptCase {
  std::string text; ///< the whole program
  std::string kernel;
  std::string plan; ///< lines that it names are those of `text`
  std::string note; ///< what was found, and where it came from; one line
};

/// The file's text. Lines that the plan names are moved down with the program's.
std::string fileTextOf(const KeptCase &kept);

/// A file's case: its whole text is the program. Fails where the comments are missing.
Result<KeptCase> readKeptCase(const std::filesystem::path &file);

/// Writes a case into the folder that WARPGRAIN_FUZZ_KEEP names, or else into one of the build, and gives its path. A
/// file of that name is replaced.
Result<std::filesystem::path> keep(const KeptCase &kept, const std::string &name);

} // namespace warpgrain::tests
