// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/Docks.h"

#include "app/gui/presenters/AccessPresenter.h"
#include "app/gui/presenters/ChosenText.h"
#include "app/gui/presenters/DependencePresenter.h"
#include "app/gui/presenters/ExplorerPresenter.h"
#include "app/gui/presenters/FactorsPresenter.h"
#include "app/gui/presenters/FindingsPresenter.h"
#include "app/gui/presenters/LaunchPresenter.h"
#include "app/gui/presenters/MeasurePresenter.h"
#include "app/gui/presenters/NestPresenter.h"
#include "app/gui/presenters/OpenMpPresenter.h"
#include "app/gui/presenters/ProblemsPresenter.h"
#include "app/gui/presenters/TunePresenter.h"
#include "app/gui/presenters/VariantsPresenter.h"
#include "app/gui/window/Commands.h"
#include "app/gui/window/EditorArea.h"
#include "app/gui/window/LogView.h"
#include "app/gui/window/MessageBar.h"
#include "app/gui/window/StateBadge.h"
#include "views/access/AccessView.h"
#include "views/charts/VariantCharts.h"
#include "views/dependence/DependenceView.h"
#include "views/explorer/ExplorerView.h"
#include "views/factors/FactorPanel.h"
#include "views/findings/FindingsView.h"
#include "views/launch/LaunchFormView.h"
#include "views/nests/NestsView.h"
#include "views/notes/NotesView.h"
#include "views/openmp/OpenMpView.h"
#include "views/problems/ProblemsView.h"
#include "views/shared/Texts.h"
#include "views/tune/TuneBar.h"
#include "views/tune/TuneView.h"
#include "views/variants/VariantsView.h"

#include <QAbstractButton>
#include <QDockWidget>
#include <QHelpEvent>
#include <QMainWindow>
#include <QScrollArea>
#include <QTabBar>
#include <QToolTip>

#include <algorithm>
#include <type_traits>

namespace warpgrain::gui {

namespace {

QDockWidget *dockOf(const QWidget *view) {
  QWidget *around = view->parentWidget();
  while (around != nullptr && qobject_cast<QDockWidget *>(around) == nullptr)
    around = around->parentWidget();
  return qobject_cast<QDockWidget *>(around);
}

/// Has bars where a view needs more room than there is, so that no view makes the window large.
class RoomForView : public QScrollArea {
public:
  explicit RoomForView(QWidget *view) {
    setWidget(view);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setFocusProxy(view);
    // Opaque children would cover the dock, which is asked whether it is to be seen.
    view->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
  }

  QSize minimumSizeHint() const override { return {160, 110}; }

  QSize sizeHint() const override { return widget()->sizeHint(); }
};

/// Brings a dock to be seen.
void raise(QDockWidget *dock) {
  dock->show();
  dock->raise();
}

} // namespace

Docks::Docks(const Surroundings &around, QMainWindow &window)
    : QObject(&window), around_(around), window_(window), text_(new ChosenText(around.workbench, this)) {
  window_.installEventFilter(this);
}

Docks::~Docks() {
  qDeleteAll(docks_);
}

std::vector<std::function<void()>> Docks::parts() {
  const auto make = [this](auto *&view, const char *name, const QString &title, const QString &help,
                           Qt::DockWidgetArea area = Qt::BottomDockWidgetArea) {
    return [this, &view, name, title, help, area] {
      view = new std::remove_reference_t<decltype(*view)>;
      add(QLatin1StringView(name), title, help, view, area);
    };
  };
  return {
      make(explorer_, "explorer", tr("Explorer"),
           tr("The kernels of the source, with their loops, arrays and launches"), Qt::LeftDockWidgetArea),
      make(factors_, "factors", tr("Steps"),
           tr("The steps that fit this kernel, each value with its verdict; below, the plan"), Qt::RightDockWidgetArea),
      make(findings_, "findings", tr("Findings"), tr("What is wrong with the kernel, worst first, and what mends it")),
      make(accesses_, "accesses", tr("Access Patterns"),
           tr("How each access of the kernel reaches memory: sectors, bank conflicts, the lanes of a warp")),
      make(dependences_, "dependences", tr("Dependences"), tr("Which statements must keep their order, and races")),
      make(launch_, "launch", tr("Test Launch"), tr("The launch that variants are run and measured with")),
      make(variants_, "variants", tr("Variants"),
           tr("What is built, verified and measured: a row for each variant, with its numbers")),
      make(charts_, "charts", tr("Charts"), tr("Occupancy, registers and times of the variants as curves")),
      make(tuning_, "tune", tr("Tune"), tr("A search for the fastest plan, and what it has found")),
      make(notes_, "notes", tr("Notes"), tr("Your own notes, which are kept in the session")),
      make(problems_, "problems", tr("Problems"), tr("What the compiler says of the source, and what was found in it")),
      [this] {
        add(QStringLiteral("log"), tr("Log"), tr("What was opened, built and run, with what the tools have printed"),
            &around_.log, Qt::BottomDockWidgetArea);
      },
      make(openMp_, "openMp", tr("OpenMP"),
           tr("Which regions of an OpenMP program become kernels, why, and what is copied for them")),
      make(nests_, "nests", tr("Loop Nests"),
           tr("Which loops of a serial program can become threads, in which way, and the kernels that they become")),
      [this] { arrange(); },
      [this] {
        around_.commands.setPlanWidget(dockOf(factors_));
        new ExplorerPresenter(around_.workbench, *explorer_);
        presentFactors();
        presentAccesses();
        presentProblems();
        presentFindings();
      },
      [this] {
        presentDependences();
        presentLaunch();
        presentVariants();
        presentTuning();
        presentOpenMp();
        presentNests();
      },
  };
}

void Docks::add(const QString &name, const QString &title, const QString &help, QWidget *content,
                Qt::DockWidgetArea area) {
  auto *dock = new QDockWidget(title, &window_);
  dock->setWhatsThis(help);
  dock->toggleViewAction()->setToolTip(help);
  dock->setObjectName(name + QStringLiteral("Dock"));
  content->setObjectName(name);
  dock->setWidget(area == Qt::BottomDockWidgetArea ? new RoomForView(content) : content);
  window_.addDockWidget(area, dock);
  docks_.push_back(dock);
}

/// The window makes the bars of tabs, and names their tooltips like the tabs. What a view is for says more.
bool Docks::eventFilter(QObject *object, QEvent *event) {
  if (event->type() == QEvent::ChildPolished) {
    if (auto *bar = qobject_cast<QTabBar *>(static_cast<QChildEvent *>(event)->child())) bar->installEventFilter(this);
  } else if (auto *bar = qobject_cast<QTabBar *>(object); bar != nullptr && event->type() == QEvent::ToolTip) {
    const auto *help = static_cast<QHelpEvent *>(event);
    const QString title = bar->tabText(bar->tabAt(help->pos()));
    const auto dock = std::ranges::find(docks_, title, &QDockWidget::windowTitle);
    if (dock == docks_.end()) return false;
    QToolTip::showText(help->globalPos(), views::toolTipOf((*dock)->whatsThis()), bar);
    return true;
  }
  return QObject::eventFilter(object, event);
}

/// The explorer on the left, the factors on the right, and the other docks as tabs below.
void Docks::arrange() {
  window_.setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
  window_.setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
  window_.setTabPosition(Qt::BottomDockWidgetArea, QTabWidget::North);
  const QList<QDockWidget *> tabs = docks_.mid(2);
  for (qsizetype i = 1; i < tabs.size(); ++i)
    window_.tabifyDockWidget(tabs[i - 1], tabs[i]);
  for (QDockWidget *dock : tabs)
    dock->setTitleBarWidget(new QWidget(dock)); // the tab names it
  tabs.front()->raise();
  dockOf(openMp_)->hide(); // until a source has directives
  dockOf(nests_)->hide();  // until one is serial
  window_.resizeDocks({docks_[0], docks_[1]}, {320, 390}, Qt::Horizontal);
  window_.resizeDocks({tabs.front()}, {370}, Qt::Vertical);
}

void Docks::presentFactors() {
  auto *presenter = new FactorsPresenter(around_.workbench, *factors_);
  connect(presenter, &FactorsPresenter::spaceMade, variants_, [this] { raise(dockOf(variants_)); });
  connect(factors_, &views::FactorPanel::reasonChosen, this, &Docks::reasonChosen);
  connect(&around_.editors, &EditorArea::reasonWanted, factors_, [this](const transform::Step &step) {
    raise(dockOf(factors_));
    factors_->showStep(step);
  });
}

void Docks::presentAccesses() {
  auto *presenter = new AccessPresenter(around_.workbench, *text_, *accesses_);
  accessPresenter_ = presenter;
  connect(dockOf(accesses_), &QDockWidget::visibilityChanged, accesses_,
          [this](bool isVisible) { text_->setLookedAt(*accesses_, isVisible); });
  EditorArea &editors = around_.editors;
  connect(presenter, &AccessPresenter::revealWanted, &editors, &EditorArea::revealAccess);
  connect(presenter, &AccessPresenter::marksChanged, &editors, &EditorArea::setAccesses);
  connect(&editors, &EditorArea::caretAt, presenter, &AccessPresenter::caretMoved);
  connect(presenter, &AccessPresenter::revealInVariantWanted, &editors, &EditorArea::revealInVariant);
  connect(presenter, &AccessPresenter::chosenInVariant, &editors, &EditorArea::setChosenInVariant);
  connect(
      &editors, &EditorArea::caretInVariant, presenter,
      [presenter](const std::filesystem::path &file, std::size_t byte) { presenter->variantCaretMoved(file, byte); });
}

void Docks::presentFindings() {
  auto *presenter = new FindingsPresenter(around_.workbench, *findings_);
  connect(presenter, &FindingsPresenter::counted, findings_, [this](int count) {
    dockOf(findings_)->setWindowTitle(count > 0 ? tr("Findings (%1)").arg(count) : tr("Findings"));
  });
  connect(accessPresenter_, &AccessPresenter::looked, presenter, &FindingsPresenter::setAccesses);
  connect(presenter, &FindingsPresenter::listed, problemsPresenter_, &ProblemsPresenter::setFindings);
  // What is wrong is the first page of a file that is opened. A recorded search opens its own, and stays in front.
  connect(&around_.workbench.source(), &SourceController::unitOpened, findings_, [this] {
    if (!tuning_->isVisible()) raise(dockOf(findings_));
  });
}

void Docks::presentProblems() {
  auto *presenter = new ProblemsPresenter(around_.workbench, *problems_);
  problemsPresenter_ = presenter;
  connect(presenter, &ProblemsPresenter::counted, problems_, [this](int errors, int warnings) {
    const int count = errors + warnings;
    dockOf(problems_)->setWindowTitle(count > 0 ? tr("Problems (%1)").arg(count) : tr("Problems"));
  });
}

void Docks::presentDependences() {
  auto *presenter = new DependencePresenter(around_.workbench, *text_, *dependences_);
  connect(dockOf(dependences_), &QDockWidget::visibilityChanged, presenter, &DependencePresenter::setLookedAt);
  EditorArea &editors = around_.editors;
  connect(presenter, &DependencePresenter::placeInVariantWanted, &editors, &EditorArea::goToInVariant);
  connect(presenter, &DependencePresenter::endsInVariant, &editors, &EditorArea::showEndsInVariant);
  connect(&editors, &EditorArea::caretInVariant, presenter,
          [presenter](const std::filesystem::path &file, std::size_t, int line) {
            presenter->setVariantCaret({.file = file, .line = static_cast<std::uint32_t>(line)});
          });
  connect(presenter, &DependencePresenter::exported, &around_.messages,
          [this](const QString &sentence) { around_.messages.tell(MessageKind::information, sentence); });
  connect(presenter, &DependencePresenter::refused, &around_.messages,
          [this](const QString &sentence) { around_.messages.tell(MessageKind::error, sentence); });
}

void Docks::presentLaunch() {
  Workbench &workbench = around_.workbench;
  auto *presenter = new LaunchPresenter(workbench, *launch_, around_.dialogs);
  connect(presenter, &LaunchPresenter::told, &around_.messages,
          [this](MessageKind kind, const QString &sentence) { around_.messages.tell(kind, sentence); });
  connect(&workbench, &Workbench::launchWanted, launch_, [this](const QString &sentence) {
    raise(dockOf(launch_));
    around_.messages.tell(MessageKind::warning, sentence, {}, MessageCause::launch);
  });
  connect(&workbench, &Workbench::workChanged, launch_,
          [this] { launch_->setVerifyPossible(!around_.workbench.isWorking()); });
  badge(*launch_, "launchVerify", ActionStates::verifying);
}

void Docks::presentVariants() {
  Workbench &workbench = around_.workbench;
  new MeasurePresenter(workbench, *variants_, around_.dialogs);
  connect(&workbench, &Workbench::recordedOffered, &around_.messages, [this](const QString &sentence) {
    const auto show = [this] {
      around_.workbench.targets().chooseRecorded();
      around_.workbench.measure();
    };
    around_.messages.tell(MessageKind::error, sentence, {{tr("Show recorded times"), show}}, MessageCause::work);
  });
  auto *presenter = new VariantsPresenter(workbench, *variants_, *charts_);
  connect(presenter, &VariantsPresenter::rowChosen, &around_.editors, &EditorArea::showComparison);
  connect(presenter, &VariantsPresenter::compareWanted, &around_.commands, &Commands::compare);
  connect(presenter, &VariantsPresenter::exportWanted, &around_.commands, &Commands::exportVariant);
  connect(presenter, &VariantsPresenter::adoptWanted, &around_.commands, &Commands::adopt);
  connect(presenter, &VariantsPresenter::editWanted, &around_.commands, &Commands::editVariant);
  connect(presenter, &VariantsPresenter::addWanted, &around_.commands, &Commands::addKernel);
  connect(presenter, &VariantsPresenter::renameWanted, &around_.commands, &Commands::renameVariant);
  connect(presenter, &VariantsPresenter::removeWanted, &around_.commands, &Commands::removeVariant);
  badge(*variants_, "variantsBuild", ActionStates::building);
  badge(*variants_, "variantsVerify", ActionStates::verifying);
  badge(*variants_, "measureButton", ActionStates::measuring);
  // A kernel that was added is seen in the table.
  connect(&workbench, &Workbench::handAdded, this, [this] { raise(dockOf(variants_)); });
}

/// A button of a view shows how far what it starts is.
void Docks::badge(const QWidget &view, const char *button, ActionStates::Action action) {
  addStateBadge(*view.findChild<QAbstractButton *>(QLatin1StringView(button)), around_.states, action);
}

void Docks::presentTuning() {
  auto *presenter = new TunePresenter(around_.workbench, *tuning_, around_.dialogs);
  badge(*tuning_, "tuneButton", ActionStates::tuning);
  connect(presenter, &TunePresenter::planChosen, &around_.editors, &EditorArea::showComparison);
  connect(presenter, &TunePresenter::told, &around_.messages,
          [this](MessageKind kind, const QString &sentence) { around_.messages.tell(kind, sentence); });
  connect(presenter, &TunePresenter::openWanted, this, &Docks::openWanted);
  connect(&around_.commands, &Commands::tuneWanted, tuning_, [this] {
    raise(dockOf(tuning_));
    Q_EMIT tuning_->bar().tuneRequested();
  });
}

void Docks::presentOpenMp() {
  openMpPresenter_ = new OpenMpPresenter(around_.workbench, *openMp_, around_.dialogs);
  QDockWidget *dock = dockOf(openMp_);
  connect(dock, &QDockWidget::visibilityChanged, openMpPresenter_, &OpenMpPresenter::setLookedAt);
  connect(openMpPresenter_, &OpenMpPresenter::openWanted, this, &Docks::openWanted);
  connect(openMpPresenter_, &OpenMpPresenter::told, &around_.messages,
          [this](MessageKind kind, const QString &sentence) { around_.messages.tell(kind, sentence); });
  connect(openMpPresenter_, &OpenMpPresenter::directivesSeen, dock,
          [this, dock](bool has, bool isFirst) { showWhereFitting(dock, has, isFirst); });
}

void Docks::presentNests() {
  nestPresenter_ = new NestPresenter(around_.workbench, *nests_, around_.dialogs);
  QDockWidget *dock = dockOf(nests_);
  connect(dock, &QDockWidget::visibilityChanged, nestPresenter_, &NestPresenter::setLookedAt);
  connect(nestPresenter_, &NestPresenter::openWanted, this, &Docks::openWanted);
  connect(nestPresenter_, &NestPresenter::told, &around_.messages,
          [this](MessageKind kind, const QString &sentence) { around_.messages.tell(kind, sentence); });
  connect(nestPresenter_, &NestPresenter::nestsSeen, dock,
          [this, dock](bool has, bool isFirst) { showWhereFitting(dock, has, isFirst); });
  connect(nestPresenter_, &NestPresenter::viewWanted, dock, [dock] { raise(dock); });
  connect(&around_.editors, &EditorArea::menuWanted, nestPresenter_, &NestPresenter::offer);
}

void Docks::showFitting() {
  showWhereFitting(dockOf(openMp_), openMpPresenter_->hasDirectives(), false);
  showWhereFitting(dockOf(nests_), nestPresenter_->hasNests(), false);
}

/// The tab that is in front stays there, unless the page goes or is to be seen.
void Docks::showWhereFitting(QDockWidget *dock, bool isThere, bool isInFront) {
  if (!isInFront && dock->isHidden() != isThere) return;
  QDockWidget *front = frontTab();
  dock->setVisible(isThere);
  if (isThere && isInFront)
    dock->raise();
  else if (front != nullptr && front != dock)
    front->raise();
  else if (!isThere && front == dock)
    dockOf(findings_)->raise();
}

/// Of the docks below, the one whose tab is chosen; null where there is no bar of tabs.
QDockWidget *Docks::frontTab() const {
  for (const QTabBar *bar : window_.findChildren<QTabBar *>(Qt::FindDirectChildrenOnly)) {
    const QString title = bar->tabText(bar->currentIndex());
    const auto dock = std::ranges::find(docks_, title, &QDockWidget::windowTitle);
    if (dock != docks_.end() && window_.dockWidgetArea(*dock) == Qt::BottomDockWidgetArea) return *dock;
  }
  return nullptr;
}

} // namespace warpgrain::gui
