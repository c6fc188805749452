// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/variants/VariantsModel.h"

#include "views/shared/Theme.h"
#include "views/variants/MeasurementCells.h"
#include "views/variants/VariantCells.h"

#include <QFont>
#include <QGuiApplication>
#include <QPalette>

#include <algorithm>

namespace warpgrain::views {

void VariantsModel::setVariants(const std::vector<session::Variant> &variants) {
  beginResetModel();
  variants_ = variants;
  endResetModel();
}

void VariantsModel::updateVariant(const session::Variant &variant) {
  const auto row = rowOf(variant.id);
  if (!row) {
    beginInsertRows({}, rowCount(), rowCount());
    variants_.push_back(variant);
    endInsertRows();
    return;
  }
  variants_[static_cast<std::size_t>(*row)] = variant;
  // The original's numbers stand in every row's differences.
  const bool all = isOriginal(variant);
  Q_EMIT dataChanged(index(all ? 0 : *row, 0), index(all ? rowCount() - 1 : *row, columnCount() - 1));
}

std::optional<int> VariantsModel::rowOf(std::size_t id) const {
  const auto found = std::ranges::find(variants_, id, &session::Variant::id);
  if (found == variants_.end()) return std::nullopt;
  return static_cast<int>(found - variants_.begin());
}

void VariantsModel::setOutdated(bool outdated) {
  if (outdated_ == outdated) return;
  outdated_ = outdated;
  if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void VariantsModel::setBuilding(bool isBuilding) {
  if (isBuilding_ == isBuilding) return;
  isBuilding_ = isBuilding;
  constexpr int column = static_cast<int>(VariantColumn::status);
  if (rowCount() > 0) Q_EMIT dataChanged(index(0, column), index(rowCount() - 1, column));
}

void VariantsModel::setDark(bool dark) {
  dark_ = dark;
  if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

const session::Variant *VariantsModel::original() const {
  const auto found = std::ranges::find_if(variants_, session::isOriginal);
  return found != variants_.end() ? &*found : nullptr;
}

int VariantsModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : static_cast<int>(variants_.size());
}

int VariantsModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : static_cast<int>(VariantColumn::count);
}

QVariant VariantsModel::data(const QModelIndex &index, int role) const {
  if (!index.isValid()) return {};
  const session::Variant &variant = at(index.row());
  const auto column = static_cast<VariantColumn>(index.column());
  const bool text = column == VariantColumn::steps || column == VariantColumn::verdict ||
                    column == VariantColumn::status || column == VariantColumn::verified ||
                    column == VariantColumn::limiter;
  switch (role) {
  case Qt::DisplayRole:
    if (column == VariantColumn::status && variant.status == session::VariantStatus::waiting && !isBuilding_)
      return tr("not built");
    return cellText(variant, column, original());
  case Qt::ToolTipRole:
    return cellTooltip(variant, column, original());
  case Qt::TextAlignmentRole:
    return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter | (text ? Qt::AlignLeft : Qt::AlignRight)));
  case Qt::ForegroundRole:
    return inkOf(variant, column);
  case Qt::FontRole: {
    QFont font;
    font.setBold(isOriginal(variant) && column == VariantColumn::steps);
    return font;
  }
  case sortRole:
    return cellValue(variant, column);
  case idRole:
    return static_cast<qulonglong>(variant.id);
  default:
    return {};
  }
}

QVariant VariantsModel::inkOf(const session::Variant &variant, VariantColumn column) const {
  if (outdated_) return QGuiApplication::palette().color(QPalette::Disabled, QPalette::Text);
  const ThemeColours &colours = themeColours(dark_);
  if (column == VariantColumn::verdict && variant.byHand) return {}; // there is no verdict
  if (column == VariantColumn::verdict) return colours.of(variant.verdict.kind);
  if (column == VariantColumn::status) {
    const bool bad =
        variant.status == session::VariantStatus::failed || variant.status == session::VariantStatus::refused;
    return bad ? QVariant(colours.error) : QVariant();
  }
  if (column == VariantColumn::time || column == VariantColumn::speedUp) return inkOfTime(variant);
  if (column == VariantColumn::verified) {
    const auto &run = variant.verification;
    if (!run || run->isRunning || run->isOfOtherLaunch) return {};
    const bool good = run->status == run::VerificationStatus::verified;
    return good && run->findings.empty() ? colours.better : colours.error;
  }
  const int compared = comparedWithOriginal(variant, column, original());
  if (compared == 0) return {};
  return compared < 0 ? colours.better : colours.worse;
}

QVariant VariantsModel::inkOfTime(const session::Variant &variant) const {
  if (!variant.measurement || variant.measurement->isRunning) return {};
  const ThemeColours &colours = themeColours(dark_);
  if (!variant.measurement->outdated.empty())
    return QGuiApplication::palette().color(QPalette::Disabled, QPalette::Text);
  if (!variant.measurement->row.measured()) return colours.error;
  const auto speedUp = speedUpOf(variant);
  if (!speedUp || isOriginal(variant) || *speedUp == 1) return {};
  return *speedUp > 1 ? colours.better : colours.worse;
}

QVariant VariantsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  const auto column = static_cast<VariantColumn>(section);
  if (role == Qt::ToolTipRole) return headerHelp(column);
  if (role != Qt::DisplayRole) return {};
  switch (column) {
  case VariantColumn::steps:
    return tr("Steps");
  case VariantColumn::verdict:
    return tr("Verdict");
  case VariantColumn::status:
    return tr("Status");
  case VariantColumn::verified:
    return tr("Verified");
  case VariantColumn::time:
    return tr("Time");
  case VariantColumn::speedUp:
    return tr("Speed-up");
  case VariantColumn::registers:
    return tr("Registers");
  case VariantColumn::spills:
    return tr("Spills");
  case VariantColumn::stack:
    return tr("Stack");
  case VariantColumn::shared:
    return tr("Shared");
  case VariantColumn::occupancy:
    return tr("Occupancy");
  case VariantColumn::limiter:
    return tr("Limited by");
  default:
    return tr("Compiled in");
  }
}

QVariant VariantsModel::headerHelp(VariantColumn column) {
  switch (column) {
  case VariantColumn::steps:
    return tr("The steps that make the variant; the original has none, a variant by hand has its name");
  case VariantColumn::verdict:
    return tr("Whether the steps are legal; rest the mouse on it for the reasons and assumptions");
  case VariantColumn::status:
    return tr("How far the variant is: written, compiled, refused or failed");
  case VariantColumn::verified:
    return tr("Run on the CPU with the launch form, and compared with what the original leaves in memory");
  case VariantColumn::time:
    return tr("Median on the GPU, and half the 95 % interval of it as a share; in parentheses: it cannot be compared "
              "with the others");
  case VariantColumn::speedUp:
    return tr("The original's time in the same rotation, divided by the variant's");
  case VariantColumn::registers:
    return tr("Registers per thread; of several instances of a template, those of the one that needs most");
  case VariantColumn::spills:
    return tr("Bytes that are spilled to local memory, stores and loads together");
  case VariantColumn::stack:
    return tr("Bytes of stack (local memory) per thread");
  case VariantColumn::shared:
    return tr("Bytes of shared memory per block, static and dynamic together");
  case VariantColumn::occupancy:
    return tr("Theoretical: warps that fit on a multiprocessor, of those possible");
  case VariantColumn::limiter:
    return tr("What keeps another block from the multiprocessor");
  default:
    return tr("How long the compiler took; cached: the same text was compiled before");
  }
}

} // namespace warpgrain::views
