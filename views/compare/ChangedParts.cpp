// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/compare/LineAlignment.h"
#include "views/compare/Words.h"

#include <dtl/dtl.hpp>

namespace warpgrain::views {

namespace {

/// Adds a range, joined to the last one where they touch.
void add(Ranges &ranges, std::size_t begin, std::size_t length) {
  if (!ranges.empty() && ranges.back().second == begin)
    ranges.back().second += length;
  else
    ranges.emplace_back(begin, begin + length);
}

} // namespace

std::pair<Ranges, Ranges> changedParts(std::string_view left, std::string_view right) {
  dtl::Diff<std::string> diff(wordsOf(left), wordsOf(right));
  diff.compose();
  std::pair<Ranges, Ranges> parts;
  std::size_t atLeft = 0;
  std::size_t atRight = 0;
  for (const auto &[word, info] : diff.getSes().getSequence()) {
    if (info.type == dtl::SES_DELETE) add(parts.first, atLeft, word.size());
    if (info.type == dtl::SES_ADD) add(parts.second, atRight, word.size());
    if (info.type != dtl::SES_ADD) atLeft += word.size();
    if (info.type != dtl::SES_DELETE) atRight += word.size();
  }
  return parts;
}

} // namespace warpgrain::views
