// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <compare>
#include <iosfwd>
#include <set>
#include <string>
#include <vector>

namespace warpgrain::tests {

/// Two references that threads meet at, as the source spells them. The order does not matter: `first` is not greater.
struct RacePair {
  std::string first;
  std::string second;
  bool isBetweenBlocks = false;

  RacePair(std::string one, std::string other, bool betweenBlocks);

  friend auto operator<=>(const RacePair &, const RacePair &) = default;
};

std::ostream &operator<<(std::ostream &out, const RacePair &pair);

/// What the first lines of a kernel say of its races; tests/kernels/README.md has the grammar.
struct RaceAnnotations {
  std::set<RacePair> races;
  std::set<RacePair> benign;
  std::set<RacePair> possible;
  bool isFree = false;
  std::vector<std::string> assumed; ///< words of what the freedom rests on
  std::set<unsigned> divergentLines;
  std::set<unsigned> unprovenLines;
  std::vector<std::string> mistakes; ///< lines that are not of the grammar

  bool tellsOfRaces() const { return isFree || !races.empty() || !benign.empty() || !possible.empty(); }
};

RaceAnnotations raceAnnotationsOf(const std::string &text);

} // namespace warpgrain::tests
