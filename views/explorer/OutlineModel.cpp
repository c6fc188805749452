// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/explorer/OutlineModel.h"

#include <QFont>

#include <algorithm>

namespace warpgrain::views {

struct OutlineModel::Row {
  OutlineNode node; ///< without its children
  Row *parent = nullptr;
  int number = 0; ///< among its siblings
  Rows children;
};

OutlineModel::OutlineModel(QObject *parent) : QAbstractItemModel(parent) {}

OutlineModel::~OutlineModel() = default;

std::unique_ptr<OutlineModel::Row> OutlineModel::rowOf(const OutlineNode &node, Row *parent, int number) {
  auto row = std::make_unique<Row>();
  row->parent = parent;
  row->number = number;
  row->children.reserve(node.children.size());
  for (const OutlineNode &child : node.children)
    row->children.push_back(rowOf(child, row.get(), static_cast<int>(row->children.size())));
  refill(*row, node);
  return row;
}

bool OutlineModel::isOfShape(const Row &row, const OutlineNode &node) {
  return row.node.kind == node.kind && row.node.key == node.key &&
         std::ranges::equal(row.children, node.children,
                            [](const auto &child, const OutlineNode &other) { return isOfShape(*child, other); });
}

/// Takes texts and places of a node of the same shape. True if something that is shown has changed.
bool OutlineModel::refill(Row &row, const OutlineNode &node) {
  bool changed = row.node.text != node.text || row.node.place != node.place || row.node.detail != node.detail;
  row.node.kind = node.kind;
  row.node.key = node.key;
  row.node.text = node.text;
  row.node.place = node.place;
  row.node.detail = node.detail;
  row.node.span = node.span;
  row.node.kernel = node.kernel;
  for (std::size_t i = 0; i < node.children.size(); ++i)
    changed = refill(*row.children[i], node.children[i]) || changed;
  return changed;
}

OutlineModel::Change OutlineModel::changeTo(const std::vector<OutlineNode> &nodes) const {
  const std::size_t shorter = std::min(kernels_.size(), nodes.size());
  std::size_t before = 0;
  while (before < shorter && isOfShape(*kernels_[before], nodes[before]))
    ++before;
  std::size_t behind = 0;
  while (behind < shorter - before &&
         isOfShape(*kernels_[kernels_.size() - behind - 1], nodes[nodes.size() - behind - 1]))
    ++behind;
  return {.first = static_cast<int>(before),
          .removed = static_cast<int>(kernels_.size() - before - behind),
          .inserted = static_cast<int>(nodes.size() - before - behind)};
}

void OutlineModel::apply(const Change &change, const std::vector<OutlineNode> &nodes) {
  replace(change, nodes);
  bool changed = false;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const int number = static_cast<int>(i);
    if (number >= change.first && number < change.first + change.inserted) continue;
    kernels_[i]->number = number;
    changed = refill(*kernels_[i], nodes[i]) || changed;
  }
  // One signal for all rows: a view looks for each row that is named among all that it shows, and then paints all.
  if (changed) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, placeColumn));
}

void OutlineModel::replace(const Change &change, const std::vector<OutlineNode> &nodes) {
  const auto first = kernels_.begin() + change.first;
  const auto renumber = [this] {
    for (std::size_t i = 0; i < kernels_.size(); ++i)
      kernels_[i]->number = static_cast<int>(i);
  };
  if (change.removed > 0) {
    beginRemoveRows({}, change.first, change.first + change.removed - 1);
    kernels_.erase(first, first + change.removed);
    renumber();
    endRemoveRows();
  }
  if (change.inserted == 0) return;
  Rows rows;
  for (int i = change.first; i < change.first + change.inserted; ++i)
    rows.push_back(rowOf(nodes[static_cast<std::size_t>(i)], nullptr, i));
  beginInsertRows({}, change.first, change.first + change.inserted - 1);
  kernels_.insert(kernels_.begin() + change.first, std::make_move_iterator(rows.begin()),
                  std::make_move_iterator(rows.end()));
  renumber();
  endInsertRows();
}

void OutlineModel::setLook(std::map<OutlineKind, QIcon> icons, const QColor &faint) {
  icons_ = std::move(icons);
  faint_ = faint;
  if (!kernels_.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, placeColumn));
}

const OutlineModel::Row &OutlineModel::rowAt(const QModelIndex &index) {
  return *static_cast<const Row *>(index.internalPointer());
}

const OutlineModel::Rows &OutlineModel::rowsIn(const QModelIndex &parent) const {
  return parent.isValid() ? rowAt(parent).children : kernels_;
}

QModelIndex OutlineModel::index(int row, int column, const QModelIndex &parent) const {
  const Rows &rows = rowsIn(parent);
  if (row < 0 || static_cast<std::size_t>(row) >= rows.size() || column < 0 || column > placeColumn) return {};
  return createIndex(row, column, rows[static_cast<std::size_t>(row)].get());
}

QModelIndex OutlineModel::parent(const QModelIndex &child) const {
  if (!child.isValid()) return {};
  const Row *parent = rowAt(child).parent;
  return parent != nullptr ? createIndex(parent->number, 0, parent) : QModelIndex();
}

int OutlineModel::rowCount(const QModelIndex &parent) const {
  return parent.column() > 0 ? 0 : static_cast<int>(rowsIn(parent).size());
}

int OutlineModel::columnCount(const QModelIndex &) const {
  return 2;
}

QVariant OutlineModel::data(const QModelIndex &index, int role) const {
  if (!index.isValid()) return {};
  const Row &row = rowAt(index);
  switch (role) {
  case keyRole:
    return row.node.key;
  case spanRole:
    return row.node.span ? QVariant::fromValue(*row.node.span) : QVariant();
  case kernelRole:
    return QVariant::fromValue(row.node.kernel);
  default:
    return index.column() == placeColumn ? placeData(row, role) : textData(row, role);
  }
}

QVariant OutlineModel::textData(const Row &row, int role) const {
  if (role == Qt::DisplayRole) return row.node.text;
  // The row may be too narrow for its text.
  if (role == Qt::ToolTipRole) {
    QStringList lines{row.node.text};
    for (const QString &more : {row.node.detail, row.node.place})
      if (!more.isEmpty()) lines << more;
    return lines.join(u'\n');
  }
  if (role == Qt::DecorationRole) {
    const auto icon = icons_.find(row.node.kind);
    return icon != icons_.end() ? QVariant(icon->second) : QVariant();
  }
  if (role != Qt::FontRole || row.node.kind != OutlineKind::kernel) return {};
  QFont font;
  font.setBold(true);
  return font;
}

QVariant OutlineModel::placeData(const Row &row, int role) const {
  if (role == Qt::DisplayRole) return row.node.place;
  return role == Qt::ForegroundRole ? QVariant(faint_) : QVariant();
}

} // namespace warpgrain::views
