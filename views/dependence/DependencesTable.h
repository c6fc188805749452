// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/dependence/DependenceFilter.h"

#include <QTableView>

#include <memory>
#include <optional>

namespace warpgrain::views {

class DependencesModel;
class DependencesProxy;

/// The dependences as a table that can be sorted: the graph's twin for the keyboard and for screen readers. Enter or a
/// double click goes to the source, Ctrl+C copies the selected rows.
class DependencesTable : public QTableView {
  Q_OBJECT

public:
  explicit DependencesTable(QWidget *parent = nullptr);

  void setGraph(std::shared_ptr<const DependenceGraph> graph, const DependenceFilter &filter);
  void setFilter(const DependenceFilter &filter);

  /// Selects an entry without telling anybody; none: nothing is selected.
  void showEntry(std::optional<std::size_t> entry);

Q_SIGNALS:
  /// An entry of the graph.
  void entryChosen(std::size_t entry);
  void entryActivated(std::size_t entry);

protected:
  void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
  void keyPressEvent(QKeyEvent *event) override;
  void changeEvent(QEvent *event) override;

private:
  std::optional<std::size_t> entryAt(const QModelIndex &index) const;

  std::shared_ptr<const DependenceGraph> graph_;
  DependencesModel *model_;
  DependencesProxy *proxy_;
  bool isTelling_ = true;
};

} // namespace warpgrain::views
