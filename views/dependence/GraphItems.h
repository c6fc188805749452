// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/dependence/CurvePoints.h"
#include "views/dependence/DependenceFilter.h"
#include "views/dependence/EdgeStyle.h"
#include "views/dependence/GraphPlan.h"

#include <QGraphicsItem>
#include <QPainterPath>

#include <utility>

namespace warpgrain::views {

/// How much an item stands out beside what is chosen.
enum class Emphasis { normal, strong, dim };

/// What the parts of the picture have in common: a place, and how they stand out.
class GraphItem : public QGraphicsItem {
public:
  GraphItem(const QRectF &rect, GraphStyle style) : rect_(rect), style_(std::move(style)) {}

  QRectF boundingRect() const override { return rect_.adjusted(-3, -3, 3, 3); }

  const QRectF &rect() const { return rect_; }

  Emphasis emphasis() const { return emphasis_; }

  virtual void setEmphasis(Emphasis emphasis);

protected:
  const GraphStyle &style() const { return style_; }

private:
  QRectF rect_;
  GraphStyle style_;
  Emphasis emphasis_ = Emphasis::normal;
};

/// A statement: its number, its text, its lines.
class StatementItem : public GraphItem {
public:
  // NOLINTNEXTLINE(readability-identifier-naming): qgraphicsitem_cast() looks for this name
  enum { Type = UserType + 1 };

  StatementItem(std::size_t row, const GraphRow &value, const CardColumns &columns, const QRectF &rect,
                const GraphStyle &style);

  int type() const override { return Type; }

  std::size_t row() const { return row_; }

  /// The editor's caret is in it.
  void setCaret(bool isHere);

  bool hasCaret() const { return hasCaret_; }

  void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
  std::size_t row_;
  GraphRow value_;
  CardColumns columns_;
  bool hasCaret_ = false;
};

/// A barrier: a bar across the whole picture.
class BarrierItem : public GraphItem {
public:
  // NOLINTNEXTLINE(readability-identifier-naming): qgraphicsitem_cast() looks for this name
  enum { Type = UserType + 2 };

  /// `column`: where the cards of statements stand; the bar's text stands in line with theirs.
  BarrierItem(std::size_t row, const GraphRow &value, const QRectF &rect, const QRectF &column,
              const CardColumns &columns, const GraphStyle &style);

  int type() const override { return Type; }

  std::size_t row() const { return row_; }

  void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
  std::size_t row_;
  GraphRow value_;
  QRectF column_;
  CardColumns columns_;
};

/// The frame around a loop or a call, with its title in the first line.
class BoxItem : public GraphItem {
public:
  // NOLINTNEXTLINE(readability-identifier-naming): qgraphicsitem_cast() looks for this name
  enum { Type = UserType + 3 };

  BoxItem(const GraphBox &value, const QRectF &rect, const QRectF &title, const GraphStyle &style);

  int type() const override { return Type; }

  void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
  GraphBox value_;
  QRectF title_;
};

/// An arrow, with a letter on it.
class EdgeItem : public GraphItem {
public:
  // NOLINTNEXTLINE(readability-identifier-naming): qgraphicsitem_cast() looks for this name
  enum { Type = UserType + 4 };

  /// `curve` as GraphLayout::edges has it; at least four points. `label`: "F", "A k".
  EdgeItem(std::size_t edge, const GraphEdge &value, const QString &label, const std::vector<QPointF> &curve,
           const GraphStyle &style);

  int type() const override { return Type; }

  std::size_t edge() const { return edge_; }

  const QString &label() const { return label_; }

  /// Where the letter may stand, best first.
  std::vector<QRectF> labelPlaces() const;
  void setLabelPlace(const QRectF &rect);

  const QRectF &labelPlace() const { return labelPlace_; }

  void setEmphasis(Emphasis emphasis) override;

  QRectF boundingRect() const override;
  QPainterPath shape() const override;
  void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
  void paintLabel(QPainter &painter, const QPen &pen) const;

  std::size_t edge_;
  GraphEdge value_;
  QString label_;
  QPainterPath path_;  ///< the whole way
  CurvePoints points_; ///< on it
  QPainterPath shaft_; ///< without the head
  QPointF neck_;       ///< where the head begins
  QPointF tip_;
  QRectF labelPlace_;
};

} // namespace warpgrain::views
