// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/dependence/DependenceGraph.h"

#include <array>
#include <vector>

namespace warpgrain::views {

inline constexpr std::array dependenceKinds{dependence::DependenceKind::flow, dependence::DependenceKind::anti,
                                            dependence::DependenceKind::output, dependence::DependenceKind::input};

/// Which dependences are shown.
struct DependenceFilter {
  QString array;                                      ///< empty: of every array
  std::array<bool, 4> kinds{true, true, true, false}; ///< in the order of dependenceKinds
  QString carrier;                                    ///< as carrierLabel tells it; empty: any

  bool shows(dependence::DependenceKind kind) const { return kinds[static_cast<std::size_t>(kind)]; }

  bool passes(const DependenceEntry &entry) const;

  friend bool operator==(const DependenceFilter &, const DependenceFilter &) = default;
};

/// Dependences between the same two statements, of one kind and one carrier: one arrow of the graph.
struct GraphEdge {
  std::size_t source = 0; ///< in DependenceGraph::rows
  std::size_t sink = 0;
  dependence::DependenceKind kind = dependence::DependenceKind::flow;
  dependence::Carrier carrier = dependence::Carrier::statement;
  Hazard hazard = Hazard::none;     ///< the worst of its entries
  bool isCertain = false;           ///< of at least one entry nothing is unknown
  std::vector<std::size_t> entries; ///< in DependenceGraph::entries; at least one
};

/// The arrows that a filter leaves, by source, then by sink.
std::vector<GraphEdge> edgesOf(const DependenceGraph &graph, const DependenceFilter &filter);

/// Takes away as few arrows as are needed for a layout that takes seconds: hazards and flow stay longest, then short
/// ones. Returns how many went.
std::size_t limitEffort(std::vector<GraphEdge> &edges);

} // namespace warpgrain::views
