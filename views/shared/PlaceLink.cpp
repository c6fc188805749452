// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shared/PlaceLink.h"

#include <QUrl>

namespace warpgrain::views {

namespace {

const QString placeScheme = QStringLiteral("place");

} // namespace

QString placeLinkHtml(const SourcePlace &place, const QString &text) {
  QUrl url;
  url.setScheme(placeScheme);
  url.setPath(place.path);
  url.setFragment(QString::number(place.line));
  return QStringLiteral("<a href=\"%1\">%2</a>")
      .arg(QString::fromUtf8(url.toEncoded()).toHtmlEscaped(), text.toHtmlEscaped());
}

std::optional<SourcePlace> linkedPlace(const QString &link) {
  const QUrl url(link);
  bool isNumber = false;
  const int line = url.fragment().toInt(&isNumber);
  if (url.scheme() != placeScheme || !isNumber) return std::nullopt;
  return SourcePlace{.name = url.fragment(), .path = url.path(QUrl::FullyDecoded), .line = line};
}

} // namespace warpgrain::views
