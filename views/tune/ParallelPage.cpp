// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tune/ParallelPage.h"

#include "views/tune/ParallelView.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace warpgrain::views {

ParallelPage::ParallelPage(QWidget *parent)
    : QWidget(parent), view_(new ParallelView(this)), best_(new QSpinBox(this)), count_(new QLabel(this)),
      clear_(new QPushButton(tr("C&lear ranges"), this)) {
  auto *row = new QHBoxLayout;
  row->setContentsMargins(6, 4, 6, 0);
  row->setSpacing(6);
  auto *label = new QLabel(tr("B&est"), this);
  label->setBuddy(best_);
  best_->setObjectName(QStringLiteral("tuneBestShare"));
  best_->setAccessibleName(tr("Share of the best plans that are drawn strongly"));
  best_->setRange(1, 100);
  best_->setValue(10);
  best_->setSuffix(tr(" %"));
  clear_->setObjectName(QStringLiteral("tuneClearRanges"));
  clear_->setToolTip(tr("Drag along an axis to choose a range of it; a click on the axis takes it away"));
  row->addWidget(label);
  row->addWidget(best_);
  row->addWidget(count_, 1);
  row->addWidget(clear_);
  auto *column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addLayout(row);
  column->addWidget(view_, 1);
  connect(best_, &QSpinBox::valueChanged, view_, &ParallelView::setBest);
  connect(clear_, &QPushButton::clicked, view_, &ParallelView::clearRanges);
  connect(view_, &ParallelView::strongChanged, this, &ParallelPage::showCount);
  connect(view_, &ParallelView::pointChosen, this, &ParallelPage::pointChosen);
  view_->setBest(best_->value());
}

void ParallelPage::refresh(const TuneData &search) {
  view_->showSearch(search);
}

void ParallelPage::setCurrentPoint(std::optional<std::size_t> point) {
  view_->setCurrentPoint(point);
}

void ParallelPage::showCount() {
  count_->setText(tr("%1 of %2 plans").arg(view_->strongLines().size()).arg(view_->lines().points().size()));
  clear_->setEnabled(std::ranges::any_of(view_->ranges(), [](const auto &range) { return range.has_value(); }));
}

} // namespace warpgrain::views
