// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/access/CountBar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace warpgrain::views {

CountBar::CountBar(QWidget *parent)
    : QWidget(parent), count_(new QPushButton(this)), busy_(new QProgressBar(this)), state_(new QLabel(this)) {
  count_->setObjectName(QStringLiteral("countAccesses"));
  count_->setToolTip(tr("Runs the kernel on the CPU with the launch form, and counts what each access executes"));
  busy_->setRange(0, 0);
  busy_->setFixedWidth(60);
  busy_->setTextVisible(false);
  state_->setObjectName(QStringLiteral("countState"));
  state_->setTextFormat(Qt::PlainText);
  state_->setWordWrap(true);
  auto *row = new QHBoxLayout(this);
  row->setContentsMargins(4, 0, 4, 2);
  row->addWidget(count_);
  row->addWidget(busy_);
  row->addWidget(state_, 1);
  connect(count_, &QPushButton::clicked, this, &CountBar::clicked);
}

void CountBar::setState(const ExecutedCounts &executed, bool possible) {
  count_->setText(executed.isRunning ? tr("Cancel") : tr("Count"));
  count_->setEnabled(executed.isRunning || possible);
  busy_->setVisible(executed.isRunning);
  state_->setText(executed.isRunning ? tr("The kernel runs on the CPU and is counted…")
                  : executed.sentence.isEmpty()
                      ? tr("Not run yet: Count runs the kernel on the CPU and counts its accesses.")
                      : executed.sentence);
  // Grey is what is outdated.
  state_->setEnabled(executed.isRunning || !executed.isOutdated);
}

} // namespace warpgrain::views
