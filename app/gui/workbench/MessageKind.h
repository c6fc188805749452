// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace warpgrain::gui {

/// How much a sentence matters.
enum class MessageKind { information, warning, error };

} // namespace warpgrain::gui
