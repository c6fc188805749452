// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/Analysis.h"
#include "core/model/Unit.h"
#include "core/plan/Reparse.h"
#include "core/session/saved/SavedSession.h"

#include <optional>

namespace warpgrain::gui {

/// True where the files of two units are the same, byte for byte. What was learnt of one text is true of the other.
bool areSameTexts(const model::Unit &one, const model::Unit &other);

/// The same with texts in the place of the first unit's: of a variant that was made of it.
bool areSameTexts(const model::Unit &one, const transform::Texts &changed, const model::Unit &other);

/// True where a unit was read with the flags that a person gave; none: with those that were found or guessed.
bool isReadWith(const Analysis &analysis, const std::optional<session::SavedFlags> &given);

/// True where two units were read with the same flags, as far as a person gave them.
bool isReadAlike(const Analysis &one, const Analysis &other);

/// True where two analyses are of the same texts, read with the same flags as far as a person gave them.
bool isSameSource(const Analysis &one, const Analysis &other);

/// The same with texts in the place of the first unit's.
bool isSameSource(const Analysis &one, const transform::Texts &changed, const Analysis &other);

} // namespace warpgrain::gui
