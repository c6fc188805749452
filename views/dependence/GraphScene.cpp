// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dependence/GraphScene.h"

#include "views/dependence/DependenceText.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

#include <algorithm>

namespace warpgrain::views {

namespace {

constexpr double marginAround = 12;

bool overlapsAny(const QRectF &rect, const std::vector<QRectF> &taken) {
  return std::ranges::any_of(taken, [&rect](const QRectF &other) { return other.intersects(rect); });
}

/// Where the cards stand: around the middle of the first row that is no bar.
QRectF columnOf(const GraphPicture &picture) {
  for (std::size_t i = 0; i < picture.plan.request.rows.size(); ++i)
    if (!picture.plan.request.rows[i].isBar) return picture.layout.rows[i];
  return picture.layout.bounds;
}

} // namespace

void GraphScene::show(const GraphPicture &picture, const GraphStyle &style) {
  clear();
  edges_ = picture.edges;
  rowItems_.clear();
  edgeItems_.clear();
  edge_.reset();
  row_.reset();
  setBackgroundBrush(style.colour(QPalette::Base));
  setSceneRect(picture.layout.bounds.adjusted(-marginAround, -marginAround, marginAround, marginAround));
  addRows(picture, style);
  addEdges(picture, style);
  setCaretRow(caretRow_);
}

void GraphScene::addRows(const GraphPicture &picture, const GraphStyle &style) {
  const DependenceGraph &graph = *picture.graph;
  const CardColumns columns = cardColumns(graph, style);
  for (std::size_t i = 0; i < graph.boxes.size(); ++i) {
    auto *item =
        new BoxItem(graph.boxes[i], picture.layout.boxes[i], picture.layout.rows[picture.plan.titleAt[i]], style);
    item->setToolTip(graph.boxes[i].title);
    addItem(item);
  }
  for (std::size_t i = 0; i < graph.rows.size(); ++i) {
    const QRectF rect = picture.layout.rows[picture.plan.rowAt[i]];
    GraphItem *item = nullptr;
    if (graph.rows[i].kind == GraphRow::Kind::barrier)
      item = new BarrierItem(i, graph.rows[i], rect, columnOf(picture), columns, style);
    else
      item = new StatementItem(i, graph.rows[i], columns, rect, style);
    item->setToolTip(rowTooltip(graph, graph.rows[i]));
    addItem(item);
    rowItems_.push_back(item);
  }
}

void GraphScene::addEdges(const GraphPicture &picture, const GraphStyle &style) {
  for (std::size_t i = 0; i < picture.edges.size(); ++i) {
    const auto &curve = picture.layout.edges[i];
    edgeItems_.push_back(nullptr);
    if (curve.size() < 4) continue;
    const GraphEdge &edge = picture.edges[i];
    auto *item = new EdgeItem(i, edge, edgeLabel(*picture.graph, edge), curve, style);
    item->setToolTip(edgeTooltip(*picture.graph, edge));
    addItem(item);
    edgeItems_.back() = item;
  }
  placeLabels(picture.layout);
}

/// Where the layout has left room, or else where no letter hides another one or a card, as far as there is room.
void GraphScene::placeLabels(const GraphLayout &layout) {
  std::vector<QRectF> taken;
  for (EdgeItem *item : edgeItems_) {
    if (item == nullptr) continue;
    auto places = item->labelPlaces();
    if (!layout.labels.empty() && !layout.labels[item->edge()].isEmpty()) places = {layout.labels[item->edge()]};
    const auto isFree = [&](const QRectF &place) {
      return !overlapsAny(place, taken) && !overlapsAny(place, layout.rows);
    };
    auto best = std::ranges::find_if(places, isFree);
    if (best == places.end())
      best = std::ranges::find_if(places, [&](const QRectF &place) { return !overlapsAny(place, taken); });
    item->setLabelPlace(best != places.end() ? *best : places.front());
    taken.push_back(item->labelPlace());
  }
}

void GraphScene::chooseEdge(std::size_t edge) {
  if (edge >= edgeItems_.size()) return chooseNothing();
  edge_ = edge;
  row_.reset();
  emphasise();
}

void GraphScene::chooseRow(std::size_t row) {
  if (row >= rowItems_.size()) return chooseNothing();
  row_ = row;
  edge_.reset();
  emphasise();
}

void GraphScene::chooseNothing() {
  edge_.reset();
  row_.reset();
  emphasise();
}

bool GraphScene::touches(const GraphEdge &edge) const {
  return row_ && (edge.source == *row_ || edge.sink == *row_);
}

void GraphScene::emphasise() {
  for (std::size_t i = 0; i < edgeItems_.size(); ++i) {
    if (edgeItems_[i] == nullptr) continue;
    const bool isStrong = edge_ == i || touches(edges_[i]);
    edgeItems_[i]->setEmphasis(isStrong ? Emphasis::strong : edge_ || row_ ? Emphasis::dim : Emphasis::normal);
  }
  for (std::size_t i = 0; i < rowItems_.size(); ++i) {
    const bool isEnd = edge_ && (edges_[*edge_].source == i || edges_[*edge_].sink == i);
    rowItems_[i]->setEmphasis(isEnd || row_ == i ? Emphasis::strong : Emphasis::normal);
  }
}

void GraphScene::setCaretRow(std::optional<std::size_t> row) {
  caretRow_ = row;
  for (std::size_t i = 0; i < rowItems_.size(); ++i)
    if (auto *item = qgraphicsitem_cast<StatementItem *>(rowItems_[i])) item->setCaret(row == i);
}

std::optional<std::size_t> GraphScene::edgeAt(const QPointF &place) const {
  for (const QGraphicsItem *item : items(place))
    if (const auto *edge = qgraphicsitem_cast<const EdgeItem *>(item)) return edge->edge();
  return std::nullopt;
}

std::optional<std::size_t> GraphScene::rowAt(const QPointF &place) const {
  for (const QGraphicsItem *item : items(place)) {
    if (const auto *statement = qgraphicsitem_cast<const StatementItem *>(item)) return statement->row();
    if (const auto *barrier = qgraphicsitem_cast<const BarrierItem *>(item)) return barrier->row();
  }
  return std::nullopt;
}

QRectF GraphScene::rectOfRow(std::size_t row) const {
  return row < rowItems_.size() ? rowItems_[row]->rect() : QRectF();
}

QRectF GraphScene::rectOfStatements() const {
  QRectF out;
  for (const GraphItem *item : rowItems_)
    if (item->type() == StatementItem::Type) out |= item->rect();
  return out;
}

QRectF GraphScene::rectOfEdge(std::size_t edge) const {
  return edge < edgeItems_.size() && edgeItems_[edge] != nullptr ? edgeItems_[edge]->boundingRect() : QRectF();
}

QByteArray svgOf(const GraphPicture &picture, const GraphStyle &style, const QString &title) {
  GraphScene scene;
  scene.show(picture, style);
  QBuffer buffer;
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setTitle(title);
  generator.setDescription(QStringLiteral("Warpgrain"));
  generator.setSize(scene.sceneRect().size().toSize());
  generator.setViewBox(QRectF(QPointF(0, 0), scene.sceneRect().size()));
  QPainter painter(&generator);
  scene.render(&painter, QRectF(QPointF(0, 0), scene.sceneRect().size()), scene.sceneRect());
  painter.end();
  return buffer.data();
}

} // namespace warpgrain::views
