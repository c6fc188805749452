// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/access/AccessModel.h"

#include "views/access/AccessText.h"
#include "views/access/ExecutedText.h"
#include "views/shared/Texts.h"
#include "views/shared/Theme.h"

namespace warpgrain::views {

namespace {

QString cellText(const AccessRow &access, int column) {
  const access::AccessFacts &facts = access.facts;
  switch (column) {
  case AccessModel::problemColumn:
    return glyphOf(problemOf(facts));
  case AccessModel::lineColumn:
    return access.place;
  case AccessModel::textColumn:
    return access.text;
  case AccessModel::spaceColumn:
    return spaceName(facts.space);
  case AccessModel::kindColumn:
    return kindName(facts.kind);
  case AccessModel::patternColumn:
    return patternName(facts.pattern);
  case AccessModel::sectorsColumn:
    return sectorsText(facts);
  default:
    return waysText(facts);
  }
}

Qt::Alignment alignmentOf(int column) {
  switch (column) {
  case AccessModel::problemColumn:
    return Qt::AlignCenter;
  case AccessModel::lineColumn:
  case AccessModel::sectorsColumn:
  case AccessModel::waysColumn:
  case AccessModel::executedColumn:
    return Qt::AlignVCenter | Qt::AlignRight;
  default:
    return Qt::AlignVCenter | Qt::AlignLeft;
  }
}

const QColor &colourOf(AccessProblem problem, bool dark) {
  const ThemeColours &colours = themeColours(dark);
  switch (problem) {
  case AccessProblem::none:
    return colours.legal;
  case AccessProblem::notKnown:
    return colours.unknown;
  default:
    return colours.warning;
  }
}

/// What is worst comes first.
int rankOf(AccessProblem problem) {
  switch (problem) {
  case AccessProblem::none:
    return 2;
  case AccessProblem::notKnown:
    return 1;
  default:
    return 0;
  }
}

} // namespace

void AccessModel::setList(AccessListPointer list) {
  beginResetModel();
  list_ = std::move(list);
  executed_ = {};
  endResetModel();
}

void AccessModel::setExecuted(ExecutedCounts executed) {
  executed_ = std::move(executed);
  if (rowCount() > 0) Q_EMIT dataChanged(index(0, executedColumn), index(rowCount() - 1, executedColumn));
}

void AccessModel::setDark(bool dark) {
  dark_ = dark;
  if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, allColumns - 1));
}

int AccessModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() || !list_ ? 0 : static_cast<int>(list_->rows.size());
}

int AccessModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : allColumns;
}

QString AccessModel::text(int number, int column) const {
  if (column != executedColumn) return cellText(row(number), column);
  const ExecutedAccess *executed = executed_.of(static_cast<std::size_t>(number));
  return executed != nullptr ? executedText(*executed) : QString();
}

QVariant AccessModel::colourAt(int number, int column) const {
  if (column == problemColumn) return colourOf(problemOf(row(number).facts), dark_);
  if (column == executedColumn && executed_.isOutdated) return themeColours(dark_).faint;
  return {};
}

QVariant AccessModel::data(const QModelIndex &index, int role) const {
  if (!index.isValid()) return {};
  const AccessRow &access = row(index.row());
  switch (role) {
  case Qt::DisplayRole:
    return text(index.row(), index.column());
  case Qt::ToolTipRole:
    return toolTipOf(accessTooltip(access));
  case Qt::AccessibleTextRole:
    return index.column() == problemColumn ? nameOf(problemOf(access.facts)) : text(index.row(), index.column());
  case Qt::ForegroundRole:
    return colourAt(index.row(), index.column());
  case Qt::TextAlignmentRole:
    return QVariant::fromValue(alignmentOf(index.column()));
  case sortRole:
    return sortValue(index.row(), index.column());
  default:
    return {};
  }
}

QVariant AccessModel::sortValue(int number, int column) const {
  const AccessRow &access = row(number);
  const ExecutedAccess *executed = executed_.of(static_cast<std::size_t>(number));
  switch (column) {
  case problemColumn:
    return rankOf(problemOf(access.facts));
  case lineColumn:
    return access.line;
  case sectorsColumn:
    return sectorsPerRequest(access.facts).value_or(-1);
  case waysColumn:
    return static_cast<qlonglong>(conflictWays(access.facts).value_or(-1));
  case executedColumn:
    return executed != nullptr ? executedCost(*executed) : -1;
  default:
    return cellText(access, column);
  }
}

QString AccessModel::helpOf(int column) {
  switch (column) {
  case problemColumn:
    return tr("Marks accesses that move or wait more than they need, and those that are not known");
  case lineColumn:
    return tr("The line that the access stands in; a click on the row shows it");
  case textColumn:
    return tr("The access as the source writes it");
  case spaceColumn:
    return tr("The memory that is accessed: global, shared, constant or local");
  case kindColumn:
    return tr("Whether the access reads, writes, does both, or is atomic");
  case patternColumn:
    return tr(
        "How neighbouring threads lie to each other in memory; false: threadIdx.x does not run along neighbouring "
        "elements");
  case sectorsColumn:
    return tr("Sectors of 32 bytes that a warp's request moves on average, and how many its data would fill");
  case executedColumn:
    return tr("What the last counted run executed: requests of warps, times the sectors, or the passes over the banks, "
              "of each on average; grey where text or launch are others now");
  default:
    return tr("Different words that one bank of shared memory must give at once; 1 is free of conflicts");
  }
}

QVariant AccessModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::ToolTipRole) return helpOf(section);
  if (role != Qt::DisplayRole) return {};
  switch (section) {
  case problemColumn:
    return QString();
  case lineColumn:
    return tr("Line");
  case textColumn:
    return tr("Access");
  case spaceColumn:
    return tr("Memory");
  case kindColumn:
    return tr("Kind");
  case patternColumn:
    return tr("Pattern");
  case sectorsColumn:
    return tr("Sectors / ideal");
  case executedColumn:
    return tr("Executed");
  default:
    return tr("Ways");
  }
}

} // namespace warpgrain::views
