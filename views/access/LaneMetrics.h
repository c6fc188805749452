// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

#include <algorithm>

/// Sizes of the picture of lanes, in pixels.
namespace warpgrain::views::lane_metrics {

inline constexpr int margin = 8;
inline constexpr int gutter = 74; ///< names of the rows
inline constexpr int laneHeight = 20;
inline constexpr int laneWidth = 17;        ///< at least, for the number of a lane
inline constexpr int compactLaneWidth = 11; ///< for the address of a lane, turned
inline constexpr int leastLines = 34;       ///< between lanes and memory
inline constexpr int sectorHeight = 26;
inline constexpr int labelHeight = 14;
inline constexpr int bracketHeight = 14; ///< of lines of 128 bytes
inline constexpr int bankHeader = 18;
inline constexpr int passHeight = 17;

inline QFont smallFont(QFont font) {
  font.setPointSizeF(std::max(6.0, font.pointSizeF() - 1.5));
  return font;
}

} // namespace warpgrain::views::lane_metrics
