// SPDX-License-Identifier: GPL-3.0-or-later
//
// How the window is put together: docks, toolbar, menus, and what of it is remembered.
#include "app/gui/base/Texts.h"
#include "app/gui/presenters/AccessPresenter.h"
#include "app/gui/presenters/DependencePresenter.h"
#include "app/gui/presenters/ExplorerPresenter.h"
#include "app/gui/presenters/FactorsPresenter.h"
#include "app/gui/presenters/LaunchPresenter.h"
#include "app/gui/presenters/MeasurePresenter.h"
#include "app/gui/presenters/ProblemsPresenter.h"
#include "app/gui/presenters/VariantsPresenter.h"
#include "app/gui/window/Commands.h"
#include "app/gui/window/DeviceBox.h"
#include "app/gui/window/EditorArea.h"
#include "app/gui/window/KernelBox.h"
#include "app/gui/window/LaunchBar.h"
#include "app/gui/window/LogView.h"
#include "app/gui/window/MainWindow.h"
#include "app/gui/window/MessageBar.h"
#include "app/gui/window/RecentFiles.h"
#include "app/gui/window/StartPage.h"
#include "views/access/AccessView.h"
#include "views/charts/VariantCharts.h"
#include "views/dependence/DependenceView.h"
#include "views/explorer/ExplorerView.h"
#include "views/factors/FactorPanel.h"
#include "views/launch/LaunchFormView.h"
#include "views/problems/ProblemsView.h"
#include "views/shared/Theme.h"
#include "views/variants/VariantsView.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QStatusBar>
#include <QToolBar>

namespace warpgrain::gui {

namespace {

constexpr QLatin1StringView geometryKey("window/geometry");
constexpr QLatin1StringView stateKey("window/state");
constexpr QLatin1StringView coloursKey("window/colours");

} // namespace

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

void MainWindow::makeToolBar() {
  auto *bar = addToolBar(tr("Main"));
  bar->setObjectName(QStringLiteral("mainToolBar"));
  bar->setMovable(false);
  bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  const auto label = [bar](const QString &text) {
    auto *out = new QLabel(text);
    out->setContentsMargins(8, 0, 4, 0);
    bar->addWidget(out);
  };
  label(tr("Kernel"));
  bar->addWidget(new KernelBox(*workbench_));
  label(tr("Launch"));
  bar->addWidget(new LaunchBar(*workbench_));
  label(tr("Device"));
  bar->addWidget(new DeviceBox(*workbench_));
  bar->addSeparator();
  bar->addAction(actions_->build);
  bar->addAction(actions_->verify);
  bar->addAction(actions_->measure);
  bar->addAction(actions_->cancel);
  bar->addAction(actions_->exportVariant);
}

void MainWindow::makeMenus() {
  makeFileMenu();
  makeEditMenu();
  makeViewMenu();
  QMenu *build = menuBar()->addMenu(tr("&Build"));
  build->addAction(actions_->build);
  build->addAction(actions_->verify);
  build->addAction(actions_->measure);
  build->addAction(actions_->cancel);
  build->addSeparator();
  build->addAction(actions_->exportVariant);
  build->addAction(actions_->exportPatch);
  menuBar()->addMenu(tr("&Help"))->addAction(actions_->about);
}

void MainWindow::makeFileMenu() {
  QMenu *file = menuBar()->addMenu(tr("&File"));
  file->addAction(actions_->open);
  QMenu *recent = file->addMenu(tr("Open &Recent"));
  recent->setObjectName(QStringLiteral("recentMenu"));
  recent_ = new RecentFiles(*environment_.settings, *recent, this);
  if (const QDir folder(examplesFolder()); !examplesFolder().isEmpty()) {
    QMenu *examples = file->addMenu(tr("Open &Example"));
    examples->setObjectName(QStringLiteral("examplesMenu"));
    for (const QString &name : folder.entryList({QStringLiteral("*.cu")}, QDir::Files, QDir::Name))
      connect(examples->addAction(name), &QAction::triggered, this,
              [this, path = folder.absoluteFilePath(name)] { openFile(path); });
  }
  file->addSeparator();
  file->addAction(actions_->save);
  file->addAction(actions_->saveAs);
  file->addAction(actions_->saveAll);
  file->addSeparator();
  file->addAction(actions_->exportVariant);
  file->addAction(actions_->exportPatch);
  file->addSeparator();
  file->addAction(actions_->quit);
}

void MainWindow::makeEditMenu() {
  QMenu *edit = menuBar()->addMenu(tr("&Edit"));
  edit->addAction(actions_->undo);
  edit->addAction(actions_->redo);
  edit->addSeparator();
  for (QAction *action : {actions_->cut, actions_->copy, actions_->paste, actions_->selectAll})
    edit->addAction(action);
  edit->addSeparator();
  edit->addAction(actions_->find);
  edit->addAction(actions_->replace);
  edit->addSeparator();
  edit->addAction(actions_->undoPlan);
  edit->addAction(actions_->redoPlan);
}

void MainWindow::makeViewMenu() {
  QMenu *view = menuBar()->addMenu(tr("&View"));
  for (QDockWidget *dock : docks_)
    view->addAction(dock->toggleViewAction());
  view->addSeparator();
  QMenu *colours = view->addMenu(tr("&Colours"));
  for (QAction *action : {actions_->coloursSystem, actions_->coloursLight, actions_->coloursDark})
    colours->addAction(action);
  view->addAction(actions_->resetLayout);
}

void MainWindow::makeStatusBar() {
  status_ = new QLabel(this);
  status_->setObjectName(QStringLiteral("status"));
  statusBar()->addPermanentWidget(status_);
}

void MainWindow::useColours(QAction *chosen) {
  const auto scheme = chosen == actions_->coloursLight  ? views::ColourScheme::light
                      : chosen == actions_->coloursDark ? views::ColourScheme::dark
                                                        : views::ColourScheme::system;
  views::applyColourScheme(*qApp, scheme);
  environment_.settings->setValue(coloursKey, chosen->objectName());
}

void MainWindow::restore() {
  firstLayout_ = saveState(layoutVersion);
  const QSettings &settings = *environment_.settings;
  restoreGeometry(settings.value(geometryKey).toByteArray());
  restoreState(settings.value(stateKey).toByteArray(), layoutVersion);
  const QString colours = settings.value(coloursKey).toString();
  for (QAction *action : actions_->colours->actions())
    if (action->objectName() == colours) {
      action->setChecked(true);
      useColours(action);
      return;
    }
  actions_->coloursSystem->setChecked(true);
}

void MainWindow::remember() {
  environment_.settings->setValue(geometryKey, saveGeometry());
  environment_.settings->setValue(stateKey, saveState(layoutVersion));
}

} // namespace warpgrain::gui
