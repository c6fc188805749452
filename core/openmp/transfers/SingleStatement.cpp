// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/transfers/SingleStatement.h"

#include "core/base/Tokens.h"

#include <algorithm>
#include <string_view>

namespace warpgrain::openmp {

/// "name[…] = …": an element as a whole.
static bool assignsElement(std::string_view text, std::string_view name) {
  const std::vector<Token> tokens = tokenize(text);
  if (tokens.size() < 5 || textOf(text, tokens[0]) != name || textOf(text, tokens[1]) != "[") return false;
  int depth = 0;
  for (std::size_t i = 1; i + 1 < tokens.size(); ++i) {
    depth += textOf(text, tokens[i]) == "[" ? 1 : textOf(text, tokens[i]) == "]" ? -1 : 0;
    if (depth == 0) return textOf(text, tokens[i + 1]) == "=";
  }
  return false;
}

bool isCallAlone(const Program &program, const Statement &statement) {
  if (statement.calls.size() != 1 || !statement.tail.empty()) return false;
  const SourceSpan &call = statement.calls.front().span;
  return std::ranges::all_of(statement.head,
                             [&](const Access &each) {
                               const bool isResult =
                                   each.target == AccessTarget::whole && program[each.variable].shape == Shape::number;
                               return call.contains(each.span) || isResult;
                             }) &&
         std::ranges::all_of(statement.obstacles, [&](const Obstacle &each) { return call.contains(each.span); });
}

std::optional<VariableId> replacedBy(const Program &program, const Statement &statement) {
  if (statement.kind != StatementKind::expression || !statement.calls.empty() || !statement.obstacles.empty())
    return std::nullopt;
  std::optional<VariableId> out;
  for (const Access &access : statement.head) {
    const Variable &variable = program[access.variable];
    const bool isAlone = std::ranges::count(statement.head, access.variable, &Access::variable) == 1;
    // "int count[1]"
    const std::size_t open = variable.declaration.find('[');
    const bool isOne = variable.shape == Shape::array && open != std::string::npos &&
                       std::string_view(variable.declaration).substr(open) == "[1]";
    const bool isWritten = access.mode == AccessMode::write && access.target == AccessTarget::part &&
                           !access.isConditional && !access.isAddress;
    if (isAlone && isOne && isWritten && assignsElement(program.textOf(statement.span), variable.name))
      out = access.variable;
  }
  return out;
}

} // namespace warpgrain::openmp
