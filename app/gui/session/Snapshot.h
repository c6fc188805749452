// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/build/KnownVariants.h"
#include "core/session/saved/SavedSession.h"

#include <vector>

namespace warpgrain::gui {

class Workbench;

/// What is worked on at one moment. Taking it copies little; what takes time is left for another thread.
struct Snapshot {
  session::SavedSession session;  ///< without hashes and texts of sources, and without what `known` holds
  std::vector<std::string> bytes; ///< of its sources, on disk; none: `session` has their hashes and texts
  std::vector<KnownTextPointer> known;
};

/// Of the unit that is open; there is one.
Snapshot snapshotOf(Workbench &workbench);

/// The document of a snapshot. May be called on any thread.
session::SavedSession sessionOf(Snapshot snapshot);

/// Without what was typed and not saved: a session refers to what lies on disk.
session::SavedSession withoutUnsaved(session::SavedSession session);

} // namespace warpgrain::gui
