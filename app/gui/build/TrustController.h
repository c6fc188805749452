// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>
#include <QStringList>

#include <filesystem>

namespace warpgrain::gui {

/// Remembers the folders whose sources may be built: building hands the person's flags to nvcc, which can be made to
/// start programs (design section 10).
class TrustController {
public:
  /// The settings must outlive this. Sources in our own folder came with the program.
  explicit TrustController(QSettings &settings, std::filesystem::path ownFolder = {})
      : settings_(settings), ownFolder_(std::move(ownFolder)) {}

  /// A folder inside a trusted one is trusted too.
  bool isTrusted(const std::filesystem::path &folder) const;
  void trust(const std::filesystem::path &folder);
  QStringList trustedFolders() const;

private:
  QSettings &settings_;
  std::filesystem::path ownFolder_;
};

} // namespace warpgrain::gui
