// SPDX-License-Identifier: Apache-2.0
#include "core/steps/persist/BlockCounters.h"

#include "core/model/Dialect.h"
#include "core/steps/rewrite/Conditionals.h"
#include "core/steps/rewrite/Includes.h"
#include "core/steps/rewrite/KernelPlace.h"
#include "core/steps/rewrite/Layout.h"

#include <string_view>

namespace warpgrain::transform {

using namespace model;

BlockCounters::BlockCounters(const Unit &unit, const Function &kernel)
    : unit_(unit), kernel_(kernel), atMost_(counterFor("blocks_at_most", &Dialect::blocksAtMost)),
      ofDevice_(counterFor("blocks_of_device", &Dialect::blocksOfDevice)) {}

BlockCounters::Counter BlockCounters::counterFor(const std::string &wish, Lines lines) const {
  const std::string_view file = unit_[kernel_.span.file].text;
  const std::string end = file.contains("\r\n") ? "\r\n" : "\n";
  const auto &statements = kernel_.body[kernel_.body.root].children;
  const std::uint32_t first =
      statements.empty() ? kernel_.bodySpan.end - 1 : kernel_.body[statements.front()].spelling.span.begin;
  const Layout layout = detectLayout(file, first, kernel_.bodySpan.end - 1);
  const auto textWith = [&](const std::string &name) {
    std::string text;
    for (const std::string &line : (unit_.dialect->*lines)(name))
      text += (text.empty() ? "" : layout.unit) + line + end;
    return text + "}" + end + end;
  };
  Counter out{.name = wish, .text = textWith(wish)};
  const std::size_t at = file.substr(0, kernel_.span.begin).find(out.text);
  out.isThere = at != std::string_view::npos && isWhereverIs(file, static_cast<std::uint32_t>(at), kernel_.span.begin);
  for (int i = 2; !out.isThere && isWordOfUnit(unit_, out.name); ++i)
    out.name = wish + std::to_string(i);
  out.text = textWith(out.name);
  return out;
}

std::string BlockCounters::blocksAtMost(const std::string &grid, const std::string &most) {
  atMost_.isCalled = true;
  return atMost_.name + "(" + grid + ", " + most + ")";
}

std::string BlockCounters::blocksOfDevice(const std::string &resident) {
  ofDevice_.isCalled = true;
  return ofDevice_.name + "(" + resident + ")";
}

std::optional<TextEdit> BlockCounters::functions() const {
  std::string text;
  for (const Counter *counter : {&atMost_, &ofDevice_})
    if (counter->isCalled && !counter->isThere) text += counter->text;
  if (text.empty()) return std::nullopt;
  const std::uint32_t at = beginWithItsComments(unit_, kernel_);
  return TextEdit{{.file = kernel_.span.file, .begin = at, .end = at}, std::move(text)};
}

} // namespace warpgrain::transform
