// SPDX-License-Identifier: Apache-2.0
#include "core/steps/unroll/JamHoist.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;

namespace {

/// Each statement in a segment of its own.
std::vector<JamSegment> partedSegments(const JamLevel &level) {
  std::vector<JamSegment> out;
  for (const JamSegment &segment : level.segments) {
    if (segment.isShared()) {
      out.push_back(segment);
      continue;
    }
    for (const StatementId id : segment.statements)
      out.push_back({.statements = {id}, .inside = {}});
  }
  return out;
}

/// Neighbours that are done for one copy after the other are one segment.
std::vector<JamSegment> joinedSegments(std::vector<JamSegment> parted) {
  std::vector<JamSegment> out;
  for (JamSegment &segment : parted) {
    if (out.empty() || out.back().isShared() || segment.isShared())
      out.push_back(std::move(segment));
    else
      out.back().statements.push_back(segment.statements.front());
  }
  return out;
}

} // namespace

std::optional<JamHoist> hoistingOf(const Body &body, const JamPlan &plan, const SourceSpan &source,
                                   const SourceSpan &sink) {
  const auto from = pathOf(body, plan, source);
  const auto to = pathOf(body, plan, sink);
  JamHoist out{.plan = plan};
  JamLevel *level = &out.plan.level;
  for (std::size_t depth = 0; depth < std::min(from.size(), to.size()); ++depth) {
    if (from[depth] == to[depth]) {
      if (!level->segments[from[depth]].isShared()) return std::nullopt;
      level = &level->segments[from[depth]].inside.front();
      continue;
    }
    if (from[depth] < to[depth] || body[level->body].kind != StatementKind::compound) return std::nullopt;
    auto parted = partedSegments(*level);
    const auto holding = [&](const SourceSpan &place) {
      return std::ranges::find_if(parted, [&](const JamSegment &segment) {
        return body[segment.statements.front()].spelling.span.contains(place);
      });
    };
    const auto later = holding(source);
    const auto earlier = holding(sink);
    if (later == parted.end() || earlier == parted.end() || later < earlier) return std::nullopt;
    out.source = later->statements.front();
    out.sink = earlier->statements.front();
    std::rotate(earlier, later, later + 1);
    level->segments = joinedSegments(std::move(parted));
    return out;
  }
  return std::nullopt;
}

} // namespace warpgrain::transform
