// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace warpgrain::views {

class PlanStepList;

/// A step of the plan with its verdict at the right.
class PlanStepDelegate : public QStyledItemDelegate {
  Q_OBJECT

public:
  explicit PlanStepDelegate(PlanStepList &list);

  void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
  QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
  void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
  PlanStepList &list_;
};

} // namespace warpgrain::views
