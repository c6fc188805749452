// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/factors/FactorPanel.h"

#include "views/factors/FactorButton.h"
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
  auto *scroll = new QScrollArea(this);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto *inside = new QWidget(scroll);
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
  scroll->setWidget(inside);
  scroll->setAccessibleName(tr("Factors"));
  return scroll;
}

void FactorPanel::setRows(const std::vector<FactorRow> &rows) {
  const bool keep = sameShape(rows_, rows) && widgets_.size() == rows.size();
  rows_ = rows;
  if (!keep) rebuild();
  for (std::size_t i = 0; i < rows_.size(); ++i)
    widgets_[i]->update(rows_[i], plan_);
  empty_->setVisible(rows_.empty());
  rowsArea_->setVisible(!rows_.empty());
  typed_->setEnabled(!rows_.empty());
  refreshDetail();
}

void FactorPanel::rebuild() {
  // Hiding a row hands the focus on to one that is about to go too, and would speak of values that are gone.
  for (FactorRowWidget *row : widgets_)
    row->disconnect(this);
  widgets_.clear();
  while (QLayoutItem *item = rowsLayout_->takeAt(0)) {
    // Not at once: a row may be sending the signal that led here.
    if (QWidget *widget = item->widget()) {
      widget->hide();
      widget->deleteLater();
    }
    delete item;
  }
  QString group;
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    if (rows_[i].group != group) {
      group = rows_[i].group;
      auto *heading = new QLabel(group, rowsArea_);
      QFont font = heading->font();
      font.setBold(true);
      heading->setFont(font);
      heading->setContentsMargins(0, i > 0 ? 6 : 0, 0, 0);
      rowsLayout_->addWidget(heading);
    }
    auto *row = new FactorRowWidget(rows_[i], rowsArea_);
    connect(row, &FactorRowWidget::valueClicked, this, [this, i](std::size_t value) { choose(i, value); });
    connect(row, &FactorRowWidget::valueFocused, this, [this, i](std::size_t value) { showDetail(i, value); });
    connect(row, &FactorRowWidget::factorTyped, this, [this, i](int factor) { chooseCustom(i, factor); });
    rowsLayout_->addWidget(row);
    widgets_.push_back(row);
  }
}

void FactorPanel::choose(std::size_t row, std::size_t value) {
  // By value: what is emitted may bring new rows.
  const FactorRow of = rows_[row];
  const FactorValue chosen = of.values[value];
  showDetail(row, value);
  const auto now = chosenStep(of, plan_);
  if (isNeutral(of, chosen.step)) {
    if (now) Q_EMIT stepRemoved(*now);
    return;
  }
  if (!chosen.pending && !chosen.verdict.allows()) return;
  if (now != chosen.step) Q_EMIT stepChosen(chosen.step);
}

void FactorPanel::chooseCustom(std::size_t row, int factor) {
  const FactorRow of = rows_[row];
  widgets_[row]->customFactor()->setModified(false);
  for (std::size_t i = 0; i < of.values.size(); ++i)
    if (factorOf(of, of.values[i].step) == factor) return choose(row, i);
  const auto now = chosenStep(of, plan_);
  const auto step = withFactor(of, factor);
  if (!step) return;
  if (factor == 1) {
    if (now) Q_EMIT stepRemoved(*now);
  } else if (now != step) {
    detailStep_.reset();
    Q_EMIT stepChosen(*step);
  }
}

void FactorPanel::setEmptyText(const QString &text) {
  empty_->setText(text);
}

void FactorPanel::setBusy(bool busy) {
  busy_->setText(busy ? tr("checking…") : QString());
}

} // namespace warpgrain::views
