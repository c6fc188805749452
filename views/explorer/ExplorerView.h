// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Unit.h"
#include "views/explorer/Outline.h"

#include <QWidget>

#include <set>

class QLabel;
class QLineEdit;
class QModelIndex;
class QSortFilterProxyModel;
class QStandardItem;
class QStandardItemModel;
class QTreeView;

namespace warpgrain::views {

/// The kernels of a unit and what is in them, as a tree with a line to filter it.
class ExplorerView : public QWidget {
  Q_OBJECT

public:
  explicit ExplorerView(QWidget *parent = nullptr);

  /// Shows a unit; what was expanded and selected stays so, as far as it is still there.
  void setUnit(const model::Unit &unit);
  /// Nothing is open.
  void clear();
  /// Makes a kernel the current row; emits nothing.
  void selectKernel(model::FunctionId kernel);

Q_SIGNALS:
  /// A kernel, or something inside it, was made current.
  void kernelChosen(warpgrain::model::FunctionId kernel);
  /// A row was clicked, or Enter pressed on it.
  void placeChosen(warpgrain::SourceSpan span);

private:
  void showOutline(const std::vector<OutlineNode> &nodes);
  void rebuild(const std::vector<OutlineNode> &nodes);
  void currentChanged(const QModelIndex &index);
  void activate(const QModelIndex &index);
  void filter(const QString &text);
  std::set<QString> expandedKeys() const;
  void setUpColumns();
  void updateMessage();
  void changeEvent(QEvent *event) override;

  QLineEdit *filterLine_;
  QTreeView *tree_;
  QLabel *message_;
  QStandardItemModel *model_;
  QSortFilterProxyModel *proxy_;
  std::vector<OutlineNode> nodes_;
  model::FunctionId current_ = model::none<model::FunctionId>;
  bool open_ = false;
  bool silent_ = false;
};

} // namespace warpgrain::views
