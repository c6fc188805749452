// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/text/InitialValues.h"

#include "core/base/Trimmed.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <string_view>

namespace warpgrain::transform {

using namespace model;

namespace {

bool isNumber(const Unit &unit, TypeId id) {
  const TypeKind kind = isSome(id) ? unit[id].kind : TypeKind::other;
  return kind == TypeKind::integer || kind == TypeKind::floating || kind == TypeKind::boolean;
}

/// True if nothing but braces and commas stands around the values.
bool isPlainList(const Unit &unit, const Body &body, const Expression &list) {
  const auto isBetween = [&](std::uint32_t begin, std::uint32_t end, std::string_view expected) {
    if (begin > end) return false;
    std::string text(unit.textOf({.file = list.spelling.span.file, .begin = begin, .end = end}));
    std::erase_if(text, [](char c) { return blanksAndLineEnds.contains(c); });
    return text == expected;
  };
  std::uint32_t at = list.spelling.span.begin;
  for (std::size_t i = 0; i < list.operands.size(); ++i) {
    const Spelling &value = body[list.operands[i]].spelling;
    if (!value.editable() || value.span.empty() || !list.spelling.span.contains(value.span)) return false;
    if (!isBetween(at, value.span.begin, i == 0 ? "{" : ",")) return false;
    at = value.span.end;
  }
  return isBetween(at, list.spelling.span.end, "}") || isBetween(at, list.spelling.span.end, ",}");
}

} // namespace

bool isGivenValues(const Body &body, const Variable &variable) {
  if (!isSome(variable.initializer)) return false;
  const Expression &value = body[variable.initializer];
  return value.kind != ExpressionKind::construct || !value.operands.empty();
}

bool isZero(const Body &body, ExpressionId id) {
  const Expression &e = body[id];
  if (e.kind == ExpressionKind::cast && e.operands.size() == 1) return isZero(body, e.operands[0]);
  if (e.kind != ExpressionKind::literal) return false;
  if (e.constant) return *e.constant == 0;
  if (e.name == "nullptr") return true;
  char *end = nullptr;
  const double value = std::strtod(e.name.c_str(), &end);
  return end != e.name.c_str() && *end == '\0' && value == 0.0 && !e.name.starts_with('-');
}

bool isOnlyZeros(const Body &body, ExpressionId id) {
  if (!isSome(id) || body[id].kind != ExpressionKind::initializers) return false;
  return std::ranges::all_of(body[id].operands,
                             [&](ExpressionId element) { return isZero(body, element) || isOnlyZeros(body, element); });
}

std::vector<ExpressionId> elementValues(const Unit &unit, const Body &body, const Variable &variable) {
  if (!isSome(variable.initializer) || !isSome(variable.type)) return {};
  const Type &type = unit[variable.type];
  const Expression &list = body[variable.initializer];
  const bool isArray = type.kind == TypeKind::array && type.extent && *type.extent <= maximumElementValues;
  if (!isArray || !isNumber(unit, type.element) || list.kind != ExpressionKind::initializers) return {};
  if (list.operands.empty() || list.operands.size() > *type.extent || !list.spelling.editable()) return {};
  return isPlainList(unit, body, list) ? list.operands : std::vector<ExpressionId>();
}

} // namespace warpgrain::transform
