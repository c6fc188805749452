// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/Analysis.h"
#include "app/gui/background/NewestWins.h"

#include <QObject>

namespace warpgrain::gui {

/// Reads the unit again whenever its text has changed, on a thread of its own. Only the newest revision's answer
/// arrives. What comes from the disk is read in another process first (SourceTrials.h); what a person types is not.
class AnalysisWorker : public QObject {
  Q_OBJECT

public:
  explicit AnalysisWorker(std::shared_ptr<KeptParser> parser, QObject *parent = nullptr);

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
