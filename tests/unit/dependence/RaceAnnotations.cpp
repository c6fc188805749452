// SPDX-License-Identifier: Apache-2.0
#include "tests/unit/dependence/RaceAnnotations.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <ostream>
#include <sstream>
#include <utility>

namespace warpgrain::tests {

namespace {

RacePair pairFrom(std::string text) {
  constexpr std::string_view betweenBlocks = " between blocks";
  const bool isBetween = text.ends_with(betweenBlocks);
  if (isBetween) text.resize(text.size() - betweenBlocks.size());
  constexpr std::string_view conjunction = " and ";
  const std::size_t at = text.find(conjunction);
  if (at == std::string::npos) return {text, text, isBetween};
  return {text.substr(0, at), text.substr(at + conjunction.size()), isBetween};
}

std::optional<unsigned> lineFrom(const std::string &text) {
  unsigned line = 0;
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), line);
  if (error != std::errc() || stop != text.data() + text.size()) return std::nullopt;
  return line;
}

bool take(RaceAnnotations &out, const std::string &word, const std::string &rest) {
  if (word == "free") out.isFree = rest.empty();
  if (word == "free" || rest.empty()) return rest.empty() && word == "free";
  for (auto &[name, pairs] : {std::pair("race", &out.races), {"benign", &out.benign}, {"possible", &out.possible}})
    if (word == name) return pairs->insert(pairFrom(rest)).second;
  if (word == "assumes") out.assumed.push_back(rest);
  if (word == "assumes") return true;
  const auto line = lineFrom(rest);
  for (auto &[name, lines] : {std::pair("divergent", &out.divergentLines), {"unproven", &out.unprovenLines}})
    if (word == name && line) return lines->insert(*line).second;
  return false;
}

} // namespace

RacePair::RacePair(std::string one, std::string other, bool betweenBlocks)
    : first(std::move(one)), second(std::move(other)), isBetweenBlocks(betweenBlocks) {
  if (second < first) std::swap(first, second);
}

std::ostream &operator<<(std::ostream &out, const RacePair &pair) {
  out << pair.first;
  if (pair.second != pair.first) out << " and " << pair.second;
  return out << (pair.isBetweenBlocks ? " between blocks" : "");
}

RaceAnnotations raceAnnotationsOf(const std::string &text) {
  RaceAnnotations out;
  constexpr std::string_view lead = "// expect: ";
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with(lead)) continue;
    const std::string verdict = line.substr(lead.size());
    const std::size_t space = std::min(verdict.find(' '), verdict.size());
    if (!take(out, verdict.substr(0, space), verdict.substr(std::min(space + 1, verdict.size()))))
      out.mistakes.push_back(line);
  }
  return out;
}

} // namespace warpgrain::tests
