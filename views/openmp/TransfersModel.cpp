// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/openmp/TransfersModel.h"

#include "views/shared/Texts.h"

namespace warpgrain::views {

void TransfersModel::setProgram(OpenMpProgramPointer program) {
  beginResetModel();
  program_ = std::move(program);
  rows_.clear();
  for (std::size_t region = 0; program_ && region < program_->regions.size(); ++region) {
    const std::vector<OpenMpKernel> &kernels = program_->regions[region].kernels;
    for (std::size_t kernel = 0; kernel < kernels.size(); ++kernel)
      for (std::size_t i = 0; i < kernels[kernel].transfers.size(); ++i)
        rows_.push_back({.choice = {.region = region, .kernel = kernel}, .transfer = i});
  }
  endResetModel();
}

OpenMpChoice TransfersModel::choiceAt(int row) const {
  return rows_[static_cast<std::size_t>(row)].choice;
}

int TransfersModel::rowOf(const OpenMpChoice &choice) const {
  for (std::size_t i = 0; i < rows_.size(); ++i)
    if (rows_[i].choice.region == choice.region && (!choice.kernel || rows_[i].choice.kernel == choice.kernel))
      return static_cast<int>(i);
  return -1;
}

int TransfersModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int TransfersModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : allColumns;
}

QString TransfersModel::textAt(const Row &row, int column) const {
  const OpenMpKernel &kernel = program_->regions[row.choice.region].kernels[*row.choice.kernel];
  const OpenMpTransfer &transfer = kernel.transfers[row.transfer];
  switch (column) {
  case lineColumn:
    return kernel.place.name;
  case kernelColumn:
    return kernel.name;
  case variableColumn:
    return transfer.variable;
  case bytesColumn:
    return transfer.bytes;
  case toGpuColumn:
    return transfer.toGpu;
  case toCpuColumn:
    return transfer.toCpu;
  default:
    return transfer.leftOut;
  }
}

QVariant TransfersModel::data(const QModelIndex &index, int role) const {
  if (!index.isValid()) return {};
  const Row &row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
  case Qt::DisplayRole:
    return textAt(row, index.column());
  case Qt::ToolTipRole:
    return toolTipOf(textAt(row, index.column()));
  case Qt::TextAlignmentRole: {
    const bool isNumber = index.column() == lineColumn || index.column() == bytesColumn;
    return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter | (isNumber ? Qt::AlignRight : Qt::AlignLeft)));
  }
  default:
    return {};
  }
}

QString TransfersModel::helpOf(int column) {
  switch (column) {
  case lineColumn:
    return tr("The line that the kernel is made of");
  case kernelColumn:
    return tr("The kernel that works on the variable");
  case variableColumn:
    return tr("The variable, array or pointer whose memory is copied");
  case bytesColumn:
    return tr("How many bytes are copied; those behind a pointer are asked for at run time");
  case toGpuColumn:
    return tr("When the memory is copied to the GPU before the kernel");
  case toCpuColumn:
    return tr("When the memory is copied back after the kernel");
  default:
    return tr("Which analyses of the program take copies away");
  }
}

QVariant TransfersModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::ToolTipRole) return helpOf(section);
  if (role != Qt::DisplayRole) return {};
  switch (section) {
  case lineColumn:
    return tr("Line");
  case kernelColumn:
    return tr("Kernel");
  case variableColumn:
    return tr("Variable");
  case bytesColumn:
    return tr("Bytes");
  case toGpuColumn:
    return tr("To the GPU");
  case toCpuColumn:
    return tr("Back to the CPU");
  default:
    return tr("Saved by");
  }
}

} // namespace warpgrain::views
