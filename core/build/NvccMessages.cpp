// SPDX-License-Identifier: Apache-2.0
#include "core/build/NvccMessages.h"

#include <algorithm>
#include <array>

namespace warpgrain::build {

namespace {

bool namesAnError(std::string_view line) {
  static constexpr std::array marks{
      std::string_view(": error"),     std::string_view(": fatal error"), std::string_view(": catastrophic error"),
      std::string_view("ptxas error"), std::string_view("ptxas fatal"),   std::string_view(": internal error"),
      std::string_view("nvcc fatal"),  std::string_view("nvcc error"),    std::string_view("error: "),
  };
  return std::ranges::any_of(marks, [&](std::string_view mark) { return line.contains(mark); });
}

} // namespace

std::string firstErrors(std::string_view log, int most) {
  std::string found;
  std::string_view last;
  while (!log.empty() && most > 0) {
    const std::string_view line = log.substr(0, log.find('\n'));
    log.remove_prefix(std::min(log.size(), line.size() + 1));
    if (line.find_first_not_of(" \t\r") != std::string_view::npos) last = line;
    if (!namesAnError(line)) continue;
    found.append(found.empty() ? "" : "\n").append(line);
    --most;
  }
  return found.empty() ? std::string(last) : found;
}

} // namespace warpgrain::build
