// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/MenuText.h"

namespace warpgrain::gui {

QString plainText(QString text) {
  text = text.section(QLatin1Char('\t'), 0, 0);
  QString out;
  for (qsizetype i = 0; i < text.size(); ++i) {
    if (text[i] == QLatin1Char('&') && ++i == text.size()) break;
    out += text[i];
  }
  return out.trimmed();
}

QString withPath(const QString &path, const QString &text) {
  return path.isEmpty() ? text : path + QStringLiteral(" > ") + text;
}

} // namespace warpgrain::gui
