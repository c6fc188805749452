// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/Position.h"

#include <algorithm>
#include <cctype>

namespace warpgrain::access {

using namespace model;

namespace {

/// Names of values in forms are cut off at this many characters.
constexpr std::size_t longestName = 48;

std::string collapsed(std::string_view text) {
  std::string out;
  for (const char c : text) {
    const bool isSpace = std::isspace(static_cast<unsigned char>(c)) != 0;
    if (!isSpace)
      out += c;
    else if (!out.empty() && out.back() != ' ')
      out += ' ';
  }
  if (out.size() > longestName) out = out.substr(0, longestName - 3) + "...";
  return out;
}

} // namespace

const Frame *Position::activation(std::uint32_t id) const {
  const auto found = std::ranges::find(frames_, id, &Frame::id);
  return found != frames_.end() ? *found : nullptr;
}

const Type &Position::typeOf(ExpressionId id) const {
  static const Type none;
  const Type *type = types_.described(at(id).type);
  return type != nullptr ? *type : none;
}

std::string Position::textOf(const Body &body, ExpressionId id) const {
  if (!isSome(id)) return "value";
  const Expression &e = body[id];
  const SourceSpan &span = e.spelling.span;
  if (!span.empty() && static_cast<std::size_t>(span.file) < unit_.files.size()) return collapsed(unit_.textOf(span));
  if (e.kind == ExpressionKind::variable) return body[e.variable].name;
  return e.name.empty() ? "value" : e.name;
}

} // namespace warpgrain::access
