// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

#include <string_view>

namespace warpgrain::transform {

/// True if what stands at one place of the unit is surely declared where another begins: before it in the same file, in
/// a file that an #include before it brings, itself or through others, or before every #include of the other's file.
bool standsBefore(const model::Unit &unit, const SourceSpan &first, const SourceSpan &second);

/// True if a place is in one branch of an #if that has others, and its user is not in that #if: in another
/// configuration something else may stand for it.
bool isInBranchOfItsOwn(const model::Unit &unit, const SourceSpan &place, const SourceSpan &user);

/// True if a word stands anywhere in the unit's own files.
bool isWordOfUnit(const model::Unit &unit, std::string_view word);

} // namespace warpgrain::transform
