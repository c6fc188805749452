// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/nests/BarDelegate.h"

#include "views/shared/Theme.h"

#include <QPainter>

#include <algorithm>

namespace warpgrain::views {

void BarDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const {
  QStyledItemDelegate::paint(painter, option, index);
  const QVariant part = index.data(role_);
  if (!part.isValid()) return;
  constexpr int height = 3;
  constexpr int margin = 3;
  const double most = option.rect.width() - 2 * margin;
  const double width = std::clamp(part.toDouble(), 0.0, 1.0) * most;
  const QRectF bar(option.rect.left() + margin, option.rect.bottom() - height, width, height);
  const bool isSelected = option.state.testFlag(QStyle::State_Selected);
  painter->fillRect(bar, isSelected ? option.palette.color(QPalette::HighlightedText)
                                    : themeColours(isDark(option.palette)).series[0]);
}

} // namespace warpgrain::views
