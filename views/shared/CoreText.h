// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace warpgrain::views {

/// A sentence of an error in the language of the window, where the catalogue of core/base/messages has it; else as it
/// is. What its arguments say is translated likewise.
QString textOfCore(std::string_view english);

} // namespace warpgrain::views
