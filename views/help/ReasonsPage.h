// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dependence/reasons/ReasonId.h"

#include <QTextBrowser>

#include <vector>

namespace warpgrain::views {

/// The handbook's page of reasons: every sentence that a verdict may hold, by its id, with what a person can do about
/// it. Written from the catalogue, as resources/handbook/reasons.md is, in the window's language.
class ReasonsPage : public QTextBrowser {
  Q_OBJECT

public:
  explicit ReasonsPage(QWidget *parent = nullptr);

  /// Scrolls to a reason's paragraph and marks it.
  void showReason(dependence::ReasonId reason);
  /// The text of the paragraph that is marked; empty before the first.
  QString markedText() const;
};

} // namespace warpgrain::views
