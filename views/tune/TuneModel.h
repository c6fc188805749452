// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/tune/TuneValues.h"

#include <QAbstractTableModel>

namespace warpgrain::views {

enum class TuneColumn { number, steps, verdict, speedUp, time, energy, reason, count };

/// The plans that a search came to, as a table. Rows are added while it runs.
class TuneModel : public QAbstractTableModel {
  Q_OBJECT

public:
  /// A value to sort by: a number, or a text; invalid where there is none.
  static constexpr int sortRole = Qt::UserRole;

  /// The data outlives this; its owner tells of every change.
  explicit TuneModel(const TuneData &data, QObject *parent = nullptr);

  /// Other points are there, or there is an original now.
  void reset();
  /// Points were added at the end.
  void takeAdded();
  /// Colours follow the light or dark view.
  void setDark(bool dark);

  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
  static QString helpOf(TuneColumn column);
  QString text(std::size_t row, TuneColumn column) const;
  QVariant sortValue(std::size_t row, TuneColumn column) const;
  QVariant ink(const TunePoint &point, TuneColumn column) const;

  const TuneData &data_;
  int rows_ = 0;
  bool dark_ = false;
};

} // namespace warpgrain::views
