// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/explorer/Outline.h"

#include <QAbstractItemModel>
#include <QColor>
#include <QIcon>

#include <map>
#include <memory>
#include <vector>

namespace warpgrain::views {

/// The rows of the explorer: texts in the first column, places in the second. Takes another outline with work for the
/// kernels that differ in shape, and a comparison of texts for the others.
class OutlineModel : public QAbstractItemModel {
  Q_OBJECT

public:
  static constexpr int textColumn = 0;
  static constexpr int placeColumn = 1;
  static constexpr int keyRole = Qt::UserRole;        ///< OutlineNode::key
  static constexpr int spanRole = Qt::UserRole + 1;   ///< SourceSpan, or nothing
  static constexpr int kernelRole = Qt::UserRole + 2; ///< model::FunctionId

  /// Kernels [first, first + removed) give way to the nodes [first, first + inserted).
  struct Change {
    int first = 0;
    int removed = 0;
    int inserted = 0;
  };

  explicit OutlineModel(QObject *parent = nullptr);
  ~OutlineModel() override;

  /// What has to be replaced to show other nodes; the kernels before and behind keep their rows.
  Change changeTo(const std::vector<OutlineNode> &nodes) const;
  /// Shows other nodes. `change` is what changeTo says of them.
  void apply(const Change &change, const std::vector<OutlineNode> &nodes);
  void setLook(std::map<OutlineKind, QIcon> icons, const QColor &faint);

  QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
  QModelIndex parent(const QModelIndex &child) const override;
  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
  struct Row;
  using Rows = std::vector<std::unique_ptr<Row>>;

  static std::unique_ptr<Row> rowOf(const OutlineNode &node, Row *parent, int number);
  static bool isOfShape(const Row &row, const OutlineNode &node);
  static bool refill(Row &row, const OutlineNode &node);
  static const Row &rowAt(const QModelIndex &index);
  const Rows &rowsIn(const QModelIndex &parent) const;
  QVariant textData(const Row &row, int role) const;
  QVariant placeData(const Row &row, int role) const;
  void replace(const Change &change, const std::vector<OutlineNode> &nodes);

  Rows kernels_;
  std::map<OutlineKind, QIcon> icons_;
  QColor faint_;
};

} // namespace warpgrain::views
