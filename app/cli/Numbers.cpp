// SPDX-License-Identifier: Apache-2.0
#include "app/cli/Numbers.h"

#include <charconv>
#include <cstdio>
#include <string_view>

namespace warpgrain::cli {

namespace {

/// No GPU has a longer extent (CUDA Programming Guide, "Compute Capabilities").
constexpr std::int64_t longestExtent = 1024;

} // namespace

Result<std::array<std::int64_t, 3>> parseExtents(const std::string &text) {
  std::array<std::int64_t, 3> out{1, 1, 1};
  std::string_view rest = text;
  for (std::size_t i = 0; i < out.size(); ++i) {
    const std::size_t end = std::min(rest.find_first_of(",x"), rest.size());
    const auto [stop, error] = std::from_chars(rest.data(), rest.data() + end, out[i]);
    if (error != std::errc() || stop != rest.data() + end || out[i] < 1)
      return fail(ErrorKind::usage,
                  "\"" + text + "\" is no block; write X,Y,Z with numbers from 1, for example 32,8,1.");
    if (out[i] > longestExtent)
      return fail(ErrorKind::usage, "\"" + text + "\" is no block; an extent is at most 1024 threads.");
    if (end == rest.size()) return out;
    rest.remove_prefix(end + 1);
  }
  return fail(ErrorKind::usage, "\"" + text + "\" has more than three extents; write X,Y,Z.");
}

std::string percent(double share) {
  std::array<char, 16> digits{};
  std::snprintf(digits.data(), digits.size(), "%.1f %%", share * 100);
  return digits.data();
}

} // namespace warpgrain::cli
