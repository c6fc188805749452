// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/protocol/Counts.h"

#include <QString>
#include <QStringList>

#include <expected>
#include <optional>
#include <vector>

/// What a counted run of the kernel executed, beside what is predicted. Values only.
namespace warpgrain::views {

/// What an access did in the whole launch.
struct ExecutedAccess {
  run::AccessNumbers numbers;
  run::CountedSpace space = run::CountedSpace::global;
  QString approximate; ///< why a device may count something else; empty where it may not
  /// Of the same launch, by the analysis of the source; else why it claims nothing.
  std::expected<run::AccessNumbers, QString> predicted = std::unexpected(QString());
};

/// What is known of the accesses of a list.
struct ExecutedCounts {
  bool isRunning = false;  ///< a run is on its way
  bool isOutdated = false; ///< text or launch are others now
  QString sentence;        ///< which launch it was, or why there are no numbers; empty: it was never run
  /// For each of AccessList::rows; none where the access was not counted. Empty where there are no numbers.
  std::vector<std::optional<ExecutedAccess>> rows;
  QStringList missing; ///< sentences: what was not counted

  /// Null where there is nothing.
  const ExecutedAccess *of(std::size_t row) const { return row < rows.size() && rows[row] ? &*rows[row] : nullptr; }
};

} // namespace warpgrain::views
