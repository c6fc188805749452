// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/nests/NestStudy.h"
#include "views/nests/NestValues.h"

namespace warpgrain::gui {

/// What the view shows of a mapping: for the chosen access, a picture of each way to map the loops, in the order of the
/// ranking, with the block of the chosen mapping for its way and the best block for the others; and the matrices of all
/// arrays. Takes a few milliseconds at most: the first block and the first iterations alone are looked at. The query's
/// numbers are in their ranges.
views::NestPictures nestPicturesOf(const NestStudy &study, const views::NestPictureQuery &query);

} // namespace warpgrain::gui
