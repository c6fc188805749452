// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/tune/AssumptionController.h"
#include "app/gui/tune/ImportanceController.h"
#include "app/gui/tune/RecordedSearches.h"
#include "app/gui/workbench/Workbench.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <unordered_map>
#include <vector>

namespace warpgrain::views {
class TuneView;
} // namespace warpgrain::views

namespace warpgrain::gui {

class Dialogs;

/// Keeps the view of a search at what it has found so far, and passes on what a person asks of it.
class TunePresenter : public QObject {
  Q_OBJECT

public:
  TunePresenter(Workbench &workbench, views::TuneView &view, Dialogs &dialogs);

Q_SIGNALS:
  /// A plan was chosen: its source is to be seen.
  void planChosen();
  void told(warpgrain::gui::MessageKind kind, const QString &sentence);
  /// An example is to be opened.
  void openWanted(const QString &file);

private:
  void connectBar();
  void connectSearch();
  TuneSettings settings() const;
  void showSettings();
  void begin();
  void showSpace();
  void addPlans();
  void end(bool cancelled);
  void showSetAside();
  void askAssumptions();
  void showPossible();
  void showActivity();
  void showStatus();
  void showShown();
  QString estimateText() const;
  void choosePoint(std::size_t point);
  void keepBest();
  void chooseBest();
  void replayRecorded(std::size_t recording);
  void replayWaiting();
  void openResults();
  KernelKey kernelNamed(const std::string &name) const;

  Workbench &workbench_;
  views::TuneView &view_;
  Dialogs &dialogs_;
  std::vector<RecordedSearch> recorded_;
  std::optional<std::size_t> waiting_; ///< a recording, whose source is being read
  std::size_t shown_ = 0;              ///< plans of the run that the view has
  std::unordered_map<std::string, std::size_t> byPlan_;
  bool isSpaceShown_ = false;
  bool isWaiting_ = false;               ///< a search, for its turn
  QString failure_;                      ///< why the last search ended; empty: it did not fail
  bool wantsBest_ = false;               ///< when the search has ended
  std::optional<double> secondsPerPlan_; ///< of the last search
  QTimer refresh_;
  ImportanceController importance_;
  AssumptionController assumptions_;
};

} // namespace warpgrain::gui
