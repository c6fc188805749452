// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workflow/Translate.h"
#include "views/openmp/OpenMpValues.h"

namespace warpgrain::gui {

/// What the view shows of a translation, in the window's language.
views::OpenMpProgram rowsOf(const workflow::Translated &translated);
/// The same of one that failed.
views::OpenMpProgram rowsOf(const Error &error);

} // namespace warpgrain::gui
