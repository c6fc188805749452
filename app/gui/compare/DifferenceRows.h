// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/compare/VariantStudy.h"
#include "views/compare/DifferenceTable.h"

#include <vector>

namespace warpgrain::gui {

/// What differs between two variants: times, memory, instructions, resources, then each array's traffic. Numbers that
/// are not known of either, or are 0 in both, are left out.
std::vector<views::DifferenceRow> differenceRows(const VariantStudy &study, const session::Variant &left,
                                                 const session::Variant &right);

} // namespace warpgrain::gui
