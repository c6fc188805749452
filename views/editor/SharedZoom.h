// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/editor/Scintilla.h"

namespace warpgrain::views {

/// Takes the keys for zooming from an editor: the window zooms all editors together.
void leaveZoomToWindow(const QsciScintilla &editor);

} // namespace warpgrain::views
