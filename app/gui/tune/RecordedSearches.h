// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <filesystem>
#include <string>
#include <vector>

namespace warpgrain::gui {

/// A search of a bundled example that was recorded on a GPU: a T4 file, "transpose.transposeTiled.H100.t4.json".
struct RecordedSearch {
  std::filesystem::path file;
  std::string source; ///< the example's file name: "transpose.cu"
  std::string kernel;
  QString name; ///< "transposeTiled of transpose.cu, H100"
};

/// Those in a folder, by name; empty where there is none.
std::vector<RecordedSearch> recordedSearchesIn(const std::filesystem::path &folder);

} // namespace warpgrain::gui
