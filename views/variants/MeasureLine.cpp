// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/variants/MeasureLine.h"

#include "views/shared/Texts.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>

namespace warpgrain::views {

MeasureLine::MeasureLine(QWidget *parent)
    : QWidget(parent), box_(new QComboBox(this)), measure_(new QPushButton(tr("Mea&sure"), this)),
      status_(new QLabel(this)) {
  auto *row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  auto *label = new QLabel(tr("Measure &on"), this);
  label->setBuddy(box_);
  box_->setObjectName(QStringLiteral("measureOn"));
  box_->setAccessibleName(tr("Measure on"));
  box_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  box_->setMaximumWidth(420);
  measure_->setObjectName(QStringLiteral("measureButton"));
  status_->setObjectName(QStringLiteral("measureStatus"));
  status_->setTextFormat(Qt::PlainText);
  status_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  // A long sentence is cut at the window's edge, and whole in its tooltip.
  status_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  row->addWidget(label);
  row->addWidget(box_);
  makeMenu();
  row->addWidget(measure_);
  row->addWidget(status_, 1);
  connect(box_, &QComboBox::currentIndexChanged, this, &MeasureLine::showChoice);
  connect(box_, &QComboBox::activated, this, &MeasureLine::chosen);
  connect(measure_, &QPushButton::clicked, this, &MeasureLine::measureRequested);
  showChoice();
}

void MeasureLine::makeMenu() {
  auto *button = new QToolButton(this);
  button->setObjectName(QStringLiteral("measureMenu"));
  button->setText(QStringLiteral("…"));
  button->setToolTip(tr("Other machines, recorded results, the GPU's counters"));
  button->setAccessibleName(button->toolTip());
  button->setPopupMode(QToolButton::InstantPopup);
  button->setFocusPolicy(Qt::StrongFocus);
  auto *menu = new QMenu(button);
  const auto add = [menu](const QString &name, const QString &text) {
    QAction *action = menu->addAction(text);
    action->setObjectName(name);
    return action;
  };
  connect(add(QStringLiteral("measureAdd"), tr("&Add a machine…")), &QAction::triggered, this,
          &MeasureLine::addRequested);
  forget_ = add(QStringLiteral("measureForget"), tr("&Forget this machine"));
  connect(forget_, &QAction::triggered, this, &MeasureLine::forgetRequested);
  connect(add(QStringLiteral("measureGpus"), tr("&Look for GPUs again")), &QAction::triggered, this,
          &MeasureLine::gpusRequested);
  menu->addSeparator();
  connect(add(QStringLiteral("measureRecorded"), tr("&Open recorded results…")), &QAction::triggered, this,
          &MeasureLine::recordingRequested);
  menu->addSeparator();
  counters_ = add(QStringLiteral("measureCounters"), tr("&Read the GPU's counters"));
  counters_->setCheckable(true);
  connect(counters_, &QAction::toggled, this, &MeasureLine::countersChosen);
  activity_ = add(QStringLiteral("measureActivity"), tr("Read the kernels' own &times"));
  activity_->setCheckable(true);
  connect(activity_, &QAction::toggled, this, &MeasureLine::activityChosen);
  button->setMenu(menu);
  layout()->addWidget(button);
}

void MeasureLine::setChoices(const std::vector<MeasureChoice> &choices, int current) {
  const QSignalBlocker quiet(box_);
  if (choices != choices_) {
    choices_ = choices;
    box_->clear();
    for (const MeasureChoice &choice : choices_) {
      box_->addItem(choice.name);
      box_->setItemData(box_->count() - 1, toolTipOf(choice.help), Qt::ToolTipRole);
    }
  }
  box_->setCurrentIndex(current);
  showChoice();
}

void MeasureLine::setCounters(bool read) {
  const QSignalBlocker quiet(counters_);
  counters_->setChecked(read);
}

void MeasureLine::setActivity(bool read) {
  const QSignalBlocker quiet(activity_);
  activity_->setChecked(read);
}

void MeasureLine::setPossible(bool possible, const QString &reason) {
  possible_ = possible;
  reason_ = reason;
  showChoice();
}

void MeasureLine::showChoice() {
  const int current = box_->currentIndex();
  const bool isThere = current >= 0 && current < static_cast<int>(choices_.size());
  const MeasureChoice choice = isThere ? choices_[static_cast<std::size_t>(current)] : MeasureChoice();
  box_->setToolTip(toolTipOf(choice.help));
  forget_->setEnabled(choice.isForgettable);
  measure_->setText(choice.isRecorded ? tr("&Show times") : tr("Mea&sure"));
  measure_->setEnabled(possible_ && isThere);
  if (!possible_)
    measure_->setToolTip(reason_);
  else if (choice.isRecorded)
    measure_->setToolTip(tr("Build the variants that were measured, and show their recorded times"));
  else
    measure_->setToolTip(
        tr("Run the variants on the GPU and time them beside the original; with several rows selected, "
           "these. What is not built yet is built first"));
}

void MeasureLine::setStatus(const QString &status) {
  status_->setText(status);
  status_->setToolTip(toolTipOf(status));
}

} // namespace warpgrain::views
