// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace warpgrain::gui {

/// A file that is open in the editor: what lies on disk as far as known, and what it was edited to.
struct SourceFile {
  std::filesystem::path path;
  std::string diskText; ///< bytes when it was read or written last
  std::string text;     ///< UTF-8 without byte order mark
  bool hasByteOrderMark = false;
  /// The bytes are no UTF-8: an editor would change them, so it only shows them.
  bool isReadOnly = false;
  /// What another program has written, as far as the person was told of it; a removed file has none.
  std::optional<std::string> toldText = std::nullopt;
  bool toldRemoved = false;

  bool isModified() const { return !isReadOnly && (hasByteOrderMark ? bytes() != diskText : text != diskText); }

  /// What saving writes.
  std::string bytes() const;
};

/// A file as it was read.
SourceFile sourceFileFrom(std::filesystem::path path, std::string bytes);

bool isUtf8(std::string_view bytes);

/// The path from the root, without `.` and `..`; the path itself where the folder that it begins at is not known.
std::filesystem::path absolutePath(const std::filesystem::path &path);

} // namespace warpgrain::gui
