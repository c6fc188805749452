// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/base/Dialogs.h"
#include "app/gui/workbench/ActionStates.h"
#include "app/gui/workbench/Workbench.h"

#include <QList>
#include <QObject>

#include <functional>
#include <vector>

class QDockWidget;
class QMainWindow;

namespace warpgrain::views {
class AccessView;
class DependenceView;
class ExplorerView;
class FactorPanel;
class FindingsView;
class LaunchFormView;
class NotesView;
class NestsView;
class OpenMpView;
class ProblemsView;
class TuneView;
class VariantCharts;
class VariantsView;
} // namespace warpgrain::views

namespace warpgrain::gui {

class Commands;
class EditorArea;
class LogView;
class AccessPresenter;
class ChosenText;
class MessageBar;
class NestPresenter;
class OpenMpPresenter;
class ProblemsPresenter;

/// The views around the editors, each in a dock of the window and with the presenter that fills it.
class Docks : public QObject {
  Q_OBJECT

public:
  /// What the views speak to.
  struct Surroundings {
    Workbench &workbench;
    EditorArea &editors;
    Commands &commands;
    MessageBar &messages;
    Dialogs &dialogs;
    LogView &log; ///< becomes a dock's
    ActionStates &states;
  };

  /// Makes nothing yet: parts() do.
  Docks(const Surroundings &around, QMainWindow &window);
  /// Deletes the docks: views go before the controllers that they speak to.
  ~Docks() override;

  /// What makes the docks, to be called once each and in this order; between them, events may be handled. Each takes a
  /// few milliseconds.
  std::vector<std::function<void()>> parts();

  /// All of them once the parts are done.
  const QList<QDockWidget *> &all() const { return docks_; }

  views::NotesView &notes() const { return *notes_; }

  /// Has the docks that fit the source alone stand where there is one for them, whatever the layout of another page
  /// was.
  void showFitting();

Q_SIGNALS:
  /// A reason is to be looked up in the handbook.
  void reasonChosen(warpgrain::dependence::ReasonId reason);
  /// A source is to be opened.
  void openWanted(const QString &file);

private:
  void add(const QString &name, const QString &title, const QString &help, QWidget *content, Qt::DockWidgetArea area);
  bool eventFilter(QObject *object, QEvent *event) override;
  void arrange();
  void presentFactors();
  void presentAccesses();
  void presentProblems();
  void presentFindings();
  void presentDependences();
  void presentLaunch();
  void presentVariants();
  void presentTuning();
  void presentOpenMp();
  void presentNests();
  void showWhereFitting(QDockWidget *dock, bool isThere, bool isInFront);
  QDockWidget *frontTab() const;
  void badge(const QWidget &view, const char *button, ActionStates::Action action);

  Surroundings around_;
  QMainWindow &window_;
  QList<QDockWidget *> docks_;
  views::ExplorerView *explorer_ = nullptr;
  views::FactorPanel *factors_ = nullptr;
  views::FindingsView *findings_ = nullptr;
  views::AccessView *accesses_ = nullptr;
  views::DependenceView *dependences_ = nullptr;
  views::LaunchFormView *launch_ = nullptr;
  views::VariantsView *variants_ = nullptr;
  views::VariantCharts *charts_ = nullptr;
  views::TuneView *tuning_ = nullptr;
  views::ProblemsView *problems_ = nullptr;
  views::OpenMpView *openMp_ = nullptr;
  OpenMpPresenter *openMpPresenter_ = nullptr; ///< of openMp_
  views::NestsView *nests_ = nullptr;
  NestPresenter *nestPresenter_ = nullptr;         ///< of nests_
  AccessPresenter *accessPresenter_ = nullptr;     ///< of accesses_
  ProblemsPresenter *problemsPresenter_ = nullptr; ///< of problems_
  ChosenText *text_;                               ///< that accesses_ and dependences_ show
  views::NotesView *notes_ = nullptr;
};

} // namespace warpgrain::gui
