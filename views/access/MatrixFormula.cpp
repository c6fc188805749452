// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/access/MatrixFormula.h"

#include "views/access/LaneMetrics.h"
#include "views/shared/Texts.h"
#include "views/shared/Theme.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace warpgrain::views {

namespace {

constexpr double bracket = 6;  ///< width of one, with the space to its entries
constexpr double between = 12; ///< columns
constexpr double around = 7;   ///< pieces
constexpr double edge = 8;

QString entryText(const access::MatrixEntry &entry) {
  return toQString(entry.text()).replace(u'*', QStringLiteral("·")).replace(u'-', QStringLiteral("−"));
}

} // namespace

MatrixFormula::MatrixFormula(QWidget *parent) : QWidget(parent) {
  setAccessibleName(tr("Access matrices"));
  setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Minimum);
  setToolTip(tr("Rows are the array's dimensions, the last one runs along neighbouring elements. Z: not known before "
                "the kernel runs."));
}

void MatrixFormula::clear() {
  pieces_.clear();
  updateGeometry();
  update();
}

void MatrixFormula::addMatrix(const std::vector<std::vector<access::MatrixEntry>> &rows, const QStringList &names,
                              const QString &below) {
  if (names.isEmpty() || rows.empty()) return;
  if (pieces_.size() > 2) pieces_.push_back({.sign = QStringLiteral("+")});
  Piece matrix{.below = below};
  for (const auto &row : rows) {
    QStringList cells;
    for (const access::MatrixEntry &entry : row)
      cells << entryText(entry);
    matrix.rows.push_back(cells);
  }
  pieces_.push_back(std::move(matrix));
  Piece indices;
  for (const QString &name : names)
    indices.rows.push_back({name});
  pieces_.push_back(std::move(indices));
}

void MatrixFormula::setMatrix(const QString &array, const access::AccessMatrix &matrix) {
  pieces_.clear();
  const auto listed = [](const std::vector<std::string> &names) {
    QStringList out;
    for (const std::string &name : names)
      out << toQString(name);
    return out;
  };
  Piece subscripts{.below = array};
  for (std::size_t row = 0; row < matrix.rank(); ++row)
    subscripts.rows.push_back(
        {QStringLiteral("s") + QString(QChar(static_cast<char16_t>(u'₁' + std::min<std::size_t>(row, 8))))});
  pieces_.push_back(std::move(subscripts));
  pieces_.push_back({.sign = QStringLiteral("=")});
  addMatrix(matrix.inter, {QStringLiteral("tx"), QStringLiteral("ty"), QStringLiteral("tz")}, tr("inter-thread"));
  addMatrix(matrix.block, listed(matrix.blockNames), tr("block"));
  addMatrix(matrix.intra, listed(matrix.intraNames), tr("intra-thread"));
  pieces_.push_back({.sign = QStringLiteral("+")});
  Piece offset{.below = tr("offset")};
  for (const access::MatrixEntry &entry : matrix.offset)
    offset.rows.push_back({entryText(entry)});
  pieces_.push_back(std::move(offset));
  setAccessibleDescription(text());
  updateGeometry();
  update();
}

QString MatrixFormula::text() const {
  QStringList parts;
  for (const Piece &piece : pieces_) {
    QStringList rows;
    for (const QStringList &row : piece.rows)
      rows << row.join(u' ');
    parts << (piece.rows.empty() ? piece.sign : u'[' + rows.join(QStringLiteral("; ")) + u']');
  }
  return parts.join(u' ');
}

double MatrixFormula::columnWidth(const Piece &piece, int column) const {
  int width = 0;
  for (const QStringList &row : piece.rows)
    if (column < row.size()) width = std::max(width, fontMetrics().horizontalAdvance(row[column]));
  return width;
}

double MatrixFormula::widthOf(const Piece &piece) const {
  if (piece.rows.empty()) return fontMetrics().horizontalAdvance(piece.sign);
  double width = 2 * bracket + between * (static_cast<double>(piece.rows.front().size()) - 1);
  for (int column = 0; column < piece.rows.front().size(); ++column)
    width += columnWidth(piece, column);
  const double name = QFontMetrics(lane_metrics::smallFont(font())).horizontalAdvance(piece.below);
  return std::max(width, name);
}

double MatrixFormula::heightOf(const Piece &piece) const {
  return static_cast<double>(std::max<std::size_t>(piece.rows.size(), 1)) * (fontMetrics().height() + 4) + 4;
}

QSize MatrixFormula::sizeHint() const {
  if (pieces_.empty()) return {0, 0};
  double width = 2 * edge;
  double height = 0;
  for (const Piece &piece : pieces_) {
    width += widthOf(piece) + around;
    height = std::max(height, heightOf(piece));
  }
  return {static_cast<int>(width), static_cast<int>(height + 2 * edge + fontMetrics().height())};
}

void MatrixFormula::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  double tallest = 0;
  for (const Piece &piece : pieces_)
    tallest = std::max(tallest, heightOf(piece));
  double left = edge;
  for (const Piece &piece : pieces_) {
    paintPiece(painter, piece, left, edge + tallest / 2);
    left += widthOf(piece) + around;
  }
}

void MatrixFormula::paintPiece(QPainter &painter, const Piece &piece, double left, double middle) const {
  painter.setFont(font());
  painter.setPen(palette().color(QPalette::WindowText));
  const double width = widthOf(piece);
  const double line = fontMetrics().height() + 4;
  if (piece.rows.empty()) {
    painter.drawText(QRectF(left, middle - line / 2, width, line), Qt::AlignCenter, piece.sign);
    return;
  }
  double inside = 2 * bracket + between * (static_cast<double>(piece.rows.front().size()) - 1);
  for (int column = 0; column < piece.rows.front().size(); ++column)
    inside += columnWidth(piece, column);
  const double start = left + (width - inside) / 2;
  const double height = heightOf(piece);
  const double top = middle - height / 2;
  painter.setPen(QPen(palette().color(QPalette::WindowText), 1.3));
  for (const bool isLeft : {true, false}) {
    const double x = isLeft ? start + 1 : start + inside - 1;
    const double inwards = isLeft ? 4 : -4;
    painter.drawPolyline(QPolygonF{QPointF(x + inwards, top), QPointF(x, top), QPointF(x, top + height),
                                   QPointF(x + inwards, top + height)});
  }
  for (std::size_t row = 0; row < piece.rows.size(); ++row) {
    double x = start + bracket;
    for (int column = 0; column < piece.rows[row].size(); ++column) {
      const double cell = columnWidth(piece, column);
      const QString &text = piece.rows[row][column];
      // What is 0 steps back, so that what counts is seen.
      painter.setPen(text == QStringLiteral("0") ? themeColours(*this).faint : palette().color(QPalette::WindowText));
      painter.drawText(QRectF(x, top + 2 + static_cast<double>(row) * line, cell, line), Qt::AlignCenter, text);
      x += cell + between;
    }
  }
  painter.setFont(lane_metrics::smallFont(font()));
  painter.setPen(themeColours(*this).faint);
  painter.drawText(QRectF(left, top + height + 2, width, line), Qt::AlignHCenter | Qt::AlignTop, piece.below);
}

void MatrixFormula::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) updateGeometry();
}

} // namespace warpgrain::views
