// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/access/AccessAnalysis.h"
#include "app/gui/verify/CountController.h"

namespace warpgrain::gui {

/// Makes the picture of a request that a counted run kept, where none can be made from the source: of the warp and the
/// request that `wanted` names. `picture` gets its lanes and axes, or a sentence that says what is not kept; it stays
/// as it is where the access was not counted.
void showExecuted(const CountedLaunch &counted, const AccessAnalysis &accesses, const views::PictureQuery &wanted,
                  views::AccessPicture &picture);

} // namespace warpgrain::gui
