// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shared/FlowLayout.h"

#include <algorithm>

namespace warpgrain::views {

FlowLayout::FlowLayout(QWidget *parent, int spacing) : QLayout(parent) {
  setContentsMargins(0, 0, 0, 0);
  setSpacing(spacing);
}

FlowLayout::~FlowLayout() {
  for (QLayoutItem *item : items_)
    delete item;
}

void FlowLayout::addItem(QLayoutItem *item) {
  items_.push_back(item);
}

int FlowLayout::count() const {
  return static_cast<int>(items_.size());
}

QLayoutItem *FlowLayout::itemAt(int index) const {
  return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem *FlowLayout::takeAt(int index) {
  QLayoutItem *item = itemAt(index);
  if (item) items_.erase(items_.begin() + index);
  return item;
}

Qt::Orientations FlowLayout::expandingDirections() const {
  return {};
}

bool FlowLayout::hasHeightForWidth() const {
  return true;
}

int FlowLayout::heightForWidth(int width) const {
  return arrange(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::minimumSize() const {
  QSize size;
  for (const QLayoutItem *item : items_)
    size = size.expandedTo(item->minimumSize());
  const QMargins margins = contentsMargins();
  return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

QSize FlowLayout::sizeHint() const {
  int width = 0;
  int height = 0;
  for (const QLayoutItem *item : items_) {
    width += item->sizeHint().width() + spacing();
    height = std::max(height, item->sizeHint().height());
  }
  return {std::max(0, width - spacing()), height};
}

void FlowLayout::setGeometry(const QRect &rect) {
  QLayout::setGeometry(rect);
  arrange(rect, true);
}

int FlowLayout::arrange(const QRect &rect, bool place) const {
  const QRect inner = rect.marginsRemoved(contentsMargins());
  int x = inner.x();
  int y = inner.y();
  int lineHeight = 0;
  for (QLayoutItem *item : items_) {
    if (item->isEmpty()) continue;
    const QSize size = item->sizeHint();
    if (lineHeight > 0 && x + size.width() > inner.x() + inner.width()) {
      x = inner.x();
      y += lineHeight + spacing();
      lineHeight = 0;
    }
    if (place) item->setGeometry(QRect(QPoint(x, y), size));
    x += size.width() + spacing();
    lineHeight = std::max(lineHeight, size.height());
  }
  return y + lineHeight - rect.y() + contentsMargins().bottom();
}

} // namespace warpgrain::views
