// SPDX-License-Identifier: Apache-2.0
#include "core/base/DataFolder.h"

#include <cstdlib>

namespace warpgrain {

namespace fs = std::filesystem;

fs::path userDataFolder() {
  const char *data = std::getenv("XDG_DATA_HOME");
  if (data != nullptr && *data != '\0') return fs::path(data) / "warpgrain";
  const char *home = std::getenv("HOME");
  if (home == nullptr || *home == '\0') return {};
  return fs::path(home) / ".local/share/warpgrain";
}

} // namespace warpgrain
