// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/VerdictController.h"
#include "views/factors/FactorRow.h"

#include <vector>

namespace warpgrain::gui {

/// The panel's rows from the steps that were checked: one for each transformation, dimension and mode, its factors
/// ascending from 1, which changes nothing.
std::vector<views::FactorRow> factorRows(const std::vector<CheckedStep> &steps);

} // namespace warpgrain::gui
