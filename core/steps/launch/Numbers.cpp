// SPDX-License-Identifier: Apache-2.0
#include "core/steps/launch/Numbers.h"

#include <charconv>

namespace warpgrain::transform {

Result<std::int64_t> readNumber(std::string_view text, const NumberRange &range, std::string_view usage) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool isNumber = error == std::errc() && end == text.data() + text.size();
  if (isNumber && number >= range.least && number <= range.most) return number;
  const std::string what(range.what);
  const std::string problem = isNumber ? what + " is from " + std::to_string(range.least) + " to " +
                                             std::to_string(range.most) + ", not " + std::to_string(number) + "."
                                       : what + " \"" + std::string(text) + "\" is not a whole number.";
  return fail(ErrorKind::usage, problem + " It is written: " + std::string(usage) + ".");
}

} // namespace warpgrain::transform
