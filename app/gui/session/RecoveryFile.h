// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/saved/SavedSession.h"

#include <QDateTime>
#include <QLockFile>

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::gui {

/// A file of one window that holds what the next one needs to go on after a crash. A lock beside it tells other windows
/// that somebody is at work; it ends with the process, however that ends.
class RecoveryFile {
public:
  /// Writes nothing yet. An empty folder: nothing is ever written.
  explicit RecoveryFile(std::filesystem::path folder, std::string_view suffix = session::savedSessionSuffix);
  /// Removes what remove() would.
  ~RecoveryFile();

  const std::filesystem::path &path() const { return path_; }

  /// Writes the file. Called on one thread at a time, as is remove().
  Result<void> write(std::string_view text);
  /// Nothing would be lost any more.
  void remove();

private:
  std::filesystem::path folder_;
  std::filesystem::path path_;
  std::unique_ptr<QLockFile> lock_; ///< null before the first file is written
};

/// The files that a window has open.
struct OpenFiles {
  std::vector<std::filesystem::path> files; ///< in the order of their tabs
  std::size_t front = 0;                    ///< the one that is looked at
  std::filesystem::path session;            ///< that they belong to; empty: none

  friend bool operator==(const OpenFiles &, const OpenFiles &) = default;
};

/// What a file for recovery says of them, and how its name ends.
inline constexpr std::string_view openFilesSuffix = ".files";
std::string textOf(const OpenFiles &open);

/// What is unsaved of a file, left by a window which ended without closing.
struct LeftWork {
  std::filesystem::path path;
  QDateTime time;                  ///< when it was written
  session::SavedSession session;   ///< with what was typed and not saved
  std::shared_ptr<QLockFile> lock; ///< held, so that no other window offers it
};

/// What was open in a window which ended without closing.
struct LeftWindow {
  OpenFiles open;
  std::vector<LeftWork> works;                  ///< of those of its files in which something is unsaved
  std::vector<std::filesystem::path> ofSession; ///< the files that its session's file opens, the one in front first
  QDateTime time;                               ///< when it was written last
  std::filesystem::path path;                   ///< that says which files were open; empty: a work stands alone
  std::shared_ptr<QLockFile> lock;              ///< of the path
};

/// Those that no process holds, the newest first. A file that cannot be read is none; it stays.
std::vector<LeftWindow> leftWindowsIn(const std::filesystem::path &folder);

/// Removes them with their locks; of a window, what says which files were open. Take time, as does leftWindowsIn().
void removeLeft(const LeftWork &left);
void removeLeft(const LeftWindow &left);

} // namespace warpgrain::gui
