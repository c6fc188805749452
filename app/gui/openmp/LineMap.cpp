// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/openmp/LineMap.h"

#include <algorithm>
#include <string>
#include <unordered_map>

namespace warpgrain::gui {

namespace {

std::vector<std::string_view> linesOf(std::string_view text) {
  std::vector<std::string_view> out;
  while (true) {
    const std::size_t end = text.find('\n');
    out.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return out;
    text.remove_prefix(end + 1);
  }
}

} // namespace

LineMap::LineMap(std::string_view from, std::string_view to) {
  const std::vector<std::string_view> source = linesOf(from);
  const std::vector<std::string_view> target = linesOf(to);
  std::unordered_map<std::string_view, std::vector<std::size_t>> places;
  for (std::size_t i = 0; i < target.size(); ++i)
    places[target[i]].push_back(i);
  std::size_t next = 0; // the first line that no line of the source stands for yet
  for (std::size_t i = 0; i < source.size(); ++i) {
    lines_.push_back(static_cast<std::uint32_t>(std::min(next, target.size() - 1)) + 1);
    const auto found = places.find(source[i]);
    if (found == places.end()) continue;
    const auto at = std::ranges::lower_bound(found->second, next);
    if (at == found->second.end()) continue;
    // A line with little in it, such as a brace, may stand for another one far away.
    constexpr std::size_t meansLittle = 4;
    constexpr std::size_t far = 8;
    const std::string_view words = source[i].substr(std::min(source[i].find_first_not_of(" \t"), source[i].size()));
    if (words.size() <= meansLittle && *at > next + far) continue;
    next = *at + 1;
  }
}

std::uint32_t LineMap::lineOf(std::uint32_t line) const {
  return lines_[std::min<std::size_t>(line, lines_.size()) - 1];
}

} // namespace warpgrain::gui
