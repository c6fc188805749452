// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/shared/PlaceLink.h"

#include <QString>

#include <optional>
#include <string_view>

namespace warpgrain::gui {

/// A sentence of the mapping in the window's language, where a catalogue has it: that of messages, of OpenMP's reasons
/// or of verdicts'. What its arguments say is translated likewise; all else is as it was said.
QString nestSentenceOf(std::string_view english);

/// A sentence that begins with its place in a file.
struct PlacedSentence {
  QString text; ///< without the place, in the window's language
  std::optional<views::SourcePlace> place;
};

/// Takes "FILE:LINE: " off, which a sentence may begin with. The place is named by its line alone in `file`.
PlacedSentence placedSentenceOf(std::string_view english, const QString &file);

} // namespace warpgrain::gui
