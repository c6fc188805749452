// SPDX-License-Identifier: Apache-2.0
#include "core/steps/prefetch/TileRegisters.h"

#include <cstdlib>
#include <vector>

namespace warpgrain::transform {

using namespace model;

TileRegisters::TileRegisters(const BodyIndex &index, const TileCopies &copies, FreshNames &names)
    : body_(index.body()), unit_(index.unit()), copies_(copies), counters_(copies.loops.size()) {
  for (const CopiedElement &element : copies.elements) {
    const Access *access = index.accessAt(element.target);
    const bool isNamed = access != nullptr && isSome(access->array);
    names_[element.statement] = names.take((isNamed ? body_[access->array].name : std::string("tile")) + "_next");
  }
  std::vector<std::string> byDepth; // loops beside each other count with one name
  for (const CopiedElement &element : copies.elements) {
    std::size_t depth = 0;
    for (const std::size_t loop : element.loops) {
      if (copies.loops[loop].most <= 1 || copies.loops[loop].start) continue;
      if (depth == byDepth.size()) byDepth.push_back(names.take("i"));
      counters_[loop] = byDepth[depth++];
    }
  }
}

std::string TileRegisters::declarationOf(const CopiedElement &element) const {
  std::string out = unit_[body_[element.target].type].name + " " + names_.at(element.statement);
  for (const std::size_t loop : element.loops)
    if (const std::int64_t most = copies_.loops[loop].most; most > 1) out += "[" + std::to_string(most) + "]";
  return out;
}

std::string TileRegisters::textOf(const CopiedElement &element) const {
  std::string out = names_.at(element.statement);
  for (const std::size_t loop : element.loops)
    if (copies_.loops[loop].most > 1) out += "[" + indexOf(loop) + "]";
  return out;
}

/// Which iteration it is, from 0.
std::string TileRegisters::indexOf(std::size_t number) const {
  if (!counters_[number].empty()) return counters_[number];
  const CountingLoop &loop = copies_.loops[number].loop;
  const Variable &counter = body_[loop.counter];
  const std::int64_t start = copies_.loops[number].start.value_or(0);
  const std::string sum = (start < 0 ? " + " : " - ") + std::to_string(std::abs(start));
  const std::string distance = start == 0 ? counter.name : counter.name + sum;
  if (*loop.step == 1) return distance;
  return (start == 0 ? distance : "(" + distance + ")") + " / " + std::to_string(*loop.step);
}

std::optional<std::int64_t> TileRegisters::bytes() const {
  std::int64_t out = 0;
  for (const CopiedElement &element : copies_.elements) {
    auto own = static_cast<std::int64_t>(unit_[body_[element.target].type].sizeBytes);
    if (own == 0) return std::nullopt;
    for (const std::size_t loop : element.loops)
      own *= copies_.loops[loop].most;
    out += own;
  }
  return out;
}

} // namespace warpgrain::transform
