// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace warpgrain::gui {

/// How much a sentence matters.
enum class MessageKind { information, warning, error };

/// What a sentence speaks of. It is not shown any more when that is gone.
enum class MessageCause : std::uint8_t {
  event,  ///< something that has happened: it stays until it is closed
  work,   ///< what a job came to: until one begins anew, or another kernel is chosen
  launch, ///< numbers that are missing: until they are there, a job begins anew, or another kernel is chosen
  source, ///< what is wrong with the text: until it can be read, or another unit is opened
  file,   ///< a file differs from its text in the editor: until it is saved or loaded
};

} // namespace warpgrain::gui
