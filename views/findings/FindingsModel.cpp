// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/findings/FindingsModel.h"

#include "views/findings/FindingText.h"
#include "views/shared/Texts.h"
#include "views/shared/Theme.h"

namespace warpgrain::views {

namespace {

model::Severity colourOf(findings::Severity severity) {
  return severity == findings::Severity::error     ? model::Severity::error
         : severity == findings::Severity::warning ? model::Severity::warning
                                                   : model::Severity::note;
}

} // namespace

void FindingsModel::setList(FindingListPointer list) {
  beginResetModel();
  list_ = std::move(list);
  endResetModel();
}

void FindingsModel::setDark(bool dark) {
  dark_ = dark;
  if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, allColumns - 1));
}

int FindingsModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() || !list_ ? 0 : static_cast<int>(list_->rows.size());
}

int FindingsModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : allColumns;
}

QVariant FindingsModel::data(const QModelIndex &index, int role) const {
  if (!index.isValid() || !list_) return {};
  const FindingRow &row = list_->rows[static_cast<std::size_t>(index.row())];
  switch (role) {
  case Qt::DisplayRole:
    return textOf(row, index.column());
  case Qt::ToolTipRole:
    if (index.column() == kindColumn) return findingHelp(row.finding.kind);
    return index.column() == costColumn ? costText(row.finding.cost) : causeText(row.finding);
  case Qt::ForegroundRole:
    return index.column() == severityColumn ? QVariant(themeColours(dark_).of(colourOf(row.finding.severity)))
                                            : QVariant();
  case Qt::TextAlignmentRole:
    return QVariant::fromValue(
        Qt::Alignment(Qt::AlignVCenter | (index.column() == lineColumn ? Qt::AlignRight : Qt::AlignLeft)));
  default:
    return {};
  }
}

QString FindingsModel::textOf(const FindingRow &row, int column) {
  switch (column) {
  case severityColumn:
    return findingLabel(row.finding);
  case kindColumn:
    return findingTitle(row.finding.kind);
  case lineColumn:
    return row.places.empty() ? QString() : row.places.front().name;
  case causeColumn:
    return causeText(row.finding);
  case costColumn:
    return shortCostText(row.finding.cost);
  default:
    return row.finding.mends.empty() ? QString() : toQString(toString(row.finding.mends.front().plan));
  }
}

QString FindingsModel::helpOf(int column) {
  switch (column) {
  case severityColumn:
    return tr(
        "Error: the kernel is wrong. Warning: it may be wrong, or loses much time. Note: it loses little, or may not "
        "be so.");
  case kindColumn:
    return tr("What is wrong");
  case lineColumn:
    return tr("The line of the first place; a click on the row shows it");
  case causeColumn:
    return tr("Why it is so, as the analysis found it out");
  case costColumn:
    return tr("What of the launch's modelled time goes there, and what is moved too often");
  default:
    return tr("Steps that mend it: a click adds them to the plan");
  }
}

QVariant FindingsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::ToolTipRole) return helpOf(section);
  if (role != Qt::DisplayRole) return {};
  switch (section) {
  case severityColumn:
    return tr("Severity");
  case kindColumn:
    return tr("Finding");
  case lineColumn:
    return tr("Line");
  case causeColumn:
    return tr("Cause");
  case costColumn:
    return tr("Cost");
  default:
    return tr("Fix");
  }
}

} // namespace warpgrain::views
