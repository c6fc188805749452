// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shared/GlyphIcon.h"

#include <QPainter>
#include <QPixmap>

namespace warpgrain::views {

namespace {

QPixmap draw(const QString &glyph, const QColor &colour, int size) {
  QPixmap pixmap(size, size);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  QFont font = painter.font();
  font.setPixelSize(size * 13 / 16);
  font.setBold(true);
  painter.setFont(font);
  painter.setPen(colour);
  painter.drawText(pixmap.rect(), Qt::AlignCenter, glyph);
  return pixmap;
}

} // namespace

QIcon glyphIcon(const QString &glyph, const QColor &colour, const QColor &selected) {
  QIcon icon;
  for (const int size : {16, 32, 48}) {
    icon.addPixmap(draw(glyph, colour, size));
    icon.addPixmap(draw(glyph, selected, size), QIcon::Selected);
  }
  return icon;
}

} // namespace warpgrain::views
