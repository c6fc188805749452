// SPDX-License-Identifier: Apache-2.0
#include "core/session/HandText.h"

#include "core/base/ContentHash.h"

#include <vector>

namespace warpgrain::session {

std::string stepsOf(const HandText &hand) {
  std::vector<std::string> parts{hand.file.filename().string(), hand.kernel};
  for (const auto &[path, text] : hand.texts) {
    parts.push_back(path.filename().string());
    parts.push_back(text);
  }
  return "by hand: " + hashContent(parts).hex();
}

bool isOfSource(const HandText &hand, const model::Unit &original) {
  return hand.file == original.files.front().path;
}

transform::Texts textsInPlace(const HandText &hand, const model::Unit &original) {
  if (isOfSource(hand, original)) return hand.texts;
  const auto main = hand.texts.find(hand.file);
  if (main == hand.texts.end()) return {};
  return {{original.files.front().path, main->second}};
}

} // namespace warpgrain::session
