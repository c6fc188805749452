// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/problems/ProblemsModel.h"

#include "views/shared/Theme.h"
#include "views/shared/VerdictText.h"

#include <QFileInfo>

namespace warpgrain::views {

void ProblemsModel::setProblems(std::vector<Problem> problems) {
  if (problems == problems_) return;
  beginResetModel();
  problems_ = std::move(problems);
  endResetModel();
}

void ProblemsModel::setDark(bool dark) {
  dark_ = dark;
  if (!problems_.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, allColumns - 1));
}

int ProblemsModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : static_cast<int>(problems_.size());
}

int ProblemsModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : allColumns;
}

QVariant ProblemsModel::data(const QModelIndex &index, int role) const {
  if (!index.isValid()) return {};
  const Problem &problem = problems_[static_cast<std::size_t>(index.row())];
  switch (role) {
  case Qt::DisplayRole:
    return textOf(problem, index.column());
  case Qt::ToolTipRole:
    return index.column() == fileColumn ? problem.path : problem.text;
  case Qt::ForegroundRole:
    return index.column() == severityColumn ? QVariant(themeColours(dark_).of(problem.severity)) : QVariant();
  case Qt::TextAlignmentRole:
    return QVariant::fromValue(
        Qt::Alignment(Qt::AlignVCenter | (index.column() == lineColumn ? Qt::AlignRight : Qt::AlignLeft)));
  case sortRole:
    return sortValue(problem, index.column());
  default:
    return {};
  }
}

QString ProblemsModel::textOf(const Problem &problem, int column) const {
  switch (column) {
  case severityColumn:
    return severityGlyph(problem.severity) + u' ' + severityName(problem.severity);
  case textColumn:
    return problem.text;
  case fileColumn:
    return QFileInfo(problem.path).fileName();
  default:
    return problem.line > 0 ? QString::number(problem.line) : QString();
  }
}

QVariant ProblemsModel::sortValue(const Problem &problem, int column) const {
  if (column == severityColumn) return -static_cast<int>(problem.severity); // errors first
  if (column == lineColumn) return problem.line;
  return textOf(problem, column);
}

QString ProblemsModel::helpOf(int column) {
  switch (column) {
  case severityColumn:
    return tr("Error: a part of the source is not read. Warnings and notes change nothing.");
  case textColumn:
    return tr("What the compiler says of the source");
  case fileColumn:
    return tr("The file that it is said of: the source or one of its headers");
  default:
    return tr("The line there; Enter or a double click shows it");
  }
}

QVariant ProblemsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::ToolTipRole) return helpOf(section);
  if (role != Qt::DisplayRole) return {};
  switch (section) {
  case severityColumn:
    return tr("Kind");
  case textColumn:
    return tr("Message");
  case fileColumn:
    return tr("File");
  default:
    return tr("Line");
  }
}

} // namespace warpgrain::views
