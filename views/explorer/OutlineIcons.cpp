// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/explorer/OutlineIcons.h"

#include "views/shared/Theme.h"

#include <QPainter>
#include <QPixmap>
#include <QWidget>

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

/// One or two characters as an icon: in one colour, in a selected row in another.
QIcon glyphIcon(const QString &glyph, const QColor &colour, const QColor &selected) {
  QIcon icon;
  for (const int size : {16, 32, 48}) {
    icon.addPixmap(draw(glyph, colour, size));
    icon.addPixmap(draw(glyph, selected, size), QIcon::Selected);
  }
  return icon;
}

} // namespace

OutlineIcons::OutlineIcons(const QWidget &widget) {
  const ThemeColours &colours = themeColours(widget);
  const QColor selected = widget.palette().color(QPalette::HighlightedText);
  const auto add = [&](OutlineKind kind, const QString &glyph, const QColor &colour) {
    icons_.emplace(kind, glyphIcon(glyph, colour, selected));
  };
  add(OutlineKind::kernel, QStringLiteral("K"), colours.series[0]);
  add(OutlineKind::parameter, QStringLiteral("p"), colours.faint);
  add(OutlineKind::loop, QStringLiteral("↻"), colours.series[2]);
  add(OutlineKind::barrier, QStringLiteral("="), colours.series[1]);
  add(OutlineKind::sharedArray, QStringLiteral("S"), colours.series[5]);
  add(OutlineKind::instance, QStringLiteral("T"), colours.series[3]);
  add(OutlineKind::launch, QStringLiteral("▶"), colours.series[2]);
}

} // namespace warpgrain::views
