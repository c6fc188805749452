// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/MainWindow.h"

#include "app/gui/background/FreedMemory.h"
#include "app/gui/base/Texts.h"
#include "app/gui/export/ViewExports.h"
#include "app/gui/flags/FlagsWindow.h"
#include "app/gui/session/SessionController.h"
#include "app/gui/source/SourceFile.h"
#include "app/gui/spmv/SparseRunWindow.h"
#include "app/gui/window/Commands.h"
#include "app/gui/window/Docks.h"
#include "app/gui/window/EditorArea.h"
#include "app/gui/window/HelpWindows.h"
#include "app/gui/window/Icons.h"
#include "app/gui/window/JobButton.h"
#include "app/gui/window/LogView.h"
#include "app/gui/window/Menus.h"
#include "app/gui/window/MessageBar.h"
#include "app/gui/window/PageHost.h"
#include "app/gui/window/PageMessages.h"
#include "app/gui/window/PageParts.h"
#include "app/gui/window/RecentFiles.h"
#include "app/gui/window/SessionCommands.h"
#include "app/gui/window/StartPage.h"
#include "app/gui/window/Tour.h"
#include "app/gui/window/UnsavedGuard.h"
#include "views/files/FileTabs.h"
#include "views/notes/NotesView.h"
#include "views/shared/Theme.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>
#include <QUrl>

#include <utility>

namespace warpgrain::gui {

namespace {

constexpr QLatin1StringView geometryKey("window/geometry");
constexpr QLatin1StringView stateKey("window/state");
constexpr QLatin1StringView coloursKey("window/colours");
constexpr QLatin1StringView tourKey("tour/offered"); ///< and taken or declined

void returnMemoryAfterWork(Workbench &workbench, QObject *parent) {
  auto *freed = new FreedMemory(parent);
  QObject::connect(&workbench, &Workbench::analysed, freed, &FreedMemory::noteWork);
  QObject::connect(&workbench, &Workbench::checked, freed, &FreedMemory::noteWork);
  QObject::connect(&workbench, &Workbench::liftsFound, freed, &FreedMemory::noteWork);
  QObject::connect(&workbench, &Workbench::previewed, freed, &FreedMemory::noteWork);
  QObject::connect(&workbench, &Workbench::workChanged, freed, &FreedMemory::noteWork);
}

QStringList localFilesOf(const QMimeData &data) {
  QStringList files;
  for (const QUrl &url : data.urls())
    if (url.isLocalFile()) files.push_back(url.toLocalFile());
  return files;
}

} // namespace

MainWindow::MainWindow(Environment environment, PageHost *host, Making making)
    : environment_(std::move(environment)), host_(host), workbench_(new Workbench(environment_, this)),
      sessions_(new SessionController(*workbench_, this)), actions_(new Actions(this)),
      states_(new ActionStates(*workbench_, this)),
      guard_(new UnsavedGuard(*workbench_, *sessions_, *environment_.dialogs, this)), log_(new LogView(this)),
      help_(new HelpWindows(this)), tour_(new Tour(*this)) {
  setObjectName(QStringLiteral("mainWindow"));
  setWindowIcon(programIcon());
  setDockNestingEnabled(true);
  setAcceptDrops(true);
  resize(1500, 940);
  // What the workbench finds while the other parts are made is seen in the log, too.
  connect(workbench_, &Workbench::logged, log_, &LogView::add);
  parts_ = new PageParts({.window = *this,
                          .environment = environment_,
                          .workbench = *workbench_,
                          .sessions = *sessions_,
                          .actions = *actions_,
                          .states = *states_,
                          .log = *log_},
                         [this] { finish(); });
  while (making == Making::whole && makeNextPart()) {
  }
}

bool MainWindow::makeNextPart() {
  return parts_->makeNext();
}

/// All parts are there.
void MainWindow::finish() {
  connectAll();
  new PageMessages(*workbench_, *sessions_, messages(), *statusBar(), *log_, this);
  connectSessions();
  returnMemoryAfterWork(*workbench_, this);
  showTitle();
  showStatus();
  restore();
  showRecent();
  connectHost();
  connectExports();
  if (host_ == nullptr) sessions_->lookForLeft();
}

MainWindow::~MainWindow() {
  delete parts_; // as long as they go, they may be asked
  delete guard_;
  delete sessions_;
  delete workbench_;
}

MessageBar &MainWindow::messages() {
  return *parts_->messages;
}

JobButton &MainWindow::jobButton() {
  return *parts_->jobs;
}

void MainWindow::connectAll() {
  SourceController &source = workbench_->source();
  connect(parts_->commands, &Commands::openWanted, this, &MainWindow::openFile);
  connect(parts_->menus, &Menus::fileChosen, this, &MainWindow::openFile);
  connect(&source, &SourceController::unitOpened, this, [this](const std::filesystem::path &path) {
    opening_.clear();
    parts_->centre->setCurrentWidget(parts_->editors);
    parts_->menus->recent().add(toQString(path));
    showTitle();
  });
  connect(&source, &SourceController::renamed, this,
          [this](const std::filesystem::path &, const std::filesystem::path &to) {
            parts_->menus->recent().add(toQString(to));
          });
  connect(&source, &SourceController::openFailed, this, [this](const std::filesystem::path &path) {
    parts_->menus->recent().remove(toQString(path));
    stopWaiting();
  });
  connect(&source, &SourceController::modifiedChanged, this, &MainWindow::showTitle);
  connect(parts_->editors, &EditorArea::currentChanged, this, &MainWindow::showTitle);
  connect(actions_->quit, &QAction::triggered, this, [this] {
    if (host_ != nullptr)
      host_->quit();
    else
      close();
  });
  connect(actions_->handbook, &QAction::triggered, help_, &HelpWindows::showHandbook);
  connect(actions_->reasons, &QAction::triggered, help_, [this] { help_->showReasons(std::nullopt); });
  connect(actions_->sparseProducts, &QAction::triggered, this, [this] {
    if (sparseRuns_ == nullptr) sparseRuns_ = new SparseRunWindow(*environment_.dialogs, workbench_->jobs(), this);
    sparseRuns_->show();
    sparseRuns_->raise();
    sparseRuns_->activateWindow();
  });
  connect(actions_->flags, &QAction::triggered, this, [this] {
    if (flags_ == nullptr) flags_ = new FlagsWindow(*workbench_, *environment_.dialogs, this);
    flags_->show();
    flags_->raise();
    flags_->activateWindow();
  });
  connect(parts_->docks, &Docks::reasonChosen, help_, &HelpWindows::showReasons);
  connect(help_, &HelpWindows::refused, this,
          [this](const QString &sentence) { parts_->messages->tell(MessageKind::error, sentence); });
  connect(parts_->start, &StartPage::fileWanted, this, &MainWindow::openFile);
  connect(parts_->start, &StartPage::handbookWanted, help_, &HelpWindows::showTour);
  connect(actions_->tour, &QAction::triggered, this, &MainWindow::takeTour);
  connect(parts_->start, &StartPage::tourWanted, this, &MainWindow::takeTour);
  connect(parts_->start, &StartPage::tourDeclined, this, &MainWindow::noteTourOffered);
  parts_->start->setIsFirstTime(!environment_.settings->value(tourKey, false).toBool());
  connect(parts_->start, &StartPage::exampleWanted, this,
          [this] { openFile(examplesFolder() + QStringLiteral("/matrix_multiplication.cu")); });
  connect(parts_->docks, &Docks::openWanted, this, &MainWindow::openFile);
  connect(actions_->about, &QAction::triggered, this, [this] { environment_.dialogs->about(this); });
  connect(actions_->colours, &QActionGroup::triggered, this, &MainWindow::useColours);
  connect(actions_->resetLayout, &QAction::triggered, this, [this] { restoreState(firstLayout_, layoutVersion); });
  connect(workbench_, &Workbench::analysisBegun, this, &MainWindow::showStatus);
  connect(workbench_, &Workbench::checked, this, &MainWindow::showStatus);
  connect(workbench_, &Workbench::checked, this, [this] {
    if (std::exchange(isTourWanted_, false)) tour_->begin();
  });
  connect(workbench_, &Workbench::shownChanged, this, &MainWindow::showStatus);
  connect(workbench_, &Workbench::toolkitFound, this, &MainWindow::showStatus);
  connect(workbench_, &Workbench::workChanged, this, &MainWindow::showStatus);
  connect(workbench_, &Workbench::workChanged, this, [this] {
    if (closing_ && !workbench_->isWorking()) close();
  });
}

void MainWindow::connectSessions() {
  guard_->setSessionSaver([this] { return parts_->sessionCommands->save(); });
  sessions_->setLayoutSource([this] {
    return session::SavedLayout{.version = layoutVersion, .state = saveState(layoutVersion).toBase64().toStdString()};
  });
  connect(sessions_, &SessionController::sourceMissing, this, &MainWindow::stopWaiting);
  connect(sessions_, &SessionController::openFailed, this, [this](const std::filesystem::path &file) {
    parts_->menus->recentSessions().remove(toQString(file));
    stopWaiting();
  });
  connect(sessions_, &SessionController::saved, this,
          [this](const std::filesystem::path &file) { parts_->menus->recentSessions().add(toQString(file)); });
  connect(parts_->sessionCommands, &SessionCommands::openWanted, this, &MainWindow::openFile);
  connect(parts_->sessionCommands, &SessionCommands::restoreWanted, this, [this](const LeftWindow &left) {
    if (host_ != nullptr) return host_->restoreLeft(left);
    if (left.works.empty()) return openFile(toQString(left.open.files[left.open.front]));
    guard_->run([this, left] { sessions_->restore(left.works.front()); });
  });
  connect(sessions_, &SessionController::opened, this, [this](const session::SavedSession &session) {
    if (!sessions_->file().empty()) parts_->menus->recentSessions().add(toQString(sessions_->file()));
    takeLayout(session.layout);
  });
  connect(sessions_, &SessionController::textsRestored, parts_->editors, &EditorArea::adopt);
  views::NotesView &notes = parts_->docks->notes();
  connect(sessions_, &SessionController::notesChanged, &notes, &views::NotesView::setNotes);
  connect(&notes, &views::NotesView::edited, sessions_, &SessionController::setNotes);
  connect(sessions_, &SessionController::stateChanged, this, &MainWindow::showTitle);
  connect(sessions_, &SessionController::stateChanged, &notes,
          [this, &notes] { notes.setEnabled(sessions_->isOpen()); });
  notes.setEnabled(false);
  connect(&parts_->menus->recent(), &RecentFiles::changed, this, &MainWindow::showRecent);
  connect(&parts_->menus->recentSessions(), &RecentFiles::changed, this, &MainWindow::showRecent);
}

/// On the file that is open, else on an example as soon as it is read.
void MainWindow::takeTour() {
  noteTourOffered();
  if (!isEmpty()) return tour_->begin();
  if (examplesFolder().isEmpty()) return help_->showTour();
  isTourWanted_ = true;
  openFile(examplesFolder() + QStringLiteral("/transpose.cu"));
}

void MainWindow::noteTourOffered() {
  environment_.settings->setValue(tourKey, true);
  parts_->start->setIsFirstTime(false);
}

/// A layout of another version is not used.
void MainWindow::takeLayout(const session::SavedLayout &layout) {
  if (layout.version != layoutVersion) return;
  restoreState(QByteArray::fromBase64(QByteArray::fromStdString(layout.state)), layoutVersion);
}

void MainWindow::showRecent() {
  parts_->start->setRecent(parts_->menus->recentSessions().files(), parts_->menus->recent().files());
}

void MainWindow::openFile(const QString &file) {
  if (host_ != nullptr) return host_->openFiles({file});
  const std::filesystem::path path = toPath(file);
  guard_->run([this, path] {
    if (path.extension() == session::savedSessionSuffix)
      sessions_->open(path);
    else
      workbench_->source().openUnit(path);
  });
}

void MainWindow::openBeside(const QString &file, const QString &other) {
  openFile(file);
  workbench_->addKernelWhenOpened(absolutePath(toPath(other)));
}

void MainWindow::showTitle() {
  const auto file = parts_->editors->currentFile();
  const bool isOpen = !workbench_->source().mainFile().empty();
  QString name = toQString(file.filename());
  if (!sessions_->file().empty()) name = tr("%1 (%2)").arg(name, toQString(sessions_->file().filename()));
  setWindowTitle(isOpen ? tr("%1[*] - Warpgrain").arg(name) : tr("Warpgrain"));
  setWindowFilePath(isOpen ? toQString(file) : QString());
  setWindowModified(!workbench_->source().modifiedFiles().empty() || sessions_->isUnsaved());
  Q_EMIT titleChanged();
}

void MainWindow::showStatus() {
  QStringList parts;
  if (workbench_->isAnalysing()) parts.push_back(tr("Reading the source…"));
  if (workbench_->isTakingKernel()) parts.push_back(tr("Reading a kernel…"));
  const auto *toolkit = workbench_->toolkit();
  if (toolkit == nullptr)
    parts.push_back(tr("Looking for a CUDA toolkit…"));
  else if (*toolkit && (*toolkit)->nvcc)
    parts.push_back(tr("CUDA %1").arg(toQString((*toolkit)->version)));
  else
    parts.push_back(tr("No nvcc: variants are written, not compiled"));
  parts_->status->setText(parts.join(QStringLiteral("   ")));
}

/// The editors keep a part of the height when the window becomes lower; what a person has set otherwise stays as long
/// as it does not.
void MainWindow::resizeEvent(QResizeEvent *event) {
  QMainWindow::resizeEvent(event);
  if (parts_ == nullptr || !parts_->areMade()) return;
  if (event->size().width() < event->oldSize().width()) giveEditorsWidth();
  if (event->size().height() >= event->oldSize().height()) return;
  QDockWidget *below = nullptr; // of the docks below, the one in sight
  for (QDockWidget *dock : parts_->docks->all())
    if (dockWidgetArea(dock) == Qt::BottomDockWidgetArea && !dock->isFloating() && !dock->visibleRegion().isEmpty())
      below = dock;
  if (below == nullptr) return;
  const int both = centralWidget()->height() + below->height();
  if (const int least = both * 45 / 100; centralWidget()->height() < least)
    resizeDocks({below}, {both - least}, Qt::Vertical);
}

/// The explorer and the factors give way, in the shares that they have.
void MainWindow::giveEditorsWidth() {
  QList<QDockWidget *> beside;
  int taken = 0;
  for (QDockWidget *dock : parts_->docks->all())
    if (dockWidgetArea(dock) != Qt::BottomDockWidgetArea && !dock->isFloating() && dock->isVisible()) {
      beside.push_back(dock);
      taken += dock->width();
    }
  const int most = width() - width() * 40 / 100;
  if (beside.isEmpty() || taken <= most) return;
  QList<int> widths;
  for (const QDockWidget *dock : beside)
    widths.push_back(dock->width() * most / taken);
  resizeDocks(beside, widths, Qt::Horizontal);
}

void MainWindow::useColours(QAction *chosen) {
  const auto scheme = chosen == actions_->coloursLight      ? views::ColourScheme::light
                      : chosen == actions_->coloursDark     ? views::ColourScheme::dark
                      : chosen == actions_->coloursContrast ? views::ColourScheme::contrast
                                                            : views::ColourScheme::system;
  views::applyColourScheme(*qApp, scheme);
  environment_.settings->setValue(coloursKey, chosen->objectName());
}

void MainWindow::restore() {
  firstLayout_ = saveState(layoutVersion);
  const QSettings &settings = *environment_.settings;
  if (host_ == nullptr) restoreGeometry(settings.value(geometryKey).toByteArray());
  restoreState(settings.value(stateKey).toByteArray(), layoutVersion);
  showChosenColours();
  if (host_ == nullptr) applyColours();
}

void MainWindow::applyColours() {
  if (QAction *chosen = actions_->colours->checkedAction(); chosen != actions_->coloursSystem) useColours(chosen);
}

void MainWindow::showChosenColours() {
  const QString colours = environment_.settings->value(coloursKey).toString();
  QAction *chosen = actions_->coloursSystem;
  for (QAction *action : actions_->colours->actions())
    if (action->objectName() == colours) chosen = action;
  chosen->setChecked(true);
}

void MainWindow::remember() {
  if (host_ == nullptr) environment_.settings->setValue(geometryKey, saveGeometry());
  environment_.settings->setValue(stateKey, saveState(layoutVersion));
}

void MainWindow::closeEvent(QCloseEvent *event) {
  Q_EMIT workbench_->textsWanted();
  if (!mayClose_ && guard_->mayAsk()) {
    event->ignore();
    guard_->run([this] {
      mayClose_ = true;
      QTimer::singleShot(0, this, &QWidget::close);
    });
    return;
  }
  if (workbench_->isWorking()) {
    // The window goes when the compilers and the runs have gone.
    event->ignore();
    closing_ = mayClose_ = true;
    workbench_->cancel();
    setEnabled(false);
    statusBar()->showMessage(tr("Ending what runs…"));
    return;
  }
  if (host_ == nullptr) remember();
  sessions_->end();
  event->accept();
  Q_EMIT closed();
}

void MainWindow::changeEvent(QEvent *event) {
  QMainWindow::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) actions_->paintIcons(palette());
  if (event->type() == QEvent::ActivationChange && isActiveWindow()) workbench_->source().lookAtDisk();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event) {
  const auto files = localFilesOf(*event->mimeData()).size();
  if (files == 1 || (host_ != nullptr && files > 0)) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event) {
  const QStringList files = localFilesOf(*event->mimeData());
  if (host_ != nullptr && !files.isEmpty())
    host_->openFiles(files);
  else if (files.size() == 1)
    openFile(files.front());
}

void MainWindow::connectHost() {
  const bool hasHost = host_ != nullptr;
  for (QAction *action : {actions_->closeFile, actions_->nextFile, actions_->previousFile}) {
    action->setEnabled(hasHost && action == actions_->closeFile);
    action->setVisible(hasHost);
  }
  if (!hasHost) return;
  connect(actions_->closeFile, &QAction::triggered, this, [this] { host_->closeFront(); });
  connect(actions_->nextFile, &QAction::triggered, this, [this] { host_->chooseBeside(1); });
  connect(actions_->previousFile, &QAction::triggered, this, [this] { host_->chooseBeside(-1); });
  const auto position = [](int at) { return static_cast<std::size_t>(at); };
  connect(parts_->tabs, &views::FileTabs::fileChosen, this,
          [this, position](int at) { host_->choosePage(position(at)); });
  connect(parts_->tabs, &views::FileTabs::closeWanted, this,
          [this, position](int at) { host_->closePage(position(at)); });
  connect(parts_->tabs, &views::FileTabs::fileMoved, this,
          [this, position](int from, int to) { host_->movePage(position(from), position(to)); });
}

/// Tables and charts are written beside the source, under the name of the kernel.
void MainWindow::connectExports() {
  const auto suggested = [this](const QString &view) {
    const std::filesystem::path &main = workbench_->source().mainFile();
    const std::string kernel = workbench_->selection().kernel().name;
    const std::filesystem::path folder = main.empty() ? environment_.folder : main.parent_path();
    return folder / ((kernel.empty() ? std::string("warpgrain") : kernel) + "." + toUtf8(view));
  };
  auto *exports = new ViewExports(*this, *environment_.dialogs, suggested, this);
  connect(exports, &ViewExports::written, log_, &LogView::add);
  connect(exports, &ViewExports::written, this,
          [this](const QString &sentence) { statusBar()->showMessage(sentence, 15000); });
  connect(exports, &ViewExports::refused, log_, &LogView::add);
  connect(exports, &ViewExports::refused, this,
          [this](const QString &sentence) { parts_->messages->tell(MessageKind::error, sentence); });
}

void MainWindow::openHere(const std::filesystem::path &file) {
  waitFor(file);
  workbench_->source().openUnit(file);
}

void MainWindow::waitFor(const std::filesystem::path &file) {
  opening_ = file;
  parts_->centre->setCurrentWidget(parts_->editors);
  Q_EMIT titleChanged();
}

/// The file could not be opened.
void MainWindow::stopWaiting() {
  opening_.clear();
  if (workbench_->source().mainFile().empty()) parts_->centre->setCurrentWidget(parts_->start);
  showTitle();
}

std::filesystem::path MainWindow::file() const {
  if (!opening_.empty()) return opening_;
  const std::filesystem::path &main = workbench_->source().mainFile();
  return main.empty() ? sessions_->unopenedFile() : main;
}

views::FileTab MainWindow::tab() const {
  const std::filesystem::path path = file();
  QString title = path.empty() ? tr("Start") : toQString(path.filename());
  if (isWindowModified()) title += QStringLiteral(" *");
  return {.title = title, .toolTip = toQString(path)};
}

void MainWindow::setTabs(const std::vector<views::FileTab> &tabs, std::size_t own) {
  parts_->tabs->setFiles(tabs, static_cast<int>(own));
  actions_->nextFile->setEnabled(tabs.size() > 1);
  actions_->previousFile->setEnabled(tabs.size() > 1);
  actions_->closeFile->setEnabled(tabs.size() > 1 || !isEmpty());
}

void MainWindow::enter(const QByteArray &layout) {
  for (QDockWidget *dock : std::exchange(floating_, {}))
    dock->show();
  if (!layout.isEmpty() && saveState(layoutVersion) != layout) restoreState(layout, layoutVersion);
  parts_->docks->showFitting();
  // Another page may have changed what all of them share.
  parts_->menus->recent().refresh();
  parts_->menus->recentSessions().refresh();
  parts_->editors->takeZoom();
  showChosenColours();
}

QByteArray MainWindow::leave() {
  QByteArray layout = saveState(layoutVersion);
  for (QDockWidget *dock : parts_->docks->all())
    if (dock->isFloating() && dock->isVisible()) {
      floating_.push_back(dock);
      dock->hide(); // a window of its own would stay
    }
  focus_ = focusWidget();
  return layout;
}

void MainWindow::takeFocus() {
  if (focus_ && isAncestorOf(focus_))
    focus_->setFocus();
  else if (parts_->centre->currentWidget() != nullptr)
    parts_->centre->currentWidget()->setFocus();
}

void MainWindow::letGo() {
  mayClose_ = true;
  close();
}

} // namespace warpgrain::gui
