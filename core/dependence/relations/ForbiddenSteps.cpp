// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/JamRule.h"
#include "core/dependence/relations/KernelDependences.h"

#include <algorithm>
#include <set>
#include <span>

namespace warpgrain::dependence {

using namespace access;

namespace {

bool isIndex(const Distance &distance) {
  static const std::set<std::string> names{"tx", "ty", "tz", "bx", "by", "bz"};
  return names.contains(distance.index);
}

/// Threads in no order: whoever merges them, or their blocks, chooses one (GT-A6e).
std::vector<std::string> byRace(const Dependence &dependence) {
  std::vector<std::string> out;
  const char letter = dependence.carrier == Carrier::block ? 'b' : 't';
  for (const Distance &distance : dependence.distances)
    if (distance.index.size() == 2 && distance.index[0] == letter && isIndex(distance) && distance.exact() != 0)
      out.push_back(std::string("coarsen ") + (letter == 'b' ? "grid " : "") + distance.index[1] +
                    ", every factor: the threads race, so an order of their work cannot be kept.");
  if (out.empty())
    out.emplace_back("coarsen, every factor: the threads race, so an order of their work cannot be kept.");
  return out;
}

std::string vectorText(const Distance &outer, const Distance &inner) {
  return "(" + outer.text() + ", " + inner.text() + ")";
}

void byJam(const Distance &outer, std::span<const Distance> inner, std::vector<std::string> &out) {
  if (innerOrder(inner) != InnerOrder::mayTurn) return;
  const Distance &back = *std::ranges::find_if(inner, mayGoBack);
  out.push_back("unroll-and-jam " + outer.index + " by more than " + std::to_string(jamLimit(outer)) +
                ": the distance along " + outer.index + " and " + back.index + " is " + vectorText(outer, back) + ".");
}

void byInterchange(const Distance &outer, std::span<const Distance> inner, std::vector<std::string> &out) {
  for (const Distance &distance : inner)
    if (mayGoBack(distance))
      out.push_back("interchange " + outer.index + " " + distance.index + ": the distance is " +
                    vectorText(outer, distance) + ", and the sink would come before the source.");
}

} // namespace

std::vector<std::string> forbiddenBy(const Dependence &dependence, const KernelInstances &instances) {
  if (dependence.kind == DependenceKind::input) return {};
  if (dependence.carrier == Carrier::thread || dependence.carrier == Carrier::block) return byRace(dependence);
  if (dependence.carrier != Carrier::loop || !dependence.loop) return {};
  std::vector<std::string> out;
  const AccessInstance &source = instances.accesses[dependence.source];
  const AccessInstance &sink = instances.accesses[dependence.sink];
  const auto &loops = source.place.loops;
  if (loops[*dependence.loop].iteration) return {}; // its factors are numbers already
  std::vector<Distance> vector;
  std::ranges::copy_if(dependence.distances, std::back_inserter(vector), [](const Distance &d) { return !isIndex(d); });
  const auto depth =
      static_cast<std::size_t>(std::count_if(loops.begin(), loops.begin() + static_cast<long>(*dependence.loop),
                                             [](const LoopInfo &loop) { return !loop.iteration; }));
  if (depth < vector.size()) {
    const std::span<const Distance> inner = std::span<const Distance>(vector).subspan(depth + 1);
    byJam(vector[depth], inner, out);
    byInterchange(vector[depth], inner, out);
  }
  const bool isOneStatement = source.body == sink.body && source.access.statement == sink.access.statement;
  if (depth < vector.size() && !isOneStatement && source.place.sequence > sink.place.sequence)
    out.push_back("distribute " + vector[depth].index +
                  " between the two: a later iteration uses what the statement further down did before.");
  return out;
}

} // namespace warpgrain::dependence
