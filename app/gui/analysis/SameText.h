// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Unit.h"
#include "core/plan/Reparse.h"

namespace warpgrain::gui {

/// A file's text, or the one that takes its place.
const std::string &textIn(const transform::Texts &texts, const model::File &file);

/// True where the files of two units are the same, byte for byte. What was learnt of one text is true of the other.
bool areSameTexts(const model::Unit &one, const model::Unit &other);

/// The same with texts in the place of the first unit's: of a variant that was made of it.
bool areSameTexts(const model::Unit &one, const transform::Texts &changed, const model::Unit &other);

} // namespace warpgrain::gui
