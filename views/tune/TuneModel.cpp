// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tune/TuneModel.h"

#include "views/shared/Texts.h"
#include "views/shared/Theme.h"
#include "views/tune/TuneText.h"
#include "views/variants/MeasurementCells.h"

namespace warpgrain::views {

TuneModel::TuneModel(const TuneData &data, QObject *parent) : QAbstractTableModel(parent), data_(data) {
  reset();
}

void TuneModel::reset() {
  beginResetModel();
  rows_ = static_cast<int>(data_.points.size());
  endResetModel();
}

void TuneModel::takeAdded() {
  const int now = static_cast<int>(data_.points.size());
  if (now <= rows_) return;
  beginInsertRows({}, rows_, now - 1);
  rows_ = now;
  endInsertRows();
}

void TuneModel::setDark(bool dark) {
  dark_ = dark;
  if (rows_ > 0) Q_EMIT dataChanged(index(0, 0), index(rows_ - 1, columnCount() - 1));
}

int TuneModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : rows_;
}

int TuneModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : static_cast<int>(TuneColumn::count);
}

QVariant TuneModel::data(const QModelIndex &index, int role) const {
  if (!index.isValid()) return {};
  const auto row = static_cast<std::size_t>(index.row());
  const auto column = static_cast<TuneColumn>(index.column());
  const TunePoint &point = data_.points[row];
  const bool isNumber = column == TuneColumn::number || column == TuneColumn::speedUp || column == TuneColumn::time ||
                        column == TuneColumn::energy;
  switch (role) {
  case Qt::DisplayRole:
    return text(row, column);
  case Qt::ToolTipRole:
    if (column == TuneColumn::verdict) return toolTipOf(tuneVerdictHelp(point.verdict));
    return toolTipOf(column == TuneColumn::steps || column == TuneColumn::reason ? text(row, column) : QString());
  case Qt::TextAlignmentRole:
    return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter | (isNumber ? Qt::AlignRight : Qt::AlignLeft)));
  case Qt::ForegroundRole:
    return ink(point, column);
  case sortRole:
    return sortValue(row, column);
  default:
    return {};
  }
}

QString TuneModel::text(std::size_t row, TuneColumn column) const {
  const TunePoint &point = data_.points[row];
  switch (column) {
  case TuneColumn::number:
    return QString::number(row + 1);
  case TuneColumn::steps:
    return point.steps;
  case TuneColumn::verdict:
    return tuneVerdictLabel(point.verdict);
  case TuneColumn::speedUp:
    return point.speedUp ? QStringLiteral("%1×").arg(*point.speedUp, 0, 'f', 2) : QString();
  case TuneColumn::time:
    return point.microseconds ? durationText(*point.microseconds) : QString();
  case TuneColumn::energy:
    return point.microjoules ? energyText(*point.microjoules) : QString();
  default:
    return point.reason.isEmpty() && point.isKnown ? tr("known from an earlier search") : point.reason;
  }
}

QVariant TuneModel::sortValue(std::size_t row, TuneColumn column) const {
  const TunePoint &point = data_.points[row];
  switch (column) {
  case TuneColumn::number:
    return static_cast<qulonglong>(row);
  case TuneColumn::verdict:
    return static_cast<int>(point.verdict);
  case TuneColumn::speedUp:
    return point.speedUp ? QVariant(*point.speedUp) : QVariant();
  case TuneColumn::time:
    return point.microseconds ? QVariant(*point.microseconds) : QVariant();
  case TuneColumn::energy:
    return point.microjoules ? QVariant(*point.microjoules) : QVariant();
  default:
    return text(row, column);
  }
}

QVariant TuneModel::ink(const TunePoint &point, TuneColumn column) const {
  const ThemeColours &colours = themeColours(dark_);
  if (column != TuneColumn::verdict && column != TuneColumn::speedUp) return {};
  switch (point.verdict) {
  case TuneVerdict::faster:
    return colours.better;
  case TuneVerdict::slower:
    return colours.worse;
  case TuneVerdict::failed:
    return colours.error;
  case TuneVerdict::refused:
  case TuneVerdict::alike:
    return colours.faint;
  default:
    return {};
  }
}

QString TuneModel::helpOf(TuneColumn column) {
  switch (column) {
  case TuneColumn::number:
    return tr("The order in which plans were evaluated");
  case TuneColumn::steps:
    return tr("The steps of the plan; a click puts it into Steps and shows its source");
  case TuneColumn::verdict:
    return tr("What came of the plan: how it compares with the original, or why it has no time");
  case TuneColumn::speedUp:
    return tr("The original's time of the same round, divided by the plan's");
  case TuneColumn::time:
    return tr("Median of the plan's launches on the GPU");
  case TuneColumn::energy:
    return tr("Energy of one launch, as the GPU counts it");
  default:
    return tr("Why the plan has no time");
  }
}

QVariant TuneModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::ToolTipRole) return helpOf(static_cast<TuneColumn>(section));
  if (role != Qt::DisplayRole) return {};
  switch (static_cast<TuneColumn>(section)) {
  case TuneColumn::number:
    return tr("No.");
  case TuneColumn::steps:
    return tr("Plan");
  case TuneColumn::verdict:
    return tr("Verdict");
  case TuneColumn::speedUp:
    return tr("Speed-up");
  case TuneColumn::time:
    return tr("Time");
  case TuneColumn::energy:
    return tr("Energy");
  default:
    return tr("Reason");
  }
}

} // namespace warpgrain::views
