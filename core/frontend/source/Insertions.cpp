// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/source/Insertions.h"

#include <algorithm>

namespace warpgrain::frontend {

using model::Insertion;

bool addTo(Insertions &known, const Insertions &found) {
  bool isNew = false;
  for (const auto &[path, list] : found) {
    std::vector<Insertion> &all = known[path];
    const std::vector<Insertion> before = all;
    for (Insertion each : list) {
      each.offset = offsetWithout(before, each.offset);
      // One place is read once for each instantiation.
      if (std::ranges::find(all, each.offset, &Insertion::offset) != all.end()) continue;
      all.push_back(std::move(each));
      isNew = true;
    }
    std::ranges::stable_sort(all, {}, &Insertion::offset);
  }
  return isNew;
}

std::string withInsertions(std::string_view text, const std::vector<Insertion> &insertions) {
  std::string out;
  std::size_t done = 0;
  for (const Insertion &each : insertions) {
    out += text.substr(done, each.offset - done);
    out += each.words;
    done = each.offset;
  }
  return out += text.substr(done);
}

std::uint32_t offsetWithout(const std::vector<Insertion> &insertions, std::uint32_t offset) {
  std::uint32_t added = 0;
  for (const Insertion &each : insertions) {
    const std::uint32_t begin = each.offset + added; // of the words, in the text that has them
    if (offset <= begin) break;
    if (offset < begin + each.words.size()) return each.offset;
    added += static_cast<std::uint32_t>(each.words.size());
  }
  return offset - added;
}

} // namespace warpgrain::frontend
