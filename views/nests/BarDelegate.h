// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace warpgrain::views {

/// Draws a bar below the text of a cell, as long as the model's number for a role says (0 to 1).
class BarDelegate : public QStyledItemDelegate {
public:
  BarDelegate(int role, QObject *parent) : QStyledItemDelegate(parent), role_(role) {}

  void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
  int role_;
};

} // namespace warpgrain::views
