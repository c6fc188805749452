// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dependence/DependencesModel.h"

#include "views/dependence/DependenceText.h"
#include "views/shared/Theme.h"

namespace warpgrain::views {

void DependencesModel::setGraph(std::shared_ptr<const DependenceGraph> graph) {
  beginResetModel();
  graph_ = std::move(graph);
  endResetModel();
}

void DependencesModel::setDark(bool dark) {
  dark_ = dark;
  if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, allColumns - 1));
}

int DependencesModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() || !graph_ ? 0 : static_cast<int>(graph_->entries.size());
}

int DependencesModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : allColumns;
}

QVariant DependencesModel::data(const QModelIndex &index, int role) const {
  if (!index.isValid() || !graph_) return {};
  const DependenceEntry &entry = graph_->entries[static_cast<std::size_t>(index.row())];
  switch (role) {
  case Qt::DisplayRole:
  case Qt::ToolTipRole:
    return textOf(entry, index.column());
  case Qt::ForegroundRole:
    return colourOf(entry, index.column());
  case sortRole:
    return sortValue(entry, index.column());
  default:
    return {};
  }
}

QString DependencesModel::textOf(const DependenceEntry &entry, int column) {
  switch (column) {
  case kindColumn:
    return kindName(entry.kind);
  case arrayColumn:
    return entry.array;
  case sourceColumn:
    return referenceLabel(entry.source);
  case sinkColumn:
    return referenceLabel(entry.sink);
  case carrierColumn:
    return carrierLabel(entry);
  case distanceColumn:
    return entry.distance;
  case hazardColumn:
    return hazardLabel(entry.hazard);
  default:
    return entry.unknown.isEmpty() ? tr("certain") : entry.unknown;
  }
}

/// Places sort by their lines, kinds as they are always named, races before what is harmless.
QVariant DependencesModel::sortValue(const DependenceEntry &entry, int column) {
  switch (column) {
  case kindColumn:
    return static_cast<int>(entry.kind);
  case sourceColumn:
    return static_cast<qlonglong>(entry.source.place.line) * 100000 + entry.source.place.column;
  case sinkColumn:
    return static_cast<qlonglong>(entry.sink.place.line) * 100000 + entry.sink.place.column;
  case hazardColumn:
    return -static_cast<int>(entry.hazard);
  default:
    return textOf(entry, column);
  }
}

QVariant DependencesModel::colourOf(const DependenceEntry &entry, int column) const {
  if (column != hazardColumn) return {};
  const ThemeColours &colours = themeColours(dark_);
  if (entry.hazard == Hazard::race) return colours.error;
  if (entry.hazard == Hazard::possible) return colours.warning;
  return {};
}

QString DependencesModel::helpOf(int column) {
  switch (column) {
  case kindColumn:
    return tr("Flow: a write is read. Anti: what was read is overwritten. Output: what was written is overwritten.");
  case arrayColumn:
    return tr("The memory that both references use");
  case sourceColumn:
    return tr("The reference that comes first");
  case sinkColumn:
    return tr("The reference that must come after it");
  case carrierColumn:
    return tr("The loop, or the barrier, between whose parts the references stand; or threads that nothing orders");
  case distanceColumn:
    return tr("How many iterations, or threads along x, y and z, lie between both references");
  case hazardColumn:
    return tr("Whether the references can be a race: two threads, one of them writes, and nothing orders them");
  default:
    return tr("Whether both references use one address for certain, or may do so");
  }
}

QVariant DependencesModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::ToolTipRole) return helpOf(section);
  if (role != Qt::DisplayRole) return {};
  switch (section) {
  case kindColumn:
    return tr("Kind");
  case arrayColumn:
    return tr("Array");
  case sourceColumn:
    return tr("From");
  case sinkColumn:
    return tr("To");
  case carrierColumn:
    return tr("Carried by");
  case distanceColumn:
    return tr("Distance");
  case hazardColumn:
    return tr("Race");
  default:
    return tr("Certain");
  }
}

void DependencesProxy::setFilter(std::shared_ptr<const DependenceGraph> graph, const DependenceFilter &filter) {
  graph_ = std::move(graph);
  filter_ = filter;
  invalidateFilter();
}

bool DependencesProxy::filterAcceptsRow(int row, const QModelIndex &) const {
  return graph_ && static_cast<std::size_t>(row) < graph_->entries.size() &&
         filter_.passes(graph_->entries[static_cast<std::size_t>(row)]);
}

} // namespace warpgrain::views
