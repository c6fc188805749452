// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/analysis/SameText.h"

#include <algorithm>

namespace warpgrain::gui {

const std::string &textIn(const transform::Texts &texts, const model::File &file) {
  const auto found = texts.find(file.path);
  return found != texts.end() ? found->second : file.text;
}

bool areSameTexts(const model::Unit &one, const model::Unit &other) {
  return areSameTexts(one, {}, other);
}

bool areSameTexts(const model::Unit &one, const transform::Texts &changed, const model::Unit &other) {
  return std::ranges::equal(one.files, other.files, [&changed](const model::File &a, const model::File &b) {
    return a.path == b.path && textIn(changed, a) == b.text;
  });
}

} // namespace warpgrain::gui
