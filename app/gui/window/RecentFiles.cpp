// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/RecentFiles.h"

#include <QMenu>

namespace warpgrain::gui {

RecentFiles::RecentFiles(QSettings &settings, const QString &key, QMenu &menu, QObject *parent)
    : QObject(parent), settings_(settings), key_(key), menu_(menu) {
  fillMenu();
}

QStringList RecentFiles::files() const {
  return settings_.value(key_).toStringList();
}

void RecentFiles::add(const QString &file) {
  QStringList now = files();
  now.removeAll(file);
  now.prepend(file);
  store(now.mid(0, maximum));
}

void RecentFiles::remove(const QString &file) {
  QStringList now = files();
  if (now.removeAll(file) > 0) store(now);
}

void RecentFiles::store(const QStringList &files) {
  settings_.setValue(key_, files);
  fillMenu();
  Q_EMIT changed();
}

void RecentFiles::refresh() {
  if (files() == shown_) return;
  fillMenu();
  Q_EMIT changed();
}

void RecentFiles::fillMenu() {
  shown_ = files();
  menu_.clear();
  int number = 0;
  for (const QString &file : shown_) {
    // A mark in a name would be taken for a shortcut's.
    QString shown = file;
    shown.replace(QLatin1Char('&'), QStringLiteral("&&"));
    ++number;
    const QString lead = number < 10 ? QStringLiteral("&%1  ").arg(number) : QStringLiteral("    ");
    connect(menu_.addAction(lead + shown), &QAction::triggered, this, [this, file] { Q_EMIT chosen(file); });
  }
  menu_.setEnabled(number > 0);
  if (number == 0) return;
  menu_.addSeparator();
  connect(menu_.addAction(tr("Clear the List")), &QAction::triggered, this, [this] { store({}); });
}

} // namespace warpgrain::gui
