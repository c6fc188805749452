// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/workbench/Workbench.h"
#include "views/editor/EditorMarks.h"

namespace warpgrain::gui {

/// What stands behind a kernel's name in the editor: the registers and the occupancy of what was built of this very
/// text; nothing where it was not.
ByFile<views::LineNote> kernelNotes(Workbench &workbench);

/// "48 registers, occupancy 66.7 %, limited by registers"; empty for a variant that is not built.
QString costOf(const session::Variant &variant);

} // namespace warpgrain::gui
