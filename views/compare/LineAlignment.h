// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/compare/ComparedLines.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace warpgrain::views {

enum class LineChange { same, added, removed, changed };

/// One row of a side-by-side comparison; a side without line is a gap.
struct AlignedRow {
  LineChange change = LineChange::same;
  std::optional<std::size_t> left; ///< line from 0
  std::optional<std::size_t> right;

  friend bool operator==(const AlignedRow &, const AlignedRow &) = default;
};

struct LineAlignment {
  std::vector<AlignedRow> rows;
  std::size_t added = 0;
  std::size_t removed = 0;
  std::size_t changed = 0;

  bool equal() const { return added + removed + changed == 0; }

  /// The first row of each run of rows that are not the same.
  std::vector<std::size_t> differences() const;

  /// The row with the left line of another alignment's row of the same texts, or with its right line where that row has
  /// no left one; 0 where it has neither.
  std::size_t rowOf(const AlignedRow &other) const;
};

/// Puts the lines of two texts side by side: equal lines after the shortest edit script, and in between removed lines
/// beside the added ones they resemble most (in their order).
LineAlignment alignLines(std::string_view left, std::string_view right, WhiteSpace whiteSpace = WhiteSpace::counts);

/// Half-open byte ranges of one line.
using Ranges = std::vector<std::pair<std::size_t, std::size_t>>;

/// The parts of two lines that differ, by whole words. Where white space is ignored, blanks are a part only in lines
/// that differ in nothing else: in strings they count.
std::pair<Ranges, Ranges> changedParts(std::string_view left, std::string_view right,
                                       WhiteSpace whiteSpace = WhiteSpace::counts);

} // namespace warpgrain::views
