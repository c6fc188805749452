// SPDX-License-Identifier: Apache-2.0
#include "core/base/Indentation.h"

namespace warpgrain {

std::string_view indentationAt(std::string_view text, std::uint32_t offset) {
  const std::size_t begin = offset == 0 ? 0 : text.rfind('\n', offset - 1) + 1;
  std::size_t end = begin;
  while (end < text.size() && (text[end] == ' ' || text[end] == '\t'))
    ++end;
  return text.substr(begin, end - begin);
}

} // namespace warpgrain
