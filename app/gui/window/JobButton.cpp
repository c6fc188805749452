// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/JobButton.h"

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
constexpr std::size_t kinds = 5;
constexpr std::size_t takingId = 2 * kinds;
constexpr std::size_t replayId = takingId + 1;

static_assert(Jobs::tuning + 1 == kinds);

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
  default:
    return JobButton::tr("Search the plans");
  }
}

QDateTime timeOf(std::chrono::system_clock::time_point time) {
  return QDateTime::fromMSecsSinceEpoch(
      std::chrono::duration_cast<std::chrono::milliseconds>(time.time_since_epoch()).count());
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

std::vector<views::JobRow> JobButton::rows() {
  std::vector<views::JobRow> out;
  for (const workflow::JobQueue::Listed &job : workbench_.jobs().list()) {
    views::JobRow row{.id = job.isRunning ? job.kind : kinds + job.kind,
                      .name = nameOf(job.kind),
                      .isRunning = job.isRunning,
                      .since = timeOf(job.since)};
    if (!job.needs.empty()) row.waitsFor = nameOf(job.needs.front());
    if (job.isRunning && job.kind == Jobs::building) {
      row.done = workbench_.variants().doneCount();
      row.total = static_cast<int>(workbench_.variants().variants().size());
    } else if (job.isRunning && job.kind == Jobs::verifying) {
      row.done = workbench_.verification().doneCount();
      row.total = workbench_.verification().count() + 1; // the original is run for them all
    } else if (job.isRunning && job.kind == Jobs::measuring) {
      row.done = workbench_.measurement().doneCount();
      row.total = workbench_.measurement().count();
    }
    out.push_back(std::move(row));
  }
  const TuneController &tuning = workbench_.tuning();
  note(takingSince_, workbench_.isTakingKernel());
  note(replaySince_, tuning.isRunning() && !tuning.isSearching());
  const auto addRunning = [&out](std::size_t id, const QString &name, const QDateTime &since) {
    if (!since.isValid()) return;
    const auto waiting = std::ranges::find(out, false, &views::JobRow::isRunning);
    out.insert(waiting, {.id = id, .name = name, .isRunning = true, .since = since});
  };
  addRunning(takingId, tr("Read a kernel from a file"), takingSince_);
  addRunning(replayId, tr("Replay a recorded search"), replaySince_);
  return out;
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
  if (id == takingId) return workbench_.cancelTakingKernel();
  if (id == replayId) return workbench_.tuning().cancel();
  workbench_.jobs().cancelOne(static_cast<Jobs::Kind>(id % kinds), id < kinds);
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
