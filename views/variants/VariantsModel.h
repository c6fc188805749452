// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/Variant.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace warpgrain::views {

enum class VariantColumn {
  steps,
  verdict,
  status,
  verified,
  time,
  speedUp,
  registers,
  spills,
  stack,
  shared,
  occupancy,
  limiter,
  compileTime,
  count
};

/// The variants as a table. Numbers sort by value; cells of rows that are not built are empty and sort last.
class VariantsModel : public QAbstractTableModel {
  Q_OBJECT

public:
  /// A value to sort by: a number, or a text.
  static constexpr int sortRole = Qt::UserRole;
  static constexpr int idRole = Qt::UserRole + 1;

  using QAbstractTableModel::QAbstractTableModel;

  void setVariants(const std::vector<session::Variant> &variants);
  /// Replaces the row of the same id, or adds it.
  void updateVariant(const session::Variant &variant);

  const session::Variant &at(int row) const { return variants_[static_cast<std::size_t>(row)]; }

  std::optional<int> rowOf(std::size_t id) const;
  /// The rows are of a text, or a kernel, that is not the one looked at: they are grey.
  void setOutdated(bool outdated);
  /// Rows that are not built wait for a build only while there is one.
  void setBuilding(bool isBuilding);
  /// Colours follow the light or dark view.
  void setDark(bool dark);

  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
  const session::Variant *original() const;
  QVariant inkOf(const session::Variant &variant, VariantColumn column) const;
  QVariant inkOfTime(const session::Variant &variant) const;
  static QVariant headerHelp(VariantColumn column);

  std::vector<session::Variant> variants_;
  bool dark_ = false;
  bool outdated_ = false;
  bool isBuilding_ = false;
};

} // namespace warpgrain::views
