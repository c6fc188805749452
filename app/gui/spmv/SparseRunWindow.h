// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/background/OneRun.h"
#include "core/adaptive/record/Recording.h"
#include "core/base/Error.h"
#include "core/workflow/SparseRun.h"

#include <QPointer>
#include <QWidget>

#include <memory>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace warpgrain::views {
class SparseRunView;
}

namespace warpgrain::gui {

class Dialogs;
class Jobs;

/// Iterated sparse products: a form that runs one on several ranks of this machine, and what a run or a recording of
/// one shows.
class SparseRunWindow : public QWidget {
  Q_OBJECT

public:
  /// Lies above a window, and goes with it. Runs wait for their turn among the window's jobs.
  SparseRunWindow(Dialogs &dialogs, Jobs &jobs, QWidget *window);
  ~SparseRunWindow() override;

  /// Opens a recording that `warpgrain-cli spmv -o` wrote, or this window.
  void openRecording(const QString &file);

private:
  QWidget *makeForm();
  void chooseMatrix();
  void chooseRecording();
  void saveRecording();
  void run();
  void begin(const workflow::SparseRunOrder &order);
  void takeJobs();
  void ended(Result<adaptive::Recording> answer, bool isCancelled);
  void present(std::shared_ptr<const adaptive::Recording> recording);
  void tell(const QString &sentence);
  void showState();

  Dialogs &dialogs_;
  QPointer<Jobs> jobs_;
  bool isAsked_ = false; ///< a run waits for its turn
  QComboBox *matrix_;
  QPushButton *file_;
  QDoubleSpinBox *scale_;
  QSpinBox *ranks_;
  QSpinBox *iterations_;
  QComboBox *mapping_;
  QPushButton *run_;
  QPushButton *cancel_;
  QPushButton *open_;
  QPushButton *save_;
  QProgressBar *progress_;
  QLabel *message_;
  views::SparseRunView *view_;
  std::shared_ptr<const adaptive::Recording> recording_;
  OneRun work_; // last: it ends first
};

} // namespace warpgrain::gui
