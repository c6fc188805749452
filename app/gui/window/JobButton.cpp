// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/JobButton.h"

#include "app/gui/base/Texts.h"

#include <QEvent>
#include <QFrame>
#include <QKeyEvent>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <utility>

namespace warpgrain::gui {

namespace {

constexpr int refreshMilliseconds = 500;

/// Ids of the list: kinds of the queue as they run and as they wait, then what is in no queue.
constexpr std::size_t kinds = 6;
constexpr std::size_t takingId = 2 * kinds;
constexpr std::size_t replayId = takingId + 1;
constexpr std::size_t idsOfFile = replayId + 1; ///< one file's come behind those of the one before

static_assert(Jobs::multiplying + 1 == kinds);

QString nameOf(workflow::JobQueue::Kind kind) {
  switch (kind) {
  case Jobs::building:
    return JobButton::tr("Build the variants");
  case Jobs::verifying:
    return JobButton::tr("Verify the variants on the CPU");
  case Jobs::counting:
    return JobButton::tr("Count what the kernel executes");
  case Jobs::measuring:
    return JobButton::tr("Measure the variants");
  case Jobs::multiplying:
    return JobButton::tr("Run a sparse product");
  default:
    return JobButton::tr("Search the plans");
  }
}

QDateTime timeOf(std::chrono::system_clock::time_point time) {
  return QDateTime::fromMSecsSinceEpoch(
      std::chrono::duration_cast<std::chrono::milliseconds>(time.time_since_epoch()).count());
}

/// How many plans were evaluated, where the number of plans ends the search.
void addProgress(views::JobRow &row, const TuneController &tuning) {
  row.done = static_cast<int>(tuning.run().result.evaluated);
  row.total = static_cast<int>(tuning.run().settings.evaluations);
}

void note(QDateTime &since, bool isRunning) {
  if (!isRunning)
    since = {};
  else if (!since.isValid())
    since = QDateTime::currentDateTime();
}

} // namespace

JobButton::JobButton(Workbench &workbench, QWidget *parent)
    : QToolButton(parent), workbench_(workbench), popup_(new QFrame(this, Qt::Popup)),
      list_(new views::JobsView(popup_)) {
  setObjectName(QStringLiteral("jobButton"));
  setAutoRaise(true);
  setArrowType(Qt::UpArrow);
  setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  setFocusPolicy(Qt::StrongFocus);
  setToolTip(tr("All jobs: what runs, what waits, and how to end it"));
  popup_->setObjectName(QStringLiteral("jobPopup"));
  // In dark colours a frame of the style is hardly seen on what is below.
  popup_->setStyleSheet(QStringLiteral("#jobPopup { border: 1px solid palette(highlight); }"));
  popup_->installEventFilter(this);
  list_->setObjectName(QStringLiteral("jobs"));
  auto *layout = new QVBoxLayout(popup_);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(list_);
  soon_.setSingleShot(true);
  soon_.setInterval(0);
  often_.setInterval(refreshMilliseconds);
  connect(&soon_, &QTimer::timeout, this, &JobButton::refresh);
  connect(&often_, &QTimer::timeout, this, &JobButton::refresh);
  const auto soon = [this] { soon_.start(); };
  connect(&workbench_.jobs(), &Jobs::changed, this, soon);
  connect(&workbench_, &Workbench::workChanged, this, soon);
  connect(&workbench_.tuning(), &TuneController::started, this, soon);
  connect(&workbench_.tuning(), &TuneController::finished, this, soon);
  connect(list_, &views::JobsView::cancelWanted, this, &JobButton::cancel);
  connect(this, &QToolButton::clicked, this, &JobButton::open);
  refresh();
}

std::vector<Workbench *> JobButton::all() const {
  return all_ ? all_() : std::vector<Workbench *>{&workbench_};
}

/// Of all files what runs, then what waits.
std::vector<views::JobRow> JobButton::rows() {
  std::vector<views::JobRow> out;
  const std::vector<Workbench *> workbenches = all();
  std::erase_if(unqueued_,
                [&](const auto &entry) { return std::ranges::find(workbenches, entry.first) == workbenches.end(); });
  owners_.clear();
  for (std::size_t i = 0; i < workbenches.size(); ++i) {
    const QString file = workbenches.size() > 1 ? toQString(workbenches[i]->source().mainFile().filename()) : QString();
    addRows(out, *workbenches[i], i * idsOfFile, file);
    for (std::size_t id = i * idsOfFile; id < (i + 1) * idsOfFile; ++id)
      owners_[id] = workbenches[i];
  }
  std::ranges::stable_partition(out, &views::JobRow::isRunning);
  return out;
}

void JobButton::addRows(std::vector<views::JobRow> &out, Workbench &workbench, std::size_t first, const QString &file) {
  const auto named = [&file](const QString &name) { return file.isEmpty() ? name : tr("%1: %2").arg(file, name); };
  for (const workflow::JobQueue::Listed &job : workbench.jobs().list()) {
    views::JobRow row{.id = first + (job.isRunning ? job.kind : kinds + job.kind),
                      .name = named(nameOf(job.kind)),
                      .isRunning = job.isRunning,
                      .since = timeOf(job.since)};
    if (!job.needs.empty()) row.waitsFor = nameOf(job.needs.front());
    if (job.isRunning && job.kind == Jobs::building) {
      row.done = workbench.variants().doneCount();
      row.total = static_cast<int>(workbench.variants().variants().size());
    } else if (job.isRunning && job.kind == Jobs::verifying) {
      row.done = workbench.verification().doneCount();
      row.total = workbench.verification().count() + 1; // the original is run for them all
    } else if (job.isRunning && job.kind == Jobs::measuring) {
      row.done = workbench.measurement().doneCount();
      row.total = workbench.measurement().count();
    } else if (job.isRunning && job.kind == Jobs::tuning) {
      addProgress(row, workbench.tuning());
    }
    out.push_back(std::move(row));
  }
  const TuneController &tuning = workbench.tuning();
  Unqueued &unqueued = unqueued_[&workbench];
  note(unqueued.taking, workbench.isTakingKernel());
  note(unqueued.replay, tuning.isRunning() && !tuning.isSearching());
  if (unqueued.taking.isValid())
    out.push_back({.id = first + takingId,
                   .name = named(tr("Read a kernel from a file")),
                   .isRunning = true,
                   .since = unqueued.taking});
  if (!unqueued.replay.isValid()) return;
  out.push_back({.id = first + replayId,
                 .name = named(tr("Replay a recorded search")),
                 .isRunning = true,
                 .since = unqueued.replay});
  addProgress(out.back(), tuning);
}

void JobButton::refresh() {
  soon_.stop();
  const std::vector<views::JobRow> jobs = rows();
  const auto running = std::ranges::count(jobs, true, &views::JobRow::isRunning);
  const auto waiting = static_cast<int>(jobs.size()) - static_cast<int>(running);
  QString text = jobs.empty() ? tr("No jobs") : jobs.front().name;
  if (!jobs.empty() && jobs.front().total > 0)
    text += QStringLiteral(" ") + tr("%1 of %2").arg(jobs.front().done).arg(jobs.front().total);
  if (running > 0 && waiting > 0) text += QStringLiteral(", ") + tr("%n waiting", nullptr, waiting);
  setText(text);
  setAccessibleName(tr("Jobs: %1").arg(text));
  list_->setJobs(jobs);
  if (popup_->isVisible()) place();
  if (jobs.empty())
    often_.stop();
  else if (!often_.isActive())
    often_.start();
}

void JobButton::cancel(std::size_t id) {
  Workbench *owner = owners_.contains(id) ? owners_.at(id).data() : nullptr;
  if (owner == nullptr) return;
  id %= idsOfFile;
  if (id == takingId) return owner->cancelTakingKernel();
  if (id == replayId) return owner->tuning().cancel();
  owner->jobs().cancelOne(static_cast<Jobs::Kind>(id % kinds), id < kinds);
}

/// Above the button, within the screen.
void JobButton::place() {
  popup_->adjustSize();
  const QRect room = screen()->availableGeometry();
  QPoint at = mapToGlobal(QPoint(width() - popup_->width(), -popup_->height()));
  at.setX(std::clamp(at.x(), room.left(), std::max(room.left(), room.right() - popup_->width())));
  at.setY(std::max(room.top(), at.y()));
  popup_->move(at);
}

void JobButton::open() {
  refresh();
  place();
  popup_->show();
  list_->firstFocus()->setFocus();
}

bool JobButton::eventFilter(QObject *object, QEvent *event) {
  if (object == popup_ && event->type() == QEvent::KeyPress &&
      static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
    popup_->hide();
    return true;
  }
  return QToolButton::eventFilter(object, event);
}

} // namespace warpgrain::gui
