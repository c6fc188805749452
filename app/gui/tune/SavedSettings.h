// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/tune/TuneController.h"
#include "core/session/saved/SavedSession.h"

namespace warpgrain::gui {

/// As a session has them.
session::SavedTuning savedOf(const TuneSettings &settings);

/// A strategy that is not known is the usual one.
TuneSettings settingsOf(const session::SavedTuning &saved);

} // namespace warpgrain::gui
