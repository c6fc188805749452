// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/RefusalKinds.h"

#include <algorithm>
#include <vector>

namespace warpgrain::bench {

std::string kindOf(const dependence::Reason &reason) {
  std::string out = nameOf(reason.id);
  for (const dependence::ReasonArgument &argument : reason.arguments)
    if (const dependence::Reason *clause = argument.clause()) out += "/" + kindOf(*clause);
  return out;
}

void RefusalKinds::add(const std::string &kind, std::string example) {
  Entry &entry = entries_[kind];
  if (entry.count++ == 0) entry.example = std::move(example);
}

std::string RefusalKinds::table() const {
  std::vector<std::pair<std::string, Entry>> sorted(entries_.begin(), entries_.end());
  std::ranges::stable_sort(sorted, [](const auto &a, const auto &b) { return a.second.count > b.second.count; });
  std::string out;
  for (const auto &[kind, entry] : sorted)
    out += std::to_string(entry.count) + " | " + kind + " | " + entry.example + "\n";
  return out;
}

} // namespace warpgrain::bench
