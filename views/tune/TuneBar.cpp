// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tune/TuneBar.h"

#include "views/shared/FlowLayout.h"
#include "views/shared/Texts.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace warpgrain::views {

namespace {

/// A label with its field, which stay beside each other.
QWidget *pairOf(const QString &text, QWidget *field, QWidget *parent) {
  auto *pair = new QWidget(parent);
  auto *row = new QHBoxLayout(pair);
  row->setContentsMargins(0, 0, 6, 0);
  row->setSpacing(4);
  auto *label = new QLabel(text, pair);
  label->setBuddy(field);
  row->addWidget(label);
  row->addWidget(field);
  return pair;
}

} // namespace

TuneBar::TuneBar(QWidget *parent)
    : QWidget(parent), strategy_(new QComboBox), objective_(new QComboBox), evaluations_(new QSpinBox),
      seconds_(new QDoubleSpinBox), reorder_(new QCheckBox(tr("Reorder sums"), this)),
      tune_(new QPushButton(tr("&Tune"), this)), pause_(new QPushButton(this)), best_(new QPushButton(this)),
      cancel_(new QPushButton(tr("Cance&l"), this)), replay_(new QPushButton(tr("&Replay"), this)),
      recordings_(new QMenu(replay_)), progress_(new QProgressBar(this)) {
  auto *flow = new FlowLayout(this, 4);
  flow->setContentsMargins(0, 0, 0, 0);
  strategy_->setObjectName(QStringLiteral("tuneStrategy"));
  strategy_->setAccessibleName(tr("Strategy"));
  strategy_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  flow->addWidget(pairOf(tr("Strate&gy"), strategy_, this));
  objective_->setObjectName(QStringLiteral("tuneObjective"));
  objective_->setAccessibleName(tr("Objective"));
  objective_->addItems({tr("Time"), tr("Energy"), tr("Time and energy")});
  objective_->setToolTip(
      toolTipOf(tr("What the search makes small. With both, it looks for the plans that no other one beats in time and "
                   "energy. Measuring energy takes a second or two for each plan.")));
  flow->addWidget(pairOf(tr("Ob&jective"), objective_, this));
  connect(objective_, &QComboBox::activated, this, &TuneBar::settingsChanged);
  flow->addWidget(makeBudget());
  reorder_->setObjectName(QStringLiteral("tuneReorder"));
  reorder_->setToolTip(toolTipOf(tr("Allow steps that change the order of floating-point sums. Outputs may then differ "
                                    "within the launch's tolerance.")));
  flow->addWidget(reorder_);
  connect(strategy_, &QComboBox::activated, this, &TuneBar::settingsChanged);
  connect(reorder_, &QCheckBox::toggled, this, &TuneBar::settingsChanged);
  makeButtons();
  for (QWidget *widget : std::initializer_list<QWidget *>{tune_, pause_, best_, cancel_, replay_, progress_})
    flow->addWidget(widget);
  setProgress(0, 0);
  showButtons();
}

QWidget *TuneBar::makeBudget() {
  evaluations_->setObjectName(QStringLiteral("tuneEvaluations"));
  evaluations_->setAccessibleName(tr("Plans to evaluate at most"));
  evaluations_->setRange(1, 1'000'000);
  evaluations_->setValue(100);
  evaluations_->setToolTip(tr("At most this many plans are compiled and measured"));
  seconds_->setObjectName(QStringLiteral("tuneSeconds"));
  seconds_->setAccessibleName(tr("Seconds at most"));
  seconds_->setRange(0, 1e6);
  seconds_->setDecimals(0);
  seconds_->setSingleStep(30);
  seconds_->setSpecialValueText(tr("no limit"));
  seconds_->setToolTip(tr("No further plan is begun after this many seconds"));
  auto *budget = new QWidget(this);
  auto *row = new QHBoxLayout(budget);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(pairOf(tr("Pla&ns"), evaluations_, budget));
  row->addWidget(pairOf(tr("Seco&nds"), seconds_, budget));
  connect(evaluations_, &QSpinBox::valueChanged, this, &TuneBar::budgetChanged);
  connect(seconds_, &QDoubleSpinBox::valueChanged, this, &TuneBar::budgetChanged);
  connect(evaluations_, &QSpinBox::valueChanged, this, &TuneBar::settingsChanged);
  connect(seconds_, &QDoubleSpinBox::valueChanged, this, &TuneBar::settingsChanged);
  return budget;
}

void TuneBar::makeButtons() {
  tune_->setObjectName(QStringLiteral("tuneButton"));
  pause_->setObjectName(QStringLiteral("tunePause"));
  best_->setObjectName(QStringLiteral("tuneBest"));
  cancel_->setObjectName(QStringLiteral("tuneCancel"));
  cancel_->setToolTip(tr("End the search; what it found so far stays to be looked at"));
  replay_->setObjectName(QStringLiteral("tuneReplay"));
  replay_->setToolTip(tr("Watch a search that was recorded on a GPU, or search results that were recorded (T4 files)"));
  replay_->setMenu(recordings_);
  recordings_->setObjectName(QStringLiteral("tuneRecordings"));
  progress_->setObjectName(QStringLiteral("tuneProgress"));
  progress_->setAccessibleName(tr("Evaluated plans"));
  progress_->setFormat(tr("%v of %m"));
  progress_->setMaximumWidth(160);
  connect(tune_, &QPushButton::clicked, this, &TuneBar::tuneRequested);
  connect(pause_, &QPushButton::clicked, this, [this] { Q_EMIT pauseRequested(!isPaused_); });
  connect(best_, &QPushButton::clicked, this, &TuneBar::bestRequested);
  connect(cancel_, &QPushButton::clicked, this, &TuneBar::cancelRequested);
  setRecordings({});
}

void TuneBar::setStrategies(const std::vector<TuneStrategy> &strategies) {
  strategy_->clear();
  for (const TuneStrategy &one : strategies) {
    strategy_->addItem(one.name);
    strategy_->setItemData(strategy_->count() - 1, toolTipOf(one.help), Qt::ToolTipRole);
  }
}

void TuneBar::setRecordings(const QStringList &names) {
  recordings_->clear();
  for (int i = 0; i < names.size(); ++i)
    connect(recordings_->addAction(names[i]), &QAction::triggered, this, [this, i] { Q_EMIT recordingChosen(i); });
  if (!names.isEmpty()) recordings_->addSeparator();
  QAction *open = recordings_->addAction(tr("&Open results…"));
  open->setObjectName(QStringLiteral("tuneOpen"));
  connect(open, &QAction::triggered, this, &TuneBar::openRequested);
}

void TuneBar::setPossible(bool possible, const QString &reason) {
  isPossible_ = possible;
  reason_ = reason;
  showButtons();
}

void TuneBar::setActivity(TuneActivity activity, bool isPaused) {
  activity_ = activity;
  isPaused_ = isPaused;
  showButtons();
}

void TuneBar::setHasBest(bool hasBest) {
  hasBest_ = hasBest;
  showButtons();
}

void TuneBar::showButtons() {
  const bool isIdle = activity_ == TuneActivity::idle;
  tune_->setVisible(isIdle);
  tune_->setEnabled(isPossible_);
  tune_->setToolTip(isPossible_ ? tr("Search the plans of the kernel for the fastest, on the GPU that is chosen above "
                                     "the variants table")
                                : reason_);
  replay_->setVisible(isIdle);
  pause_->setVisible(!isIdle);
  pause_->setText(isPaused_ ? tr("Resu&me") : tr("Pa&use"));
  pause_->setToolTip(isPaused_ ? tr("Go on") : tr("Pause the search when the plans that are under way are measured"));
  cancel_->setVisible(!isIdle);
  best_->setText(isIdle ? tr("&Keep the best") : tr("Stop, &keep the best"));
  best_->setToolTip(isIdle ? tr("Put the best plan that was found into Steps")
                           : tr("End the search and choose the best plan that was found"));
  best_->setVisible(!isIdle || hasBest_);
  best_->setEnabled(hasBest_);
  for (QWidget *widget : std::initializer_list<QWidget *>{strategy_, objective_, evaluations_, seconds_, reorder_})
    widget->setEnabled(isIdle);
  updateGeometry();
}

void TuneBar::setProgress(std::size_t done, std::size_t total) {
  progress_->setVisible(total > 0);
  if (total == 0) return;
  progress_->setRange(0, static_cast<int>(total));
  progress_->setValue(static_cast<int>(std::min(done, total)));
}

void TuneBar::setSettings(int strategy, int objective, std::size_t evaluations, std::optional<double> seconds,
                          bool allowsReorder) {
  {
    const QSignalBlocker quiet(this);
    strategy_->setCurrentIndex(strategy);
    objective_->setCurrentIndex(objective);
    evaluations_->setValue(static_cast<int>(std::min<std::size_t>(evaluations, std::size_t{1} << 30U)));
    seconds_->setValue(seconds.value_or(0));
    reorder_->setChecked(allowsReorder);
  }
  Q_EMIT budgetChanged();
}

int TuneBar::strategy() const {
  return strategy_->currentIndex();
}

int TuneBar::objective() const {
  return objective_->currentIndex();
}

std::size_t TuneBar::evaluations() const {
  return static_cast<std::size_t>(evaluations_->value());
}

std::optional<double> TuneBar::seconds() const {
  return seconds_->value() > 0 ? std::optional(seconds_->value()) : std::nullopt;
}

bool TuneBar::allowsReorder() const {
  return reorder_->isChecked();
}

} // namespace warpgrain::views
