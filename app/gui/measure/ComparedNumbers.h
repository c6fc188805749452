// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/Variant.h"
#include "views/compare/NumbersTable.h"

#include <vector>

namespace warpgrain::gui {

/// What is predicted of two variants beside what was measured of them; nothing where neither was measured.
std::vector<views::NumbersRow> comparedNumbers(const session::Variant &left, const session::Variant &right);

} // namespace warpgrain::gui
