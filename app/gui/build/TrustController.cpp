// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/build/TrustController.h"

#include "app/gui/base/Texts.h"

#include <algorithm>

namespace warpgrain::gui {

namespace {

constexpr QLatin1StringView key("trust/folders");

/// The folder itself, whatever links lead to it.
std::filesystem::path resolved(const std::filesystem::path &folder) {
  std::error_code error;
  auto out = std::filesystem::weakly_canonical(folder, error);
  return error ? folder.lexically_normal() : out;
}

bool isInside(const std::filesystem::path &inner, const std::filesystem::path &outer) {
  return std::mismatch(outer.begin(), outer.end(), inner.begin(), inner.end()).first == outer.end();
}

} // namespace

bool TrustController::isTrusted(const std::filesystem::path &folder) const {
  const auto wanted = resolved(folder);
  const auto isOurs = [&wanted](const std::filesystem::path &own) {
    return !own.empty() && isInside(wanted, resolved(own));
  };
  if (std::ranges::any_of(ownFolders_, isOurs)) return true;
  return std::ranges::any_of(trustedFolders(),
                             [&](const QString &trusted) { return isInside(wanted, toPath(trusted)); });
}

void TrustController::trust(const std::filesystem::path &folder) {
  if (isTrusted(folder)) return;
  settings_.setValue(key, trustedFolders() << toQString(resolved(folder)));
}

QStringList TrustController::trustedFolders() const {
  return settings_.value(key).toStringList();
}

} // namespace warpgrain::gui
