// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/dependence/DependenceFilter.h"
#include "views/dependence/EdgeStyle.h"
#include "views/dependence/GraphLayout.h"

#include <vector>

namespace warpgrain::views {

/// What a graph asks of the layout: the sizes of its cards, titles and bars in the fonts that they are drawn with.
struct GraphPlan {
  LayoutRequest request;
  std::vector<std::size_t> rowAt;   ///< of each of DependenceGraph::rows: its entry in the request
  std::vector<std::size_t> titleAt; ///< of each of DependenceGraph::boxes
};

/// The longest text of a card, in characters; longer ones are shortened.
inline constexpr int greatestTextLength = 56;

GraphPlan planOf(const DependenceGraph &graph, const std::vector<GraphEdge> &edges, const GraphStyle &style);

/// Where a card's parts stand, from its left: number, text, line. They are as wide for all cards of a graph.
struct CardColumns {
  double number = 0;
  double text = 0;
  double line = 0;

  static constexpr double padding = 8;

  double width() const { return number + text + line + 4 * padding; }
};

CardColumns cardColumns(const DependenceGraph &graph, const GraphStyle &style);

/// "12", "12–14".
QString linesOf(const GraphRow &row);

} // namespace warpgrain::views
