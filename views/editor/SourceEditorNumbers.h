// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/editor/EditorMarks.h"

/// The numbers by which the editor component knows margins, markers and indicators.
namespace warpgrain::views::editor_numbers {

inline constexpr int numberMargin = 0;
inline constexpr int markMargin = 1;
inline constexpr int accessMargin = 2;
inline constexpr int hazardMargin = 3; ///< what is wrong with accesses; as narrow as nothing where nothing is
inline constexpr int foldMargin = 4;

/// These markers are the component's own.
inline constexpr int firstFoldMarker = 25;
inline constexpr int lastFoldMarker = 31;

constexpr int markerOf(MarkKind kind) {
  return static_cast<int>(kind);
}

inline constexpr int markerCount = 8;

/// Signs from here on are set by setAccessMarks.
inline constexpr int firstAccessMarker = markerOf(MarkKind::uncoalesced);

/// Indicators below 8 belong to lexers.
constexpr int indicatorOf(model::Severity severity) {
  return 8 + static_cast<int>(severity);
}

inline constexpr int foundIndicator = 12;
inline constexpr int accessIndicator = 13; ///< not seen: leads from a place in the text to its access
inline constexpr int chosenIndicator = 14;

} // namespace warpgrain::views::editor_numbers
