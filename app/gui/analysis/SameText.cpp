// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/analysis/SameText.h"

#include <algorithm>

namespace warpgrain::gui {

bool areSameTexts(const model::Unit &one, const model::Unit &other) {
  return areSameTexts(one, {}, other);
}

bool areSameTexts(const model::Unit &one, const transform::Texts &changed, const model::Unit &other) {
  return std::ranges::equal(one.files, other.files, [&changed](const model::File &a, const model::File &b) {
    return a.path == b.path && transform::textIn(changed, a) == b.text;
  });
}

bool isReadWith(const Analysis &analysis, const std::optional<session::SavedFlags> &given) {
  if (!given || !analysis.hasGivenFlags) return given.has_value() == analysis.hasGivenFlags;
  return analysis.parser.flags == given->flags && analysis.parser.folder == given->folder;
}

bool isReadAlike(const Analysis &one, const Analysis &other) {
  if (one.hasGivenFlags != other.hasGivenFlags) return false;
  return !one.hasGivenFlags || (one.parser.flags == other.parser.flags && one.parser.folder == other.parser.folder);
}

bool isSameSource(const Analysis &one, const Analysis &other) {
  return &one == &other || isSameSource(one, {}, other);
}

bool isSameSource(const Analysis &one, const transform::Texts &changed, const Analysis &other) {
  return one.unit && other.unit && isReadAlike(one, other) && areSameTexts(*one.unit, changed, *other.unit);
}

} // namespace warpgrain::gui
