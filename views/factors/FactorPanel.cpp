// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/factors/FactorPanel.h"

#include "views/factors/FactorRowWidget.h"

#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

namespace warpgrain::views {

FactorPanel::FactorPanel(QWidget *parent) : QWidget(parent) {
  auto *splitter = new QSplitter(Qt::Vertical, this);
  splitter->setChildrenCollapsible(false);
  splitter->addWidget(makeRowsArea());
  splitter->addWidget(makeLowerPart());
  splitter->setStretchFactor(0, 1);
  splitter->setStretchFactor(1, 0);
  splitter->setSizes({400, 220});
  auto *column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(splitter);
  setEmptyText(tr("Open a CUDA file and choose a kernel to see its factors."));
  setRows({});
  setPlan({});
  showProblem();
}

QWidget *FactorPanel::makeRowsArea() {
  scroll_ = new QScrollArea(this);
  scroll_->setWidgetResizable(true);
  scroll_->setFrameShape(QFrame::NoFrame);
  scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto *inside = new QWidget(scroll_);
  auto *column = new QVBoxLayout(inside);
  column->setContentsMargins(8, 6, 8, 6);
  empty_ = new QLabel(inside);
  empty_->setWordWrap(true);
  rowsArea_ = new QWidget(inside);
  rowsLayout_ = new QVBoxLayout(rowsArea_);
  rowsLayout_->setContentsMargins(0, 0, 0, 0);
  rowsLayout_->setSpacing(8);
  column->addWidget(empty_);
  column->addWidget(rowsArea_);
  column->addStretch(1);
  scroll_->setWidget(inside);
  scroll_->setAccessibleName(tr("Factors"));
  return scroll_;
}

void FactorPanel::setEmptyText(const QString &text) {
  empty_->setText(text);
}

void FactorPanel::setBusy(bool busy) {
  busy_->setText(busy ? tr("checking…") : QString());
}

} // namespace warpgrain::views
