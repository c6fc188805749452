// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/dependence/GraphItems.h"

#include <QByteArray>
#include <QGraphicsScene>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace warpgrain::views {

/// Everything that a picture is made of.
struct GraphPicture {
  std::shared_ptr<const DependenceGraph> graph;
  std::vector<GraphEdge> edges; ///< those that are drawn
  GraphPlan plan;
  GraphLayout layout;
};

/// The picture of a laid out graph, and what stands out in it.
class GraphScene : public QGraphicsScene {
  Q_OBJECT

public:
  using QGraphicsScene::QGraphicsScene;

  /// Draws another picture; nothing is chosen in it.
  void show(const GraphPicture &picture, const GraphStyle &style);

  /// An arrow and its two ends stand out; the others step back.
  void chooseEdge(std::size_t edge);
  /// A row and every arrow that touches it stand out.
  void chooseRow(std::size_t row);
  void chooseNothing();
  /// The statement that the editor's caret is in; none: in no statement.
  void setCaretRow(std::optional<std::size_t> row);

  std::optional<std::size_t> chosenEdge() const { return edge_; }

  std::optional<std::size_t> chosenRow() const { return row_; }

  /// The topmost arrow or row at a place.
  std::optional<std::size_t> edgeAt(const QPointF &place) const;
  std::optional<std::size_t> rowAt(const QPointF &place) const;

  /// Of the picture: to be looked at by tests and by whoever scrolls.
  QRectF rectOfRow(std::size_t row) const;
  QRectF rectOfStatements() const; ///< around all of them
  QRectF rectOfEdge(std::size_t edge) const;

  const std::vector<EdgeItem *> &edgeItems() const { return edgeItems_; }

private:
  void addRows(const GraphPicture &picture, const GraphStyle &style);
  void addEdges(const GraphPicture &picture, const GraphStyle &style);
  void placeLabels(const GraphLayout &layout);
  void emphasise();
  bool touches(const GraphEdge &edge) const;

  std::vector<GraphEdge> edges_;
  std::vector<GraphItem *> rowItems_;
  std::vector<EdgeItem *> edgeItems_; ///< null where there is no way to draw
  std::optional<std::size_t> edge_;
  std::optional<std::size_t> row_;
  std::optional<std::size_t> caretRow_;
};

/// A picture as a file's content.
QByteArray svgOf(const GraphPicture &picture, const GraphStyle &style, const QString &title);

} // namespace warpgrain::views
