// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/jobs/JobsView.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace warpgrain::views {

namespace {

constexpr int leastWidth = 380;

} // namespace

QString durationText(qint64 seconds) {
  seconds = std::max<qint64>(0, seconds);
  if (seconds < 60) return JobsView::tr("%1 s").arg(seconds);
  if (seconds < 3600) return JobsView::tr("%1 min %2 s").arg(seconds / 60).arg(seconds % 60);
  return JobsView::tr("%1 h %2 min").arg(seconds / 3600).arg(seconds % 3600 / 60);
}

JobsView::JobsView(QWidget *parent)
    : QWidget(parent), empty_(new QLabel(tr("Nothing runs, and nothing waits."), this)) {
  setAccessibleName(tr("Jobs"));
  setFocusPolicy(Qt::StrongFocus);
  setMinimumWidth(leastWidth);
  empty_->setObjectName(QStringLiteral("noJobs"));
  column_ = new QVBoxLayout(this);
  column_->setContentsMargins(10, 8, 10, 8);
  column_->setSpacing(8);
  column_->addWidget(empty_);
  second_.setInterval(1000);
  connect(&second_, &QTimer::timeout, this, &JobsView::showTimes);
}

QWidget *JobsView::firstFocus() {
  return lines_.empty() ? static_cast<QWidget *>(this) : lines_.front().cancel;
}

JobsView::Line JobsView::makeLine(std::size_t id) {
  Line line{.id = id, .widget = new QWidget(this)};
  line.widget->setObjectName(QStringLiteral("job"));
  line.name = new QLabel(line.widget);
  line.name->setTextFormat(Qt::PlainText);
  line.state = new QLabel(line.widget);
  line.state->setTextFormat(Qt::PlainText);
  line.progress = new QProgressBar(line.widget);
  line.progress->setTextVisible(false);
  line.progress->setMaximumHeight(8);
  line.cancel = new QPushButton(tr("Cancel"), line.widget);
  line.cancel->setAutoDefault(true); // Enter presses it where it has the keyboard
  auto *grid = new QGridLayout(line.widget);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(12);
  grid->setVerticalSpacing(2);
  grid->addWidget(line.name, 0, 0);
  grid->addWidget(line.state, 1, 0);
  grid->addWidget(line.progress, 2, 0);
  grid->addWidget(line.cancel, 0, 1, 3, 1, Qt::AlignVCenter);
  grid->setColumnStretch(0, 1);
  connect(line.cancel, &QPushButton::clicked, this, [this, id] { Q_EMIT cancelWanted(id); });
  return line;
}

void JobsView::setJobs(const std::vector<JobRow> &jobs) {
  if (jobs == jobs_) return;
  jobs_ = jobs;
  std::vector<Line> old = std::exchange(lines_, {});
  for (std::size_t i = 0; i < jobs_.size(); ++i) {
    const auto same = std::ranges::find(old, jobs_[i].id, &Line::id);
    Line line = same != old.end() ? *same : makeLine(jobs_[i].id);
    if (same != old.end()) old.erase(same);
    fill(line, jobs_[i], i);
    column_->removeWidget(line.widget);
    column_->insertWidget(static_cast<int>(i), line.widget);
    line.widget->show();
    lines_.push_back(line);
  }
  bool hadFocus = false;
  for (const Line &line : old) {
    hadFocus = hadFocus || line.cancel->hasFocus();
    line.widget->hide();
    line.widget->deleteLater();
  }
  for (std::size_t i = 1; i < lines_.size(); ++i)
    setTabOrder(lines_[i - 1].cancel, lines_[i].cancel);
  empty_->setVisible(jobs_.empty());
  if (hadFocus) firstFocus()->setFocus();
  if (jobs_.empty())
    second_.stop();
  else
    second_.start();
  showTimes();
}

void JobsView::fill(Line &line, const JobRow &job, std::size_t position) {
  line.name->setText(tr("%1. %2").arg(position + 1).arg(job.name));
  QFont font = line.name->font();
  font.setBold(job.isRunning);
  line.name->setFont(font);
  line.progress->setVisible(job.isRunning);
  line.progress->setRange(0, job.total);
  line.progress->setValue(job.done);
  line.progress->setAccessibleName(tr("Progress: %1").arg(job.name));
  line.cancel->setAccessibleName(job.isRunning ? tr("Cancel: %1").arg(job.name)
                                               : tr("Take out of the queue: %1").arg(job.name));
  line.cancel->setToolTip(job.isRunning ? tr("End it. What waits for its result goes with it.")
                                        : tr("Take it out of the queue, with what waits for it"));
}

void JobsView::showTimes() {
  const QDateTime now = QDateTime::currentDateTime();
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    const JobRow &job = jobs_[i];
    const QString since = QLocale().toString(job.since.time(), QStringLiteral("HH:mm:ss"));
    const QString time = durationText(job.since.secsTo(now));
    QString text = job.isRunning            ? tr("runs since %1 (%2)").arg(since, time)
                   : job.waitsFor.isEmpty() ? tr("waits for its turn since %1 (%2)").arg(since, time)
                                            : tr("waits for \"%1\" since %2 (%3)").arg(job.waitsFor, since, time);
    if (job.isRunning && job.total > 0) text += QStringLiteral(", ") + tr("%1 of %2").arg(job.done).arg(job.total);
    lines_[i].state->setText(text);
  }
}

} // namespace warpgrain::views
