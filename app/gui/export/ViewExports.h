// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/background/Background.h"
#include "app/gui/base/Dialogs.h"

#include <QObject>

#include <filesystem>
#include <functional>

class QTableView;

namespace warpgrain::gui {

/// Adds to the context menus of all tables and charts of a window what copies them and writes them to files: tables as
/// CSV, JSON or PDF, charts as SVG, PNG or PDF, by the ending of the file's name.
class ViewExports : public QObject {
  Q_OBJECT

public:
  /// `suggested` says in which folder, and under which name but for its ending, a view of a name is written.
  ViewExports(QWidget &window, Dialogs &dialogs, std::function<std::filesystem::path(const QString &)> suggested,
              QObject *parent = nullptr);

Q_SIGNALS:
  void written(const QString &sentence);
  void refused(const QString &sentence);

private:
  void addTo(QTableView &table);
  void addTo(QWidget &chart);
  void saveTable(const QTableView &table);
  void saveChart(QWidget &chart);
  void write(const std::filesystem::path &file, std::function<QByteArray()> bytes);

  QWidget &window_;
  Dialogs &dialogs_;
  std::function<std::filesystem::path(const QString &)> suggested_;
  Background background_; // last: waits for what was begun
};

} // namespace warpgrain::gui
