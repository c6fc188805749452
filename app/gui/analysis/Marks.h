// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/Outline.h"
#include "core/model/Unit.h"
#include "views/editor/EditorMarks.h"
#include "views/problems/ProblemsView.h"

#include <filesystem>
#include <map>
#include <vector>

namespace warpgrain::gui {

template <typename Value>
using ByFile = std::map<std::filesystem::path, std::vector<Value>>;

/// The margin's signs of every file: directives, barriers, accesses to global and shared memory, launches. One sign of
/// a kind on a line, which names all of that kind.
ByFile<views::EditorMark> marksOf(const model::Unit &unit, const Outline &outline);

/// What the compiler said, as a list, and as underlined pieces of each file.
std::vector<views::Problem> problemsOf(const model::Unit &unit, const Outline &outline);
ByFile<views::ProblemRange> problemRangesOf(const model::Unit &unit);

} // namespace warpgrain::gui
