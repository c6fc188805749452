// SPDX-License-Identifier: Apache-2.0
#include "core/base/json/Parsed.h"

namespace warpgrain::json {

bool isNestedTooDeeply(std::string_view text) {
  std::size_t depth = 0;
  bool isInText = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (isInText && c == '\\')
      ++i;
    else if (c == '"')
      isInText = !isInText;
    else if (isInText)
      continue;
    else if (c == '[' || c == '{') {
      if (++depth > mostNested) return true;
    } else if ((c == ']' || c == '}') && depth > 0)
      --depth;
  }
  return false;
}

Json parsed(std::string_view text) {
  if (isNestedTooDeeply(text)) return Json(Json::value_t::discarded);
  return Json::parse(text, nullptr, /*allow_exceptions=*/false);
}

} // namespace warpgrain::json
