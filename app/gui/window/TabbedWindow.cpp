// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/TabbedWindow.h"

#include "app/gui/base/Texts.h"
#include "app/gui/session/SessionController.h"
#include "app/gui/source/SourceFile.h"
#include "app/gui/window/Icons.h"
#include "app/gui/window/JobButton.h"
#include "app/gui/window/MessageBar.h"
#include "app/gui/window/UnsavedPages.h"
#include "views/files/FileTabs.h"

#include <QCloseEvent>
#include <QStackedLayout>
#include <QTimer>

#include <algorithm>
#include <future>
#include <utility>

namespace warpgrain::gui {

namespace fs = std::filesystem;

namespace {

constexpr QLatin1StringView geometryKey("window/geometry");

/// The toolkit is looked for once, for all pages.
Environment withOneToolkit(Environment environment) {
  std::function<Result<build::CudaToolkit>()> find = environment.findToolkit;
  if (!find) find = [] { return build::findCudaToolkit(); };
  const std::shared_future<Result<build::CudaToolkit>> found = std::async(std::launch::deferred, find).share();
  environment.findToolkit = [found] {
    const auto own = found; // each thread asks one of its own
    return own.get();
  };
  return environment;
}

} // namespace

TabbedWindow::TabbedWindow(Environment environment)
    : environment_(withOneToolkit(std::move(environment))), stack_(new QStackedLayout(this)),
      unsaved_(new UnsavedPages(*environment_.dialogs, this)),
      openFiles_(std::make_shared<RecoveryFile>(environment_.recoveryFolder, openFilesSuffix)), background_(this) {
  setObjectName(QStringLiteral("tabbedWindow"));
  setWindowIcon(programIcon());
  resize(1500, 940);
  restoreGeometry(environment_.settings->value(geometryKey).toByteArray());
  stack_->setContentsMargins(0, 0, 0, 0);
  nextPart_.setInterval(0); // when no other event waits
  connect(&nextPart_, &QTimer::timeout, this, &TabbedWindow::makeNext);
  MainWindow &first = addPage(new MainWindow(environment_, this), 0);
  environment_.kernel.clear(); // of the file that is opened first
  choose(first);
  first.applyColours();
  first.sessions().lookForLeft();
}

TabbedWindow::~TabbedWindow() {
  // Pages speak to their host until they have gone.
  for (MainWindow *page : std::exchange(leaving_, {}))
    delete page;
  for (MainWindow *page : pages_) {
    disconnect(page, nullptr, this, nullptr);
    disconnect(&page->workbench(), nullptr, this, nullptr);
    disconnect(&page->workbench().jobs(), nullptr, this, nullptr);
  }
  front_ = nullptr;
  for (MainWindow *page : std::exchange(pages_, {}))
    delete page;
  delete made_;
}

/// Calls `use` when takeMadePage() may be called once, after all that waited before. Where it needs no page when its
/// turn comes, none is made for it.
void TabbedWindow::whenPageIsMade(std::function<void()> use, std::function<bool()> needsPage) {
  waiting_.push_back({.act = std::move(use), .needsPage = std::move(needsPage)});
  nextPart_.start();
}

/// Makes the next part of the page that is waited for, or gives it to the first who waits.
void TabbedWindow::makeNext() {
  if (waiting_.empty()) return nextPart_.stop();
  const bool needsPage = !waiting_.front().needsPage || waiting_.front().needsPage();
  if (needsPage && made_ == nullptr) {
    made_ = new MainWindow(environment_, this, MainWindow::Making::inParts);
  } else if (!needsPage || !made_->makeNextPart()) {
    const Waiting first = std::move(waiting_.front());
    waiting_.pop_front();
    first.act();
  }
}

/// Makes all pages that are waited for, now.
void TabbedWindow::makeAll() {
  while (!waiting_.empty())
    makeNext();
}

MainWindow &TabbedWindow::takeMadePage(std::size_t position) {
  return addPage(std::exchange(made_, nullptr), position);
}

MainWindow &TabbedWindow::addPage(MainWindow *page, std::size_t position) {
  pages_.insert(pages_.begin() + static_cast<std::ptrdiff_t>(position), page);
  stack_->addWidget(page);
  connectPage(*page);
  connectJobs(*page);
  showTabs();
  return *page;
}

void TabbedWindow::connectPage(MainWindow &page) {
  MainWindow *one = &page;
  SourceController &source = page.workbench().source();
  SessionController &sessions = page.sessions();
  sessions.setGroup([this] {
    SessionController::Group group;
    for (MainWindow *each : pages_)
      group.push_back(&each->sessions());
    return group;
  });
  sessions.setBeforeSaving([this] { makeAll(); });
  connect(one, &MainWindow::titleChanged, this, &TabbedWindow::showTabs);
  connect(one, &MainWindow::closed, this, [this, one] {
    std::erase(leaving_, one);
    one->deleteLater();
    if (mayClose_ && leaving_.empty()) QTimer::singleShot(0, this, &QWidget::close);
  });
  connect(&source, &SourceController::unitOpened, this, [this, one] { sourceOpened(*one); }, Qt::QueuedConnection);
  connect(
      &source, &SourceController::openFailed, this,
      [this, one](const fs::path &, const QString &sentence) { sourceFailed(*one, sentence); }, Qt::QueuedConnection);
  connect(&sessions, &SessionController::opened, this,
          [this, one](const session::SavedSession &session) { openOthers(*one, session); });
  connect(&sessions, &SessionController::openFailed, this, [this] { replacing_ = nullptr; });
  connect(
      &sessions, &SessionController::openFailed, this,
      [this, one](const fs::path &, const QString &sentence) { sourceFailed(*one, sentence); }, Qt::QueuedConnection);
  connect(&sessions, &SessionController::sourceMissing, this, [this] { replacing_ = nullptr; });
  connect(&sessions, &SessionController::saved, this, [this] { sessionFiles_ = openedFiles(); });
}

/// One job runs at a time, whosever it is.
void TabbedWindow::connectJobs(MainWindow &page) {
  MainWindow *one = &page;
  Workbench &workbench = page.workbench();
  workbench.setOthersWork([this, one] {
    const auto works = [one](MainWindow *other) { return other != one && other->workbench().isWorking(); };
    return std::ranges::any_of(pages_, works) || std::ranges::any_of(leaving_, works);
  });
  page.jobButton().setAll([this] {
    std::vector<Workbench *> all;
    for (MainWindow *each : pages_)
      all.push_back(&each->workbench());
    return all;
  });
  connect(&workbench.jobs(), &Jobs::changed, this, &TabbedWindow::showJobs);
  connect(
      &workbench, &Workbench::workChanged, this,
      [this] {
        showJobs();
        for (MainWindow *each : std::vector(pages_))
          each->workbench().jobs().startWaiting();
      },
      Qt::QueuedConnection);
}

void TabbedWindow::showJobs() {
  if (!pages_.empty()) front_->jobButton().refreshSoon();
}

void TabbedWindow::openFile(const QString &file) {
  openFiles({file});
}

void TabbedWindow::openBeside(const QString &file, const QString &other) {
  const fs::path path = absolutePath(toPath(file));
  if (path.extension() == session::savedSessionSuffix) {
    openSession(path);
    front_->workbench().addKernelWhenOpened(absolutePath(toPath(other)));
    return;
  }
  openSource(
      path, [kernel = absolutePath(toPath(other))](MainWindow &page) { page.workbench().addKernelWhenOpened(kernel); });
}

void TabbedWindow::openFiles(const QStringList &files) {
  for (const QString &file : files) {
    const fs::path path = absolutePath(toPath(file));
    if (path.extension() == session::savedSessionSuffix) return openSession(path);
    openSource(path);
  }
}

/// Brings the page of a file in front, or an empty one: at once, or when one is made.
void TabbedWindow::withPageOf(const fs::path &file, std::function<void(MainWindow &)> use) {
  const auto act = [this, file, use = std::move(use)] {
    MainWindow *page = pageOf(file);
    if (page == nullptr) page = front_->isEmpty() ? front_ : &takeMadePage(pages_.size());
    choose(*page);
    use(*page);
  };
  const auto needsPage = [this, file] { return pageOf(file) == nullptr && !front_->isEmpty(); };
  if (waiting_.empty() && !needsPage()) return act();
  whenPageIsMade(act, needsPage);
}

void TabbedWindow::openSource(const fs::path &file, std::function<void(MainWindow &)> then) {
  withPageOf(file, [file, then = std::move(then)](MainWindow &page) {
    if (page.isEmpty()) page.openHere(file);
    if (then) then(page);
  });
}

/// In the page in front; the others go when it is open.
void TabbedWindow::openSession(const fs::path &file) {
  makeAll();
  unsaved_->run(guards(), hasSessionChanged(), [this, file] {
    replacing_ = front_;
    front_->sessions().open(file);
  });
}

/// The files that were open beside the one that was opened, in their places.
void TabbedWindow::openOthers(MainWindow &opened, const session::SavedSession &session) {
  if (std::exchange(replacing_, nullptr) == &opened)
    for (MainWindow *page : std::vector(pages_))
      if (page != &opened) part(*page);
  for (std::size_t i = 0; i < session.others.size(); ++i)
    whenPageIsMade([this, one = QPointer(&opened), other = session.others[i], isBefore = i < session.tab] {
      if (!one || positionOf(*one) == pages_.size() || pageOf(other.sources.front().path) != nullptr) return;
      takeMadePage(isBefore ? positionOf(*one) : pages_.size()).sessions().openPart(one->sessions(), other);
      showTabs();
    });
  sessionFiles_ = session::openedFilesOf(session);
  showTabs();
}

/// In the order in which they were. A session opens its files by itself, also where unsaved work belongs to it.
void TabbedWindow::restoreLeft(const LeftWindow &left) {
  const auto sourceOf = [](const LeftWork &work) { return work.session.sources.front().path; };
  bool opensSession = std::ranges::find(left.works, left.open.session,
                                        [](const LeftWork &work) { return work.session.file; }) != left.works.end();
  for (const fs::path &file : left.open.files) {
    const auto work = std::ranges::find(left.works, file, sourceOf);
    const bool isOfSession = std::ranges::find(left.ofSession, file) != left.ofSession.end();
    if (work != left.works.end())
      restoreWork(*work);
    else if (!isOfSession)
      openSource(file);
    else if (!std::exchange(opensSession, true))
      restoreSession(left.open.session, left.ofSession.front());
  }
  whenPageIsMade(
      [this, left] {
        arrange(left.open);
        // What is open now is noted by this window.
        background_.run(
            [left] {
              removeLeft(left);
              return true;
            },
            [](bool) {});
      },
      [] { return false; });
}

void TabbedWindow::restoreWork(const LeftWork &work) {
  withPageOf(work.session.sources.front().path, [this, work](MainWindow &opened) {
    unsaved_->run({&opened.guard()}, false, [page = QPointer(&opened), work] {
      if (!page) return;
      if (page->isEmpty()) page->waitFor(work.session.sources.front().path);
      page->sessions().restore(work);
    });
  });
}

void TabbedWindow::restoreSession(const fs::path &session, const fs::path &file) {
  withPageOf(file, [session, file](MainWindow &page) {
    if (!page.isEmpty()) return;
    page.waitFor(file);
    page.sessions().open(session);
  });
}

/// Brings the pages into an order, behind those that are not of it, and one of them in front.
void TabbedWindow::arrange(const OpenFiles &open) {
  const auto placeOf = [&](const MainWindow *page) {
    const auto at = std::ranges::find(open.files, page->file());
    return at == open.files.end() ? -1 : at - open.files.begin();
  };
  std::ranges::stable_sort(pages_, {}, placeOf);
  if (MainWindow *front = pageOf(open.files[open.front])) choose(*front);
  showTabs();
}

/// A file that is open already, under the same or another name, is shown where it is.
void TabbedWindow::sourceOpened(MainWindow &page) {
  if (std::ranges::find(pages_, &page) == pages_.end()) return;
  if (MainWindow *same = pageOf(page.workbench().source().mainFile(), &page)) {
    choose(*same);
    part(page);
  }
  showTabs();
}

/// A page that was made for a file goes with it; what is wrong is said in the one that stays.
void TabbedWindow::sourceFailed(MainWindow &page, const QString &sentence) {
  if (std::ranges::find(pages_, &page) == pages_.end() || !page.isEmpty() || pages_.size() < 2) return showTabs();
  part(page);
  front_->messages().tell(MessageKind::error, sentence);
}

void TabbedWindow::choose(MainWindow &page) {
  if (&page == front_) return;
  const QByteArray layout = front_ != nullptr ? front_->leave() : QByteArray();
  front_ = &page;
  page.enter(layout);
  stack_->setCurrentWidget(&page);
  page.takeFocus();
  page.jobButton().refreshSoon();
  showTabs();
}

void TabbedWindow::choosePage(std::size_t position) {
  if (position < pages_.size()) choose(*pages_[position]);
}

void TabbedWindow::chooseBeside(int by) {
  const auto count = static_cast<int>(pages_.size());
  const auto at = (static_cast<int>(positionOf(*front_)) + by % count + count) % count;
  choose(*pages_[static_cast<std::size_t>(at)]);
}

void TabbedWindow::movePage(std::size_t from, std::size_t to) {
  if (from >= pages_.size() || to >= pages_.size()) return;
  MainWindow *page = pages_[from];
  pages_.erase(pages_.begin() + static_cast<std::ptrdiff_t>(from));
  pages_.insert(pages_.begin() + static_cast<std::ptrdiff_t>(to), page);
  showTabs();
}

void TabbedWindow::closeFront() {
  closePage(positionOf(*front_));
}

void TabbedWindow::closePage(std::size_t position) {
  if (position >= pages_.size()) return;
  MainWindow *page = pages_[position];
  if (page->guard().mayAsk()) choose(*page); // a person sees what is asked about
  unsaved_->run({&page->guard()}, false, [this, page = QPointer(page)] {
    if (page) part(*page);
  });
}

/// Takes a page out: the last one when there is another. It goes when what runs in it has ended.
void TabbedWindow::part(MainWindow &page) {
  const std::size_t at = positionOf(page);
  if (at == pages_.size()) return;
  if (pages_.size() == 1 && !mayClose_)
    return whenPageIsMade([this, one = QPointer(&page)] {
      if (!one) return;
      if (pages_.size() == 1) takeMadePage(1);
      part(*one);
    });
  pages_.erase(pages_.begin() + static_cast<std::ptrdiff_t>(at));
  leaving_.push_back(&page);
  if (&page == front_ && !pages_.empty()) choose(*pages_[std::min(at, pages_.size() - 1)]);
  stack_->removeWidget(&page);
  page.hide();
  page.letGo();
  showTabs();
}

void TabbedWindow::quit() {
  close();
}

void TabbedWindow::closeEvent(QCloseEvent *event) {
  if (!mayClose_) {
    event->ignore();
    makeAll(); // what is being opened may have to be asked about
    unsaved_->run(guards(), hasSessionChanged(), [this] {
      mayClose_ = true;
      waiting_.clear();
      noteOpenFiles();
      front_->remember();
      environment_.settings->setValue(geometryKey, saveGeometry());
      QTimer::singleShot(0, this, &QWidget::close);
    });
    return;
  }
  // The window goes when the compilers and the runs have gone.
  for (MainWindow *page : std::vector(pages_))
    if (page != front_) part(*page);
  if (!pages_.empty()) {
    pages_.clear();
    leaving_.push_back(front_);
    front_->letGo(); // in sight, and says what it waits for
  }
  event->setAccepted(leaving_.empty());
}

/// Whoever comes back from another program may have changed the files there.
void TabbedWindow::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::ActivationChange || !isActiveWindow()) return;
  for (MainWindow *page : pages_)
    page->workbench().source().lookAtDisk();
}

bool TabbedWindow::hasSessionChanged() const {
  const fs::path &file = front_->sessions().file();
  return !file.empty() && !front_->sessions().isReadOnly() && openedFiles() != sessionFiles_;
}

std::vector<fs::path> TabbedWindow::openedFiles() const {
  std::vector<fs::path> out;
  for (const MainWindow *page : pages_)
    if (!page->isEmpty()) out.push_back(page->file());
  return out;
}

MainWindow *TabbedWindow::pageOf(const fs::path &file, const MainWindow *except) const {
  const auto found = std::ranges::find_if(
      pages_, [&](const MainWindow *page) { return page != except && !page->isEmpty() && page->file() == file; });
  return found != pages_.end() ? *found : nullptr;
}

std::size_t TabbedWindow::positionOf(const MainWindow &page) const {
  return static_cast<std::size_t>(std::ranges::find(pages_, &page) - pages_.begin());
}

/// The one in front is the first.
std::vector<UnsavedGuard *> TabbedWindow::guards() const {
  std::vector<UnsavedGuard *> out{&front_->guard()};
  for (MainWindow *page : pages_)
    if (page != front_) out.push_back(&page->guard());
  return out;
}

void TabbedWindow::showTabs() {
  if (front_ == nullptr) return;
  std::vector<views::FileTab> tabs;
  for (const MainWindow *page : pages_)
    tabs.push_back(page->tab());
  // Files of the same name are told apart by their folders.
  for (std::size_t i = 0; i < tabs.size(); ++i) {
    const auto isSame = [&](const MainWindow *page) {
      return page != pages_[i] && page->file().filename() == pages_[i]->file().filename();
    };
    if (!pages_[i]->isEmpty() && std::ranges::any_of(pages_, isSame))
      tabs[i].title += QStringLiteral(" - %1").arg(toQString(pages_[i]->file().parent_path().filename()));
  }
  for (std::size_t i = 0; i < pages_.size(); ++i)
    pages_[i]->setTabs(tabs, i);
  setWindowTitle(front_->windowTitle());
  setWindowFilePath(front_->windowFilePath());
  setWindowModified(front_->isWindowModified());
  noteOpenFiles();
}

/// For the case of a crash. Where it cannot be written, the pages say so as soon as there is something to lose.
void TabbedWindow::noteOpenFiles() {
  OpenFiles now{.files = mayClose_ ? std::vector<fs::path>() : openedFiles(), .front = 0, .session = {}};
  const auto front = std::ranges::find(now.files, front_->file());
  if (front != now.files.end()) now.front = static_cast<std::size_t>(front - now.files.begin());
  if (!now.files.empty()) now.session = front_->sessions().file();
  if (now == noted_) return;
  noted_ = now;
  background_.run(
      [file = openFiles_, now = std::move(now)] {
        if (!now.files.empty()) return file->write(textOf(now)).has_value();
        file->remove();
        return true;
      },
      [](bool) {});
}

} // namespace warpgrain::gui
