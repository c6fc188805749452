// SPDX-License-Identifier: GPL-3.0-or-later
//
// The docks of the window, with the views in them and what fills these.
#include "app/gui/presenters/AccessPresenter.h"
#include "app/gui/presenters/DependencePresenter.h"
#include "app/gui/presenters/ExplorerPresenter.h"
#include "app/gui/presenters/FactorsPresenter.h"
#include "app/gui/presenters/LaunchPresenter.h"
#include "app/gui/presenters/MeasurePresenter.h"
#include "app/gui/presenters/ProblemsPresenter.h"
#include "app/gui/presenters/VariantsPresenter.h"
#include "app/gui/window/Commands.h"
#include "app/gui/window/EditorArea.h"
#include "app/gui/window/LogView.h"
#include "app/gui/window/MainWindow.h"
#include "app/gui/window/MessageBar.h"
#include "views/access/AccessView.h"
#include "views/charts/VariantCharts.h"
#include "views/dependence/DependenceView.h"
#include "views/explorer/ExplorerView.h"
#include "views/factors/FactorPanel.h"
#include "views/launch/LaunchFormView.h"
#include "views/problems/ProblemsView.h"
#include "views/variants/VariantsView.h"

#include <QDockWidget>

namespace warpgrain::gui {

QDockWidget *MainWindow::addDock(const QString &name, const QString &title, QWidget *content, Qt::DockWidgetArea area) {
  auto *dock = new QDockWidget(title, this);
  dock->setObjectName(name + QStringLiteral("Dock"));
  content->setObjectName(name);
  dock->setWidget(content);
  addDockWidget(area, dock);
  docks_.push_back(dock);
  return dock;
}

void MainWindow::makeDocks() {
  setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
  setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
  setTabPosition(Qt::BottomDockWidgetArea, QTabWidget::North);
  auto *explorer = new views::ExplorerView;
  factors_ = new views::FactorPanel;
  auto *accesses = new views::AccessView;
  auto *dependences = new views::DependenceView;
  auto *launch = new views::LaunchFormView;
  auto *variants = new views::VariantsView;
  auto *charts = new views::VariantCharts;
  auto *problems = new views::ProblemsView;
  log_ = new LogView;
  auto *explorerDock = addDock(QStringLiteral("explorer"), tr("Explorer"), explorer, Qt::LeftDockWidgetArea);
  auto *factorsDock = addDock(QStringLiteral("factors"), tr("Factors"), factors_, Qt::RightDockWidgetArea);
  auto *accessDock = addDock(QStringLiteral("accesses"), tr("Access Patterns"), accesses, Qt::BottomDockWidgetArea);
  auto *dependencesDock =
      addDock(QStringLiteral("dependences"), tr("Dependences"), dependences, Qt::BottomDockWidgetArea);
  auto *launchDock = addDock(QStringLiteral("launch"), tr("Launch"), launch, Qt::BottomDockWidgetArea);
  auto *variantsDock = addDock(QStringLiteral("variants"), tr("Variants"), variants, Qt::BottomDockWidgetArea);
  auto *chartsDock = addDock(QStringLiteral("charts"), tr("Charts"), charts, Qt::BottomDockWidgetArea);
  auto *problemsDock = addDock(QStringLiteral("problems"), tr("Problems"), problems, Qt::BottomDockWidgetArea);
  auto *logDock = addDock(QStringLiteral("log"), tr("Log"), log_, Qt::BottomDockWidgetArea);
  tabifyDockWidget(accessDock, dependencesDock);
  tabifyDockWidget(dependencesDock, launchDock);
  tabifyDockWidget(launchDock, variantsDock);
  tabifyDockWidget(variantsDock, chartsDock);
  tabifyDockWidget(chartsDock, problemsDock);
  tabifyDockWidget(problemsDock, logDock);
  for (QDockWidget *dock : {accessDock, dependencesDock, launchDock, variantsDock, chartsDock, problemsDock, logDock})
    dock->setTitleBarWidget(new QWidget(dock)); // the tab names it
  accessDock->raise();
  resizeDocks({explorerDock, factorsDock}, {320, 390}, Qt::Horizontal);
  resizeDocks({accessDock}, {370}, Qt::Vertical);
  commands_->setPlanWidget(factorsDock);

  new ExplorerPresenter(*workbench_, *explorer);
  new FactorsPresenter(*workbench_, *factors_);
  connect(editors_, &EditorArea::reasonWanted, factorsDock, [this, factorsDock](const transform::Step &step) {
    factorsDock->show();
    factorsDock->raise();
    factors_->showStep(step);
  });
  auto *accessPresenter = new AccessPresenter(*workbench_, *accesses);
  connect(accessPresenter, &AccessPresenter::revealWanted, editors_, &EditorArea::revealAccess);
  connect(accessPresenter, &AccessPresenter::marksChanged, editors_, &EditorArea::setAccesses);
  connect(editors_, &EditorArea::caretAt, accessPresenter, &AccessPresenter::caretMoved);
  auto *problemsPresenter = new ProblemsPresenter(*workbench_, *problems);
  connect(problemsPresenter, &ProblemsPresenter::counted, problemsDock, [problemsDock](int errors, int warnings) {
    const int count = errors + warnings;
    problemsDock->setWindowTitle(count > 0 ? tr("Problems (%1)").arg(count) : tr("Problems"));
  });
  auto *dependencesPresenter = new DependencePresenter(*workbench_, *dependences);
  connect(dependencesDock, &QDockWidget::visibilityChanged, dependencesPresenter, &DependencePresenter::setLookedAt);
  connect(dependencesPresenter, &DependencePresenter::exported, messages_,
          [this](const QString &sentence) { messages_->tell(MessageKind::information, sentence); });
  connect(dependencesPresenter, &DependencePresenter::refused, messages_,
          [this](const QString &sentence) { messages_->tell(MessageKind::error, sentence); });
  auto *launchPresenter = new LaunchPresenter(*workbench_, *launch, *environment_.dialogs);
  connect(launchPresenter, &LaunchPresenter::told, messages_,
          [this](MessageKind kind, const QString &sentence) { messages_->tell(kind, sentence); });
  connect(workbench_, &Workbench::launchWanted, launchDock, [this, launchDock](const QString &sentence) {
    launchDock->show();
    launchDock->raise();
    messages_->tell(MessageKind::warning, sentence);
  });
  connect(workbench_, &Workbench::workChanged, launch,
          [this, launch] { launch->setVerifyPossible(!workbench_->isWorking()); });
  new MeasurePresenter(*workbench_, *variants, *environment_.dialogs);
  connect(workbench_, &Workbench::recordedOffered, messages_, [this](const QString &sentence) {
    messages_->tell(MessageKind::error, sentence, {{tr("Show recorded times"), [this] {
                                                      workbench_->targets().chooseRecorded();
                                                      workbench_->measure();
                                                    }}});
  });
  auto *variantsPresenter = new VariantsPresenter(*workbench_, *variants, *charts);
  connect(variantsPresenter, &VariantsPresenter::rowChosen, editors_, &EditorArea::showComparison);
  connect(variantsPresenter, &VariantsPresenter::compareWanted, commands_, &Commands::compare);
  connect(variantsPresenter, &VariantsPresenter::exportWanted, commands_, &Commands::exportVariant);
  connect(variantsPresenter, &VariantsPresenter::adoptWanted, commands_, &Commands::adopt);
}

} // namespace warpgrain::gui
