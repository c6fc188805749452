// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/editor/EditorMarks.h"
#include "views/shared/Theme.h"

#include <QImage>

namespace warpgrain::views {

/// The sign of a kind of mark, each with a shape of its own: directive a diamond, barrier two bars, launch a triangle,
/// global access a disc in the left half, shared access a square in the right half (a line often has both), uncoalesced
/// scattered pieces left, bank conflict a stack right, race a flash. Images of accesses are 1.7 times as wide as high.
QImage markImage(MarkKind kind, const ThemeColours &colours, int size);

/// "directive", "barrier", …, translated.
QString markName(MarkKind kind);

} // namespace warpgrain::views
