// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/nests/MappingsModel.h"

#include "views/shared/Texts.h"

#include <QLocale>

#include <algorithm>

namespace warpgrain::views {

namespace {

/// The number of a column; none where it has a text.
std::optional<double> numberOf(const NestMapping &mapping, int column) {
  switch (column) {
  case MappingsModel::gainColumn:
    return static_cast<double>(mapping.gain);
  case MappingsModel::costColumn:
    return static_cast<double>(mapping.cost);
  case MappingsModel::sharedColumn:
    return static_cast<double>(mapping.sharedBytes);
  case MappingsModel::activeColumn:
    return static_cast<double>(mapping.activeBlocks);
  case MappingsModel::occupancyColumn:
    return mapping.occupancy;
  default:
    return std::nullopt;
  }
}

QString textOf(const NestMapping &mapping, int column) {
  const QLocale locale;
  switch (column) {
  case MappingsModel::rankColumn:
    return locale.toString(mapping.rank);
  case MappingsModel::loopsColumn:
    return mapping.loops;
  case MappingsModel::blockColumn:
    return mapping.block;
  case MappingsModel::gainColumn:
    return locale.toString(mapping.gain);
  case MappingsModel::costColumn:
    return locale.toString(mapping.cost);
  case MappingsModel::sharedColumn:
    return locale.toString(mapping.sharedBytes);
  case MappingsModel::activeColumn:
    return locale.toString(mapping.activeBlocks);
  case MappingsModel::occupancyColumn:
    return QStringLiteral("%1 %").arg(locale.toString(qRound(100 * mapping.occupancy)));
  default:
    return mapping.why;
  }
}

} // namespace

void MappingsModel::setNest(NestListPointer list, std::size_t nest) {
  beginResetModel();
  list_ = std::move(list);
  nest_ = nest;
  most_.fill(0);
  for (const NestMapping &mapping : mappings())
    for (int column = 0; column < allColumns; ++column)
      most_[static_cast<std::size_t>(column)] =
          std::max(most_[static_cast<std::size_t>(column)], numberOf(mapping, column).value_or(0));
  most_[occupancyColumn] = 1; // of all that is possible
  endResetModel();
}

const std::vector<NestMapping> &MappingsModel::mappings() const {
  static const std::vector<NestMapping> none;
  return list_ && nest_ < list_->nests.size() ? list_->nests[nest_].mappings : none;
}

int MappingsModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : static_cast<int>(mappings().size());
}

int MappingsModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : allColumns;
}

QVariant MappingsModel::data(const QModelIndex &index, int role) const {
  if (!index.isValid()) return {};
  const NestMapping &mapping = mappings()[static_cast<std::size_t>(index.row())];
  const auto number = numberOf(mapping, index.column());
  switch (role) {
  case Qt::DisplayRole:
    return textOf(mapping, index.column());
  case Qt::ToolTipRole:
    return toolTipOf(textOf(mapping, index.column()));
  case Qt::TextAlignmentRole: {
    const bool isNumber = number || index.column() == rankColumn;
    return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter | (isNumber ? Qt::AlignRight : Qt::AlignLeft)));
  }
  case barRole: {
    const double most = most_[static_cast<std::size_t>(index.column())];
    return number && most > 0 ? QVariant(*number / most) : QVariant();
  }
  default:
    return {};
  }
}

QVariant MappingsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) return {};
  const bool isHelp = role == Qt::ToolTipRole;
  switch (section) {
  case rankColumn:
    return isHelp ? tr("Its place; mappings that the rules do not tell apart share one") : tr("Rank");
  case loopsColumn:
    return isHelp ? tr("Which loop runs along which thread index") : tr("Mapping");
  case blockColumn:
    return isHelp ? tr("Threads of a block, x first") : tr("Block");
  case gainColumn:
    return isHelp ? tr("What strips of arrays in shared memory would save; the program that is written has none")
                  : tr("Gain");
  case costColumn:
    return isHelp ? tr("Threads of a block whose accesses are not coalesced, summed over the accesses") : tr("Cost");
  case sharedColumn:
    return isHelp ? tr("Bytes of shared memory that the strips of a block would take") : tr("Shared");
  case activeColumn:
    return isHelp ? tr("Blocks that a multiprocessor holds at once") : tr("Active");
  case occupancyColumn:
    return isHelp ? tr("Active warps of those possible") : tr("Occupancy");
  default:
    return isHelp ? tr("By which rule it stands above the next one") : tr("Above the next because");
  }
}

} // namespace warpgrain::views
