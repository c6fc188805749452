// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/access/AccessAnalysis.h"

namespace warpgrain::gui {

/// The margin's signs for what is wrong with accesses: uncoalesced, bank conflict, race. One sign of a kind on a line.
ByFile<views::EditorMark> accessMarksOf(const AccessAnalysis &analysis);

/// Every access with what is told where the mouse rests on it; those that hold others come first.
ByFile<views::AccessRange> accessRangesOf(const AccessAnalysis &analysis);

} // namespace warpgrain::gui
