// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Cancellation.h"
#include "core/base/Error.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <cstddef>
#include <optional>
#include <vector>

namespace warpgrain::views {

/// A frame around rows that follow each other: a loop, a call. Its title is a row of its own.
struct LayoutBox {
  std::optional<std::size_t> parent; ///< an earlier entry
};

/// Something that stands on a line of its own. Sizes are in the scene's units.
struct LayoutRow {
  QSizeF size;
  std::optional<std::size_t> box; ///< the innermost frame around it
  bool isBar = false;             ///< goes across the whole picture; its size is what it needs at least
};

/// An arrow between two rows; both may be the same.
struct LayoutEdge {
  std::size_t source = 0;
  std::size_t sink = 0;
  QSizeF label; ///< of what is written on it
};

struct LayoutRequest {
  std::vector<LayoutBox> boxes;
  std::vector<LayoutRow> rows; ///< from top to bottom; those of one box follow each other
  std::vector<LayoutEdge> edges;
};

/// Where everything is drawn; y grows downwards. Each member has an entry for each of the request's.
struct GraphLayout {
  std::vector<QRectF> rows;
  std::vector<QRectF> boxes;
  /// Bezier curves from source to sink: a first point, then three for each piece.
  std::vector<std::vector<QPointF>> edges;
  /// Where there is room for what is written on an arrow. Empty in a graph of much effort, where finding room for all
  /// of them takes too long.
  std::vector<QRectF> labels;
  QRectF bounds; ///< around all of it
};

/// Lays a graph out with Graphviz: rows keep their order, each below the one before, and arrows find their way around
/// them. Graphviz is not thread-safe: calls wait for each other, and a layout that was begun cannot be broken off; the
/// token is looked at before and after.
///
/// Fails where Graphviz or its plugin for ranked layouts is not installed as it should be.
Result<GraphLayout> layOut(const LayoutRequest &request, const CancellationToken &cancel = {});

/// What the time of a layout grows with: for each arrow, the rows that it passes.
std::size_t effortOf(const LayoutEdge &edge);

/// An effort that is laid out in a few seconds at most.
inline constexpr std::size_t greatestEffort = 12000;

/// An effort up to which labels are given room.
inline constexpr std::size_t greatestEffortWithLabels = 500;

} // namespace warpgrain::views
