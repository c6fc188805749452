// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/text/Marks.h"

#include <charconv>

namespace warpgrain::transform {

using namespace model;

namespace {

constexpr char ofItself = '\x01';
constexpr char ofCopy = '\x02';
constexpr char atEnd = '\x03';

} // namespace

std::string markOf(StatementId statement, MarkKind kind) {
  return (kind == MarkKind::itself ? ofItself : ofCopy) + std::to_string(static_cast<std::uint32_t>(statement)) + atEnd;
}

std::vector<Mark> marksIn(std::string_view text) {
  std::vector<Mark> marks;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] != ofItself && text[at] != ofCopy) continue;
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(text.data() + at + 1, text.data() + text.size(), number);
    if (error != std::errc() || end == text.data() + text.size() || *end != atEnd) continue;
    marks.push_back({.statement = StatementId{number},
                     .kind = text[at] == ofItself ? MarkKind::itself : MarkKind::copy,
                     .offset = static_cast<std::uint32_t>(at)});
  }
  return marks;
}

} // namespace warpgrain::transform
