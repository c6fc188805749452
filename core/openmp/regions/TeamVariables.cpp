// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/regions/TeamVariables.h"

#include "core/base/Tokens.h"
#include "core/openmp/model/Walk.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace warpgrain::openmp {

namespace {

/// Parts of a declaration's text between commas outside of brackets, without its semicolon.
std::vector<std::string_view> declarators(std::string_view text) {
  std::vector<std::string_view> out;
  int depth = 0;
  std::size_t begin = 0;
  std::size_t end = text.size();
  for (const Token &token : tokenize(text)) {
    const std::string_view word = textOf(text, token);
    depth += word == "(" || word == "[" || word == "{" ? 1 : word == ")" || word == "]" || word == "}" ? -1 : 0;
    if (depth != 0 || (word != "," && word != ";")) continue;
    out.push_back(text.substr(begin, token.begin - begin));
    begin = token.end;
    end = begin;
  }
  if (end < text.size() && text.find_first_not_of(" \t\r\n", end) != std::string_view::npos)
    out.push_back(text.substr(end));
  return out;
}

} // namespace

const Statement &teamOf(const Statement &region) {
  // Without braces, the region's only statement is the team's.
  const Statement &inner = region.children.front();
  return inner.kind == StatementKind::compound ? inner : region;
}

std::optional<std::vector<TeamVariable>> teamVariables(const Program &program, const Statement &declaration) {
  const auto parts = declarators(program.textOf(declaration.span));
  if (parts.size() != declaration.declares.size()) return std::nullopt;
  std::vector<TeamVariable> out;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const Variable &variable = program[declaration.declares[i]];
    int depth = 0;
    std::optional<std::size_t> value;
    bool hasOther = false;
    for (const Token &token : tokenize(parts[i])) {
      const std::string_view word = textOf(parts[i], token);
      depth += word == "(" || word == "[" || word == "{" ? 1 : word == ")" || word == "]" || word == "}" ? -1 : 0;
      hasOther |= !value && depth == 1 && (word == "(" || word == "{");
      if (depth == 0 && word == "=" && !value) value = token.end;
    }
    if (hasOther || (value && (variable.shape == Shape::array || variable.shape == Shape::record))) return std::nullopt;
    const auto begin = static_cast<std::uint32_t>(parts[i].data() - program.text.data());
    const auto end = begin + static_cast<std::uint32_t>(parts[i].size());
    SourceSpan first;
    if (value) first = {.file = mainFile, .begin = begin + static_cast<std::uint32_t>(*value), .end = end};
    out.push_back({.variable = declaration.declares[i], .first = first});
  }
  return out;
}

bool isOfEachThread(const Program &program, const Statement &region, const Statement &declaration) {
  std::set<VariableId> written;
  forEachAccess(region, [&](const Access &access) {
    if (access.writes()) written.insert(access.variable);
  });
  // Declarations up to this one that are of each thread.
  std::set<VariableId> kept;
  for (const Statement &each : teamOf(region).children) {
    if (each.kind == StatementKind::declaration) {
      const auto isConstant = [&](VariableId id) {
        const Variable &variable = program[id];
        return variable.isConst && variable.bytes &&
               (variable.shape == Shape::number || variable.shape == Shape::array);
      };
      const auto isUnchanged = [&](const Access &access) {
        return kept.contains(access.variable) ||
               std::ranges::find(each.declares, access.variable) != each.declares.end() ||
               (access.target == AccessTarget::whole && !declares(region, access.variable) &&
                !written.contains(access.variable) && program[access.variable].shape == Shape::number);
      };
      const bool isKept = std::ranges::all_of(each.declares, isConstant) && std::ranges::all_of(each.head, isUnchanged);
      if (&each == &declaration) return isKept;
      if (isKept) kept.insert(each.declares.begin(), each.declares.end());
    }
  }
  return false;
}

} // namespace warpgrain::openmp
