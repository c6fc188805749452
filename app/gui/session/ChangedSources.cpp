// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/ChangedSources.h"

#include "app/gui/source/SourceFile.h"
#include "core/base/Files.h"

namespace warpgrain::gui {

std::vector<ChangedSource> changedSourcesOf(const session::SavedSession &session) {
  std::vector<ChangedSource> out;
  for (const session::SavedSource &source : session.sources) {
    std::optional<std::string> then;
    if (source.text) then = sourceFileFrom(source.path, *source.text).text;
    const auto bytes = readFile(source.path);
    if (!bytes) {
      out.push_back({.path = source.path, .then = std::move(then), .now = std::nullopt});
      continue;
    }
    // Of a header that no editor had open the byte order mark is not known.
    const std::string text = sourceFileFrom(source.path, *bytes).text;
    if (session::sourceHashOf(*bytes) != source.hash && session::sourceHashOf(text) != source.hash)
      out.push_back({.path = source.path, .then = std::move(then), .now = text});
  }
  return out;
}

} // namespace warpgrain::gui
