// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/access/AccessMarks.h"

#include "app/gui/analysis/MarkTable.h"
#include "app/gui/base/Texts.h"
#include "views/access/AccessText.h"

#include <algorithm>

namespace warpgrain::gui {

using views::AccessProblem;
using views::AccessRange;
using views::MarkKind;

ByFile<views::EditorMark> accessMarksOf(const AccessAnalysis &analysis) {
  MarkTable table(analysis.analysis->outline);
  for (const views::AccessRow &row : analysis.list->rows) {
    const AccessProblem problem = views::problemOf(row.facts);
    const QString text = QStringLiteral("%1 (%2): %3").arg(row.text, views::kindName(row.facts.kind), row.sentence);
    if (problem == AccessProblem::uncoalesced) table.add(row.facts.span, MarkKind::uncoalesced, text);
    if (problem == AccessProblem::conflicting) table.add(row.facts.span, MarkKind::conflicting, text);
  }
  for (const RacySpan &race : analysis.races)
    table.add(race.span, MarkKind::racy, race.sentence);
  return table.marks();
}

ByFile<AccessRange> accessRangesOf(const AccessAnalysis &analysis) {
  ByFile<AccessRange> ranges;
  for (std::size_t i = 0; i < analysis.keys.size(); ++i) {
    const AccessKey &key = analysis.keys[i];
    if (key.length() == 0) continue;
    const QString text = views::accessTooltip(analysis.list->rows[i]);
    auto &own = ranges[key.file];
    const auto same = std::ranges::find_if(
        own, [&key](const AccessRange &range) { return range.begin == key.begin && range.end == key.end; });
    // What is read and written at one place is told together.
    if (same != own.end())
      same->text += QStringLiteral("\n\n") + text;
    else
      own.push_back({.begin = key.begin, .end = key.end, .text = text});
  }
  for (auto &[file, own] : ranges)
    std::ranges::stable_sort(own, std::greater(), [](const AccessRange &range) { return range.end - range.begin; });
  return ranges;
}

} // namespace warpgrain::gui
