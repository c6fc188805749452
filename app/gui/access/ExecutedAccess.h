// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/access/AccessAnalysis.h"
#include "app/gui/verify/CountController.h"
#include "views/access/ExecutedValues.h"

namespace warpgrain::gui {

/// True where a launch was counted of the text that the accesses are of, with the same launch form for the same GPU.
bool isCurrent(const CountedLaunch &counted, const AccessAnalysis &accesses, const ChosenKernel &now);

/// What a launch executed of an access; null where it was not counted, or is of another text.
const run::CountedReference *executedOf(const CountedLaunch &counted, const AccessAnalysis &accesses, std::size_t row);

/// Counts as the view shows them. Those of another text have no rows; those of another launch are outdated.
views::ExecutedCounts executedCounts(const CountedLaunchPointer &counted, const AccessAnalysis &accesses,
                                     const ChosenKernel &now, bool isRunning);

/// Makes the picture of a request that a counted run kept, where none can be made from the source: of the warp and the
/// request that `wanted` names. `picture` gets its lanes and axes, or a sentence that says what is not kept; it stays
/// as it is where the access was not counted.
void showExecuted(const CountedLaunch &counted, const AccessAnalysis &accesses, const views::PictureQuery &wanted,
                  views::AccessPicture &picture);

} // namespace warpgrain::gui
