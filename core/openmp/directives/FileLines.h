// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Trimmed.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace warpgrain::openmp {

/// Visits the lines of a file of OpenMPC's: each without its comment, which begins with `#`, and with its place,
/// "tuning.config:3". Empty ones are left out. `visit` returns false to end.
template <typename Visit>
void forEachFileLine(std::string_view text, const std::string &file, const Visit &visit) {
  std::size_t number = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    std::string_view line = text.substr(at, end - at);
    at = end + 1;
    ++number;
    line = trimmed(line.substr(0, line.find('#')));
    if (!line.empty() && !visit(line, file + ":" + std::to_string(number))) return;
  }
}

} // namespace warpgrain::openmp
