// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/facts/patterns/AccessMatrix.h"

#include <QStringList>
#include <QWidget>

#include <vector>

class QPainter;

namespace warpgrain::views {

/// An access's subscripts as a sum of matrices times indices, as it would stand in a paper:
/// subscripts = inter (tx ty tz) + block (bx by) + intra (k) + offset.
class MatrixFormula : public QWidget {
  Q_OBJECT

public:
  explicit MatrixFormula(QWidget *parent = nullptr);

  void setMatrix(const QString &array, const access::AccessMatrix &matrix);
  void clear();

  /// The same on one line: "[0 n 0; 1 0 0] (tx, ty, tz) + …".
  QString text() const;

  QSize sizeHint() const override;

  QSize minimumSizeHint() const override { return sizeHint(); }

protected:
  void paintEvent(QPaintEvent *event) override;
  void changeEvent(QEvent *event) override;

private:
  /// A bracketed block of texts, or a sign between two.
  struct Piece {
    std::vector<QStringList> rows;
    QString below; ///< its name
    QString sign;  ///< where there are no rows
  };

  double columnWidth(const Piece &piece, int column) const;
  double widthOf(const Piece &piece) const;
  double heightOf(const Piece &piece) const;
  void paintPiece(QPainter &painter, const Piece &piece, double left, double middle) const;
  void addMatrix(const std::vector<std::vector<access::MatrixEntry>> &rows, const QStringList &names,
                 const QString &below);

  std::vector<Piece> pieces_;
};

} // namespace warpgrain::views
