// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/Difference.h"

#include <algorithm>
#include <cstdint>
#include <string>

namespace warpgrain::transform {

TextEdit differenceOf(const SourceSpan &span, std::string_view before, std::string_view after) {
  const auto [a, b] = std::ranges::mismatch(before, after);
  const auto head = static_cast<std::uint32_t>(a - before.begin());
  std::uint32_t tail = 0;
  while (tail < before.size() - head && tail < after.size() - head &&
         before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
    ++tail;
  return {{.file = span.file, .begin = span.begin + head, .end = span.end - tail},
          std::string(after.substr(head, after.size() - head - tail))};
}

} // namespace warpgrain::transform
