// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/explorer/OutlineModel.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QModelIndex;
class QTreeView;

namespace warpgrain::views {

/// The kernels of a unit and what is in them, as a tree with a line to filter it.
class ExplorerView : public QWidget {
  Q_OBJECT

public:
  explicit ExplorerView(QWidget *parent = nullptr);

  /// Shows the outline of a unit; what was expanded and selected stays so, as far as it is still there.
  void setOutline(OutlinePointer outline);
  /// Nothing is open.
  void clear();
  /// True until the outline of what was opened is known; said where there is none.
  void setReading(bool isReading);
  /// Makes a kernel the current row; emits nothing.
  void selectKernel(model::FunctionId kernel);

Q_SIGNALS:
  /// A kernel, or something inside it, was made current.
  void kernelChosen(warpgrain::model::FunctionId kernel);
  /// A row was clicked, or Enter pressed on it.
  void placeChosen(warpgrain::SourceSpan span);

private:
  void showOutline();
  void replaceRows(const OutlineModel::Change &change, const std::vector<OutlineNode> &nodes);
  void applyTheme();
  void fitPlaces(const std::vector<OutlineNode> &nodes);
  void keepRoomForNames();
  void currentChanged(const QModelIndex &index);
  void activate(const QModelIndex &index);
  void filter(const QString &text);
  void setUpColumns();
  void updateMessage();
  void changeEvent(QEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;

  QLineEdit *filterLine_;
  QTreeView *tree_;
  QLabel *message_;
  bool isReading_ = false;
  OutlineModel *model_;
  OutlinePointer outline_; ///< null where nothing is open
  model::FunctionId current_ = model::none<model::FunctionId>;
  bool silent_ = false;
  int placeWidth_ = 0; ///< of the widest place that is shown
};

} // namespace warpgrain::views
