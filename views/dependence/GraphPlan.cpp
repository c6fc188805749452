// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dependence/GraphPlan.h"

#include "views/dependence/DependenceText.h"

#include <QFontMetricsF>

#include <algorithm>

namespace warpgrain::views {

namespace {

/// The frames around a row that have no title yet, outermost first.
std::vector<std::size_t> newBoxes(const DependenceGraph &graph, const GraphRow &row, const std::vector<bool> &isOpen) {
  std::vector<std::size_t> boxes;
  for (auto box = row.box; box && !isOpen[*box]; box = graph.boxes[*box].parent)
    boxes.push_back(*box);
  std::ranges::reverse(boxes);
  return boxes;
}

} // namespace

QString linesOf(const GraphRow &row) {
  if (row.place.line <= 0) return {};
  const QString first = QString::number(row.place.line);
  return row.lastLine > row.place.line ? QStringLiteral("%1–%2").arg(first).arg(row.lastLine) : first;
}

CardColumns cardColumns(const DependenceGraph &graph, const GraphStyle &style) {
  const QFontMetricsF text(style.text);
  const QFontMetricsF code(style.code);
  CardColumns columns{.number = text.horizontalAdvance(QStringLiteral("0")), .text = 120, .line = 0};
  const double greatest = code.horizontalAdvance(QString(greatestTextLength, u'm'));
  for (const GraphRow &row : graph.rows) {
    if (row.kind != GraphRow::Kind::statement) continue;
    columns.number = std::max(columns.number, text.horizontalAdvance(QString::number(row.number)));
    columns.text = std::max(columns.text, std::min(greatest, code.horizontalAdvance(row.text) + 1));
    columns.line = std::max(columns.line, text.horizontalAdvance(linesOf(row)));
  }
  for (const GraphBox &box : graph.boxes)
    columns.text = std::max(columns.text, std::min(greatest, code.horizontalAdvance(box.title) + 1));
  return columns;
}

GraphPlan planOf(const DependenceGraph &graph, const std::vector<GraphEdge> &edges, const GraphStyle &style) {
  GraphPlan plan;
  const double width = cardColumns(graph, style).width();
  const double line = std::max(QFontMetricsF(style.text).height(), QFontMetricsF(style.code).height());
  std::vector<bool> isOpen(graph.boxes.size(), false);
  plan.titleAt.resize(graph.boxes.size());
  for (const GraphBox &box : graph.boxes)
    plan.request.boxes.push_back({.parent = box.parent});
  for (const GraphRow &row : graph.rows) {
    for (const std::size_t box : newBoxes(graph, row, isOpen)) {
      isOpen[box] = true;
      plan.titleAt[box] = plan.request.rows.size();
      plan.request.rows.push_back({.size = {width, line + 2}, .box = box});
    }
    plan.rowAt.push_back(plan.request.rows.size());
    const bool isBar = row.kind == GraphRow::Kind::barrier;
    plan.request.rows.push_back({.size = {width, line + (isBar ? 4 : 10)}, .box = row.box, .isBar = isBar});
  }
  for (const GraphEdge &edge : edges)
    plan.request.edges.push_back({.source = plan.rowAt[edge.source],
                                  .sink = plan.rowAt[edge.sink],
                                  .label = labelSize(edgeLabel(graph, edge), edge.hazard, style)});
  return plan;
}

} // namespace warpgrain::views
