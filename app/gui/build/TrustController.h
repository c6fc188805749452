// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>
#include <QStringList>

#include <filesystem>
#include <vector>

namespace warpgrain::gui {

/// Remembers the folders whose sources may be built: building hands the person's flags to nvcc, which can be made to
/// start programs (design section 10).
class TrustController {
public:
  /// The settings must outlive this. Sources in our own folders came with the program; an empty path
  /// is none.
  explicit TrustController(QSettings &settings, std::vector<std::filesystem::path> ownFolders = {})
      : settings_(settings), ownFolders_(std::move(ownFolders)) {}

  /// A folder inside a trusted one is trusted too.
  bool isTrusted(const std::filesystem::path &folder) const;
  void trust(const std::filesystem::path &folder);
  QStringList trustedFolders() const;

private:
  QSettings &settings_;
  std::vector<std::filesystem::path> ownFolders_;
};

} // namespace warpgrain::gui
