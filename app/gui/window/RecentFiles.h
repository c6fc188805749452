// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSettings>
#include <QStringList>

class QMenu;

namespace warpgrain::gui {

/// The files of one kind that were opened last, as a menu and in the settings.
class RecentFiles : public QObject {
  Q_OBJECT

public:
  static constexpr int maximum = 10;

  /// `key` names them in the settings.
  RecentFiles(QSettings &settings, const QString &key, QMenu &menu, QObject *parent = nullptr);

  QStringList files() const;
  /// Puts a file first.
  void add(const QString &file);
  void remove(const QString &file);
  /// Shows what another list has put into the settings.
  void refresh();

Q_SIGNALS:
  void chosen(const QString &file);
  void changed();

private:
  void store(const QStringList &files);
  void fillMenu();

  QSettings &settings_;
  QStringList shown_;
  QString key_;
  QMenu &menu_;
};

} // namespace warpgrain::gui
