// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <cstdint>
#include <vector>

class QLabel;
class QTableWidget;

namespace warpgrain::views {

/// What a difference means.
enum class DifferenceKind : std::uint8_t {
  none,    ///< both are the same
  better,  ///< the right one is
  worse,   ///< likewise
  neutral, ///< neither good nor bad in itself
  noise,   ///< less than what such numbers can tell
  unknown, ///< one of the two is not known
};

/// One quantity of two texts of a kernel.
struct DifferenceRow {
  QString quantity;
  QString help;  ///< what it is, for a tooltip
  QString left;  ///< empty: not known
  QString right; ///< likewise
  QString why;   ///< a sentence where one is not known, or where the difference is noise
  QString difference;
  DifferenceKind kind = DifferenceKind::none;
  QString origin; ///< how it is known: "counted by the analysis"

  friend bool operator==(const DifferenceRow &, const DifferenceRow &) = default;
};

/// Numbers of two variants with the difference of each, and what it means.
class DifferenceTable : public QWidget {
  Q_OBJECT

public:
  explicit DifferenceTable(QWidget *parent = nullptr);

  /// In the place of rows that are there.
  void setRows(const QString &left, const QString &right, const std::vector<DifferenceRow> &rows);
  /// Says why there are no rows, or that they are on their way.
  void setMessage(const QString &sentence);

  QSize sizeHint() const override;

private:
  void fill();
  void changeEvent(QEvent *event) override;

  std::vector<DifferenceRow> rows_;
  QLabel *message_;
  QTableWidget *table_;
};

} // namespace warpgrain::views
