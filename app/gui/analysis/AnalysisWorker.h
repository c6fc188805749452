// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/Analysis.h"
#include "app/gui/background/NewestWins.h"

#include <QObject>

namespace warpgrain::gui {

/// Reads the unit again whenever its text has changed, on a thread of its own. Only the newest revision's answer
/// arrives.
class AnalysisWorker : public QObject {
  Q_OBJECT

public:
  explicit AnalysisWorker(ToolkitFuture toolkit, QObject *parent = nullptr);

  void ask(AnalysisRequest request);
  /// Forgets what was asked.
  void drop();

  bool isBusy() const { return worker_.isBusy(); }

Q_SIGNALS:
  void begun();
  void analysed(const warpgrain::gui::AnalysisPointer &analysis);

private:
  NewestWins<AnalysisRequest, AnalysisPointer> worker_;
};

} // namespace warpgrain::gui
