// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/Marks.h"

#include <QStringList>

#include <map>
#include <utility>

namespace warpgrain::gui {

/// Gathers what is on a line, each text once.
class MarkTable {
public:
  explicit MarkTable(const Outline &outline) : outline_(outline) {}

  void add(const SourceSpan &span, views::MarkKind kind, const QString &text) {
    const Place place = outline_.placeOf(span);
    QStringList &texts = lines_[place.file][{place.line, kind}];
    if (!texts.contains(text)) texts.push_back(text);
  }

  ByFile<views::EditorMark> marks() const {
    ByFile<views::EditorMark> out;
    for (const auto &[file, lines] : lines_)
      for (const auto &[where, texts] : lines)
        out[file].push_back(
            {.line = static_cast<int>(where.first), .kind = where.second, .text = texts.join(QLatin1Char('\n'))});
    return out;
  }

private:
  const Outline &outline_;
  std::map<std::filesystem::path, std::map<std::pair<std::uint32_t, views::MarkKind>, QStringList>> lines_;
};

} // namespace warpgrain::gui
