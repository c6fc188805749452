// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/LineNames.h"

#include <algorithm>
#include <cctype>
#include <string>

namespace warpgrain::tests {

namespace {

/// A negative number stands for a line before the place that lines are counted from.
bool isLineName(std::string_view word) {
  if (word.starts_with('L'))
    word.remove_prefix(1);
  else
    return false;
  if (word.starts_with('-')) word.remove_prefix(1);
  return !word.empty() && std::ranges::all_of(word, [](unsigned char c) { return std::isdigit(c) != 0; });
}

} // namespace

transform::Plan withLines(transform::Plan plan, const std::function<long(long line)> &other) {
  for (transform::Step &step : plan)
    for (std::string &argument : step.arguments)
      if (isLineName(argument)) argument = "L" + std::to_string(other(std::stol(argument.substr(1))));
  return plan;
}

long lineAt(std::string_view text, std::size_t offset) {
  return 1 + std::ranges::count(text.substr(0, offset), '\n');
}

} // namespace warpgrain::tests
