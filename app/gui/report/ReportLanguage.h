// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/Words.h"

namespace warpgrain::gui {

/// The window's language, as far as reports are translated into it.
report::Language reportLanguage();

} // namespace warpgrain::gui
