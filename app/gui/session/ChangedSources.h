// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/saved/SavedSession.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::gui {

/// A source that is another one than when its session was saved.
struct ChangedSource {
  std::filesystem::path path;
  std::optional<std::string> then; ///< none: the session does not hold it
  std::optional<std::string> now;  ///< none: it cannot be read
};

/// Looks at the sources on disk. Takes time.
std::vector<ChangedSource> changedSourcesOf(const session::SavedSession &session);

} // namespace warpgrain::gui
