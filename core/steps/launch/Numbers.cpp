// SPDX-License-Identifier: Apache-2.0
#include "core/steps/launch/Numbers.h"

#include <charconv>

namespace warpgrain::transform {

using dependence::ReasonId;

Read<std::int64_t> readNumber(std::string_view text, const NumberRange &range, std::string_view usage) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size())
    return wrongWords(ReasonId::thatIsNoNumber, {range.what, text}, usage);
  if (number < range.least || number > range.most)
    return wrongWords(ReasonId::thatIsOutOfRange, {range.what, range.least, range.most, number}, usage);
  return number;
}

} // namespace warpgrain::transform
