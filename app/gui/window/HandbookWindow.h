// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace warpgrain::gui {

/// Where the handbook says something: a page, and a heading on it. An empty heading is the page's begin.
struct HandbookPlace {
  QString page = QStringLiteral("README.md");
  QString heading;

  friend bool operator==(const HandbookPlace &, const HandbookPlace &) = default;
};

/// What the handbook says of a widget, or of what it is in.
HandbookPlace handbookPlaceOf(const QWidget *widget);

/// The folder of the handbook, installed or of the source tree; empty where there is none.
QString handbookFolder();

/// Shows pages of the handbook; links lead from one to the next.
class HandbookWindow : public QTextBrowser {
  Q_OBJECT

public:
  explicit HandbookWindow(QWidget *parent = nullptr);

  /// Opens a page at a heading, by its text or as links spell it.
  void open(const HandbookPlace &place);

  /// The heading that is shown first; empty where it is the begin of a page.
  const QString &heading() const { return heading_; }

private:
  void follow(const QUrl &link);
  void goTo(const QString &heading);

  QString heading_;
};

} // namespace warpgrain::gui
