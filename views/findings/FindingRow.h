// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/findings/Finding.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

/// What the view of findings shows. Values only: whoever has the unit makes them.
namespace warpgrain::views {

/// A place of a finding, as a person names it.
struct FindingPlace {
  QString name; ///< "12"; "tile.cuh:12" outside the unit's main file
  QString path;
  int line = 1;   ///< from 1
  int column = 1; ///< from 1, in bytes

  friend bool operator==(const FindingPlace &, const FindingPlace &) = default;
};

struct FindingRow {
  findings::Finding finding;
  std::vector<FindingPlace> places; ///< of finding.places
};

/// What was found in one kernel, the worst first.
struct FindingList {
  QString kernel;
  std::vector<FindingRow> rows;
  QString nothing;             ///< a sentence, where there are no rows
  QStringList unknown;         ///< clauses: what keeps costs from being known
  QStringList taken;           ///< "n = 1024, from line 12": numbers of the launch that the source holds
  QString gpu;                 ///< whose times are modelled; empty: none
  bool areMendsJudged = false; ///< steps that mend were looked for
};

using FindingListPointer = std::shared_ptr<const FindingList>;

} // namespace warpgrain::views
