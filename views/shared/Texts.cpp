// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shared/Texts.h"

#include <QStringList>

#include <algorithm>

namespace warpgrain::views {

QString toQString(std::string_view utf8) {
  return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

QString toQString(const std::filesystem::path &path) {
  return toQString(path.string());
}

QString toolTipOf(const QString &text) {
  constexpr qsizetype longest = 90;
  const QStringList lines = text.split(u'\n');
  if (std::ranges::none_of(lines, [](const QString &line) { return line.size() > longest; })) return text;
  return QStringLiteral("<qt>%1</qt>").arg(text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")));
}

std::string toUtf8(const QString &text) {
  return text.toStdString();
}

std::filesystem::path toPath(const QString &text) {
  return {toUtf8(text)};
}

} // namespace warpgrain::views
