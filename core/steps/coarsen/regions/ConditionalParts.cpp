// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/regions/ConditionalParts.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace warpgrain::transform {

using namespace model;

namespace {

std::size_t commonLength(const ConditionalPath &a, const ConditionalPath &b) {
  return static_cast<std::size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
}

class Parter {
public:
  Parter(const Region &region, const Body &body, const std::vector<ConditionalLine> &lines) : body_(body) {
    for (const Node &node : region)
      for (const Piece &piece : node.pieces)
        paths_.try_emplace(beginOf(piece), conditionalPathAt(lines, beginOf(piece)));
  }

  bool hasConditionals() const {
    return std::ranges::any_of(paths_, [](const auto &each) { return !each.second.empty(); });
  }

  /// The piece before which a node is parted.
  std::optional<std::size_t> placeIn(const Node &node) const {
    const auto begins = [this](const Piece &a, const Piece &b) { return beginOf(a) < beginOf(b); };
    const Piece &first = *std::ranges::min_element(node.pieces, begins);
    const Piece &last = *std::ranges::max_element(node.pieces, begins);
    const auto at = paths_.find(beginOf(first));
    if (at != paths_.begin())
      if (const auto place = firstOutside(node, at->second, commonLength(std::prev(at)->second, at->second)))
        return place;
    const auto end = paths_.find(beginOf(last));
    if (std::next(end) != paths_.end())
      return lastOutside(node, end->second, commonLength(std::next(end)->second, end->second));
    return std::nullopt;
  }

private:
  std::uint32_t beginOf(const Piece &piece) const { return body_[piece.statement].spelling.span.begin; }

  bool isOutside(const Piece &piece, const ConditionalPath &path, std::size_t depth) const {
    return commonLength(paths_.at(beginOf(piece)), path) < depth;
  }

  std::optional<std::size_t> firstOutside(const Node &node, const ConditionalPath &path, std::size_t depth) const {
    for (std::size_t i = 1; i < node.pieces.size(); ++i)
      if (isOutside(node.pieces[i], path, depth)) return i;
    return std::nullopt;
  }

  std::optional<std::size_t> lastOutside(const Node &node, const ConditionalPath &path, std::size_t depth) const {
    for (std::size_t i = node.pieces.size() - 1; i > 0; --i)
      if (isOutside(node.pieces[i - 1], path, depth)) return i;
    return std::nullopt;
  }

  const Body &body_;
  std::map<std::uint32_t, ConditionalPath> paths_; ///< of the region's statements, by where they begin
};

} // namespace

Region partedAtConditionals(Region region, const Body &body, const std::vector<ConditionalLine> &lines) {
  const Parter parter(region, body, lines);
  if (!parter.hasConditionals()) return region;
  for (std::size_t i = 0; i < region.size(); ++i) {
    if (region[i].kind != NodeKind::replicated) continue;
    while (const auto place = parter.placeIn(region[i])) {
      auto &pieces = region[i].pieces;
      const auto from = pieces.begin() + static_cast<std::ptrdiff_t>(*place);
      Node rest{.kind = NodeKind::replicated, .pieces = {from, pieces.end()}, .regions = {}};
      pieces.erase(from, pieces.end());
      region.insert(region.begin() + static_cast<std::ptrdiff_t>(i) + 1, std::move(rest));
    }
  }
  return region;
}

std::vector<std::uint32_t> endsOfOuterConditionals(std::string_view text, const std::vector<SourceSpan> &leads) {
  std::vector<std::uint32_t> ends;                         // past each lead's last conditional line so far
  std::vector<std::uint32_t> outer;                        // what is asked for
  std::vector<std::pair<std::size_t, std::uint32_t>> open; // of which lead, past which line
  const auto pastLine = [&](std::uint32_t at) {
    const std::size_t found = text.find('\n', at);
    return static_cast<std::uint32_t>(found == std::string_view::npos ? text.size() : found + 1);
  };
  for (std::size_t i = 0; i < leads.size(); ++i) {
    outer.push_back(leads[i].begin);
    ends.push_back(leads[i].begin);
    for (const ConditionalLine &line : conditionalLinesOf(text.substr(leads[i].begin, leads[i].length()))) {
      ends[i] = std::min(pastLine(leads[i].begin + line.end), leads[i].end);
      if (line.kind == ConditionalLine::Kind::opens)
        open.emplace_back(i, ends[i]);
      else if (open.empty())
        outer = ends; // and all that stands before it
      else if (line.kind == ConditionalLine::Kind::closes)
        open.pop_back();
    }
  }
  for (const auto &[lead, end] : open)
    if (lead == 0) outer[0] = std::max(outer[0], end);
  return outer;
}

} // namespace warpgrain::transform
