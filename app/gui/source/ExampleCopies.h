// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Error.h"

#include <filesystem>

namespace warpgrain::gui {

/// Where examples lie that came with the program, and where the copies that a person works on.
struct ExampleFolders {
  std::filesystem::path bundled;
  std::filesystem::path copies; ///< empty, as above: files are opened where they are
};

/// The file that is opened in the place of another. Of a bundled example: a copy with its text, which is made where
/// there is none; a copy that was changed stays. Any other file: the file itself. Takes time.
Result<std::filesystem::path> workingCopyOf(const std::filesystem::path &file, const ExampleFolders &folders);

} // namespace warpgrain::gui
