// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/Icons.h"

#include <QFile>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

namespace warpgrain::gui {

namespace {

QPixmap drawn(const QByteArray &svg, int size) {
  QPixmap pixmap(size, size);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  QSvgRenderer(svg).render(&painter);
  return pixmap;
}

} // namespace

QIcon themedIcon(const QString &name, const QPalette &palette) {
  QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
  if (!file.open(QIODevice::ReadOnly)) return {};
  const QByteArray svg = file.readAll();
  const auto coloured = [&](QPalette::ColorGroup group) {
    return QByteArray(svg).replace("#000000", palette.color(group, QPalette::ButtonText).name().toUtf8());
  };
  QIcon icon;
  for (const int size : {16, 24, 32, 48}) {
    icon.addPixmap(drawn(coloured(QPalette::Active), size), QIcon::Normal);
    icon.addPixmap(drawn(coloured(QPalette::Disabled), size), QIcon::Disabled);
  }
  return icon;
}

QIcon programIcon() {
  return QIcon(QStringLiteral(":/icons/warpgrain.svg"));
}

} // namespace warpgrain::gui
