// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/saved/SavedSession.h"

#include <QDateTime>
#include <QLockFile>

#include <filesystem>
#include <memory>
#include <vector>

namespace warpgrain::gui {

/// The file of one window that holds what it works on, as long as it is not saved. A lock beside it tells other windows
/// that somebody is at work; it ends with the process, however that ends.
class RecoveryFile {
public:
  /// Writes nothing yet. An empty folder: nothing is ever written.
  explicit RecoveryFile(std::filesystem::path folder);
  /// Removes what remove() would.
  ~RecoveryFile();

  const std::filesystem::path &path() const { return path_; }

  /// Writes the file. Called on one thread at a time, as is remove().
  Result<void> write(const session::SavedSession &session);
  /// Nothing would be lost any more.
  void remove();

private:
  std::filesystem::path folder_;
  std::filesystem::path path_;
  std::unique_ptr<QLockFile> lock_; ///< null before the first file is written
};

/// A file that a window has left which ended without closing.
struct LeftWork {
  std::filesystem::path path;
  QDateTime time;                  ///< when it was written
  session::SavedSession session;   ///< with what was typed and not saved
  std::shared_ptr<QLockFile> lock; ///< held, so that no other window offers it
};

/// Those that no window holds, the newest first. A file that cannot be read is none; it stays.
std::vector<LeftWork> leftWorkIn(const std::filesystem::path &folder);

/// Removes it with its lock. Takes time, as does leftWorkIn().
void removeLeft(const LeftWork &left);

} // namespace warpgrain::gui
