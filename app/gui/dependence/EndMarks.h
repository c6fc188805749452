// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/workbench/Selection.h"

#include <filesystem>
#include <vector>

namespace warpgrain::views {
class SourceEditor;
}

namespace warpgrain::gui {

/// Frames the ends of a dependence that are in a file, and takes the frames of the last one away.
void markEnds(views::SourceEditor &editor, const std::filesystem::path &file, const std::vector<PlaceRange> &ends);

/// Scrolls to the ends that are in the file: both are seen where the editor is high enough, else the first. The caret
/// stays.
void revealEnds(views::SourceEditor &editor, const std::filesystem::path &file, const std::vector<PlaceRange> &ends);

} // namespace warpgrain::gui
