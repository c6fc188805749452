// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/SourceSpan.h"
#include "views/factors/FactorRow.h"
#include "views/shared/VerdictText.h"

#include <QWidget>

class QLabel;
class QLineEdit;

class QTextBrowser;
class QUrl;
class QVBoxLayout;

namespace warpgrain::views {

class FactorRowWidget;

/// The factors of a kernel, each value with its verdict, and the plan that is chosen of them. What is checked is what
/// setPlan said last: choosing emits, and waits for the new plan.
class FactorPanel : public QWidget {
  Q_OBJECT

public:
  explicit FactorPanel(QWidget *parent = nullptr);

  /// Same rows with other verdicts keep their widgets and the keyboard's place.
  void setRows(const std::vector<FactorRow> &rows);
  void setPlan(const transform::Plan &plan);
  /// Verdicts are being computed: told in a line, nothing is disabled.
  void setBusy(bool busy);
  /// What is wrong with the plan as typed; empty: nothing.
  void setPlanProblem(const QString &problem);
  void setPlanVerdict(const dependence::Verdict &verdict);
  /// How places are named in links; without it they are "show the place".
  void setPlaceName(PlaceName placeName);
  /// A sentence in place of the rows: "Open a CUDA file to see …". Shown while there are none.
  void setEmptyText(const QString &text);

Q_SIGNALS:
  /// A value of a row was chosen; it takes the place of the row's step in the plan, where there is one.
  void stepChosen(const warpgrain::transform::Step &step);
  /// The neutral value of a row was chosen; the step is the one in the plan, to be taken out of it.
  void stepRemoved(const warpgrain::transform::Step &step);
  void placeChosen(warpgrain::SourceSpan span);
  /// The plan's line was changed and Enter pressed, or left.
  void planEdited(const QString &plan);

private:
  QWidget *makeRowsArea();
  QWidget *makeLowerPart();
  void rebuild();
  void choose(std::size_t row, std::size_t value);
  void chooseCustom(std::size_t row, int factor);
  void showDetail(std::size_t row, std::size_t value);
  void refreshDetail();
  void showPlanText();
  void showVerdict();
  void openLink(const QUrl &link);
  void submitPlan();
  void changeEvent(QEvent *event) override;

  std::vector<FactorRow> rows_;
  transform::Plan plan_;
  dependence::Verdict planVerdict_;
  PlaceName placeName_;
  std::vector<FactorRowWidget *> widgets_;
  QWidget *rowsArea_ = nullptr;
  QVBoxLayout *rowsLayout_ = nullptr;
  QLabel *empty_ = nullptr;
  QLabel *busy_ = nullptr;
  QLineEdit *planLine_ = nullptr;
  QLabel *planProblem_ = nullptr;
  QLabel *planVerdictLine_ = nullptr;
  QTextBrowser *detail_ = nullptr;
  std::optional<transform::Step> detailStep_; ///< what the detail area speaks of; none: the whole plan
  QString submitted_;                         ///< the plan's text as last shown or emitted
};

} // namespace warpgrain::views
