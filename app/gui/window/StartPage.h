// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QListWidget;

namespace warpgrain::gui {

/// What is seen while nothing is open.
class StartPage : public QWidget {
  Q_OBJECT

public:
  explicit StartPage(QWidget *parent = nullptr);

  /// What was opened last, the newest first.
  void setRecent(const QStringList &sessions, const QStringList &files);
  /// Offers the tour to somebody who is new here.
  void setIsFirstTime(bool isFirst);

Q_SIGNALS:
  void openWanted();
  void openSessionWanted();
  void exampleWanted();
  void handbookWanted();
  void tourWanted();
  /// Somebody who is new here wants no tour.
  void tourDeclined();
  /// One of those that were opened last, or an example.
  void fileWanted(const QString &file);

private:
  QWidget *makeFirstTime();
  QWidget *makeColumn(const QString &title, QListWidget *list);

  QListWidget *sessions_;
  QListWidget *files_;
  QListWidget *examples_;
  QWidget *sessionsColumn_;
  QWidget *filesColumn_;
  QWidget *tour_;
  QWidget *firstTime_;
};

/// The folder of the bundled examples; empty where they are not installed.
QString examplesFolder();
/// The names of the examples in it, CUDA sources and OpenMP programs in C.
QStringList exampleNames();
/// The folder of the recorded sessions that came with the program, likewise.
QString recordedFolder();

} // namespace warpgrain::gui
