// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/factors/PlanStepDelegate.h"

#include "views/factors/PlanStepList.h"

#include <QApplication>
#include <QPainter>

namespace warpgrain::views {

namespace {

constexpr int gap = 6;

} // namespace

PlanStepDelegate::PlanStepDelegate(PlanStepList &list) : QStyledItemDelegate(&list), list_(list) {}

void PlanStepDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const {
  QStyledItemDelegate::initStyleOption(option, index);
  option->showDecorationSelected = true; // the whole line, in every style
}

void PlanStepDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const {
  QStyleOptionViewItem whole = option;
  initStyleOption(&whole, index);
  const QStyle *style = whole.widget != nullptr ? whole.widget->style() : QApplication::style();
  // The ground is as wide as the line; the step ends before its verdict.
  style->drawPrimitive(QStyle::PE_PanelItemViewItem, &whole, painter, whole.widget);
  const auto row = static_cast<std::size_t>(index.row());
  const QString state = list_.stateOf(row);
  const int width = whole.fontMetrics.horizontalAdvance(state) + 2 * gap;
  QStyleOptionViewItem step = option;
  step.rect.setRight(option.rect.right() - width);
  QStyledItemDelegate::paint(painter, step, index);
  const bool isSelected = (option.state & QStyle::State_Selected) != 0;
  const auto group = (option.state & QStyle::State_Active) != 0 ? QPalette::Active : QPalette::Inactive;
  painter->save();
  painter->setFont(whole.font);
  painter->setPen(isSelected ? option.palette.color(group, QPalette::HighlightedText) : list_.stateColour(row));
  painter->drawText(option.rect.adjusted(0, 0, -gap, 0), Qt::AlignRight | Qt::AlignVCenter, state);
  painter->restore();
}

QSize PlanStepDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const {
  const QSize size = QStyledItemDelegate::sizeHint(option, index);
  return {size.width(), size.height() + 4};
}

} // namespace warpgrain::views
