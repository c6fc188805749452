// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dependence/DependenceFilter.h"

#include "views/dependence/DependenceText.h"
#include "views/dependence/GraphLayout.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>

namespace warpgrain::views {

bool DependenceFilter::passes(const DependenceEntry &entry) const {
  return shows(entry.kind) && (array.isEmpty() || entry.array == array) &&
         (carrier.isEmpty() || carrierLabel(entry) == carrier);
}

std::vector<GraphEdge> edgesOf(const DependenceGraph &graph, const DependenceFilter &filter) {
  using Key = std::tuple<std::size_t, std::size_t, dependence::DependenceKind, dependence::Carrier, QString>;
  std::map<Key, GraphEdge> edges;
  for (std::size_t i = 0; i < graph.entries.size(); ++i) {
    const DependenceEntry &entry = graph.entries[i];
    if (!filter.passes(entry)) continue;
    // Two loops around a pair of statements carry two dependences.
    const Key key(entry.source.row, entry.sink.row, entry.kind, entry.carrier, carrierLabel(entry));
    GraphEdge &edge = edges[key];
    edge.source = entry.source.row;
    edge.sink = entry.sink.row;
    edge.kind = entry.kind;
    edge.carrier = entry.carrier;
    edge.hazard = std::max(edge.hazard, entry.hazard);
    edge.isCertain = edge.isCertain || entry.unknown.isEmpty();
    edge.entries.push_back(i);
  }
  std::vector<GraphEdge> out;
  for (auto &[key, edge] : edges)
    out.push_back(std::move(edge));
  return out;
}

std::size_t limitEffort(std::vector<GraphEdge> &edges) {
  const auto effort = [](const GraphEdge &edge) {
    return effortOf({.source = edge.source, .sink = edge.sink, .label = {}});
  };
  std::vector<std::size_t> order(edges.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::stable_sort(order, {}, [&](std::size_t i) {
    return std::tuple(-static_cast<int>(edges[i].hazard), static_cast<int>(edges[i].kind), effort(edges[i]));
  });
  std::size_t sum = 0;
  std::vector<bool> stays(edges.size(), false);
  for (const std::size_t i : order) {
    sum += effort(edges[i]);
    if (sum > greatestEffort) break;
    stays[i] = true;
  }
  std::vector<GraphEdge> kept;
  for (std::size_t i = 0; i < edges.size(); ++i)
    if (stays[i]) kept.push_back(std::move(edges[i]));
  const std::size_t gone = edges.size() - kept.size();
  edges = std::move(kept);
  return gone;
}

} // namespace warpgrain::views
