// SPDX-License-Identifier: Apache-2.0
#include "core/base/UtcTime.h"

#include <array>
#include <ctime>

namespace warpgrain {

std::string utcTime(const char *format) {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  ::gmtime_r(&now, &parts);
  std::array<char, 64> text{};
  return {text.data(), std::strftime(text.data(), text.size(), format, &parts)};
}

} // namespace warpgrain
