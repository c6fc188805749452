// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/Reductions.h"

#include "core/model/Walk.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>

namespace warpgrain::tests {

using namespace model;

namespace {

bool isEditable(const Spelling &spelling) {
  return spelling.origin == SpellingOrigin::file && spelling.span.file == mainFile && !spelling.span.empty();
}

/// The functions that run on the device and are written in the file. What the host does is kept: it is what launches
/// the kernel and prints.
std::vector<const Function *> functionsOf(const Unit &unit) {
  std::vector<const Function *> out;
  for (const Function &function : unit.functions)
    if (function.macro.empty() && function.span.file == mainFile && isSome(function.body.root) &&
        function.kind != FunctionKind::host)
      out.push_back(&function);
  return out;
}

TextEdit removal(const Unit &unit, const SourceSpan &span) {
  const std::string_view text = unit.textOf(span);
  return {span, std::string(static_cast<std::size_t>(std::ranges::count(text, '\n')), '\n')};
}

SourceSpan between(std::uint32_t begin, std::uint32_t end) {
  return {mainFile, begin, end};
}

/// So many statements of one block that follow each other.
template <std::size_t Size>
std::vector<TextEdits> withoutStatements(const Unit &unit) {
  std::vector<TextEdits> out;
  for (const Function *function : functionsOf(unit))
    for (const Statement &block : function->body.statements) {
      if (block.kind != StatementKind::compound || (Size > 1 && block.children.size() < Size)) continue;
      for (std::size_t first = 0; first < block.children.size(); first += Size) {
        TextEdits edits;
        for (std::size_t i = first; i < std::min(first + Size, block.children.size()); ++i)
          if (const Spelling &spelling = function->body[block.children[i]].spelling; isEditable(spelling))
            edits.push_back(removal(unit, spelling.span));
        if (!edits.empty()) out.push_back(std::move(edits));
      }
    }
  return out;
}

/// What stands before and behind a part is taken away; `lead` and `tail` come for it.
TextEdits only(const Unit &unit, const SourceSpan &whole, const SourceSpan &part, const std::string &lead = {},
               const std::string &tail = {}) {
  TextEdit before = removal(unit, between(whole.begin, part.begin));
  TextEdit behind = removal(unit, between(part.end, whole.end));
  before.replacement += lead;
  behind.replacement += tail;
  return {before, behind};
}

/// Conditions and loops become what they hold; blocks lose their braces.
std::vector<TextEdits> unwrapped(const Unit &unit) {
  std::vector<TextEdits> out;
  for (const Function *function : functionsOf(unit))
    for (const Statement &statement : function->body.statements) {
      const SourceSpan whole = statement.spelling.span;
      const bool isBlock = statement.kind == StatementKind::compound && isSome(statement.parent);
      if (!isEditable(statement.spelling)) continue;
      if (isBlock) out.push_back(only(unit, whole, between(whole.begin + 1, whole.end - 1)));
      if (statement.kind != StatementKind::ifElse && !statement.isLoop()) continue;
      for (const StatementId child : statement.children) {
        const Spelling &inside = function->body[child].spelling;
        if (!isEditable(inside)) continue;
        std::string lead;
        if (isSome(statement.initializer))
          lead = "{ " + std::string(unit.textOf(function->body[statement.initializer].spelling.span)) + " ";
        out.push_back(only(unit, whole, inside.span, lead, lead.empty() ? "" : " }"));
      }
      if (!statement.elseKeyword.empty())
        out.push_back({removal(unit, between(statement.elseKeyword.begin, whole.end))});
    }
  return out;
}

/// The variable that an expression names, itself or by an element.
VariableId named(const Body &body, ExpressionId id) {
  const Expression &expression = body[id];
  if (expression.kind == ExpressionKind::variable) return expression.variable;
  return expression.kind == ExpressionKind::subscript ? named(body, expression.operands[0]) : none<VariableId>;
}

bool isChangeOf(const Body &body, const Statement &statement, VariableId variable) {
  if (statement.kind != StatementKind::expression || !isSome(statement.expression)) return false;
  const Expression &top = body[statement.expression];
  const bool changes =
      top.kind == ExpressionKind::assign || top.op == Operator::increment || top.op == Operator::decrement;
  return changes && !top.operands.empty() && named(body, top.operands[0]) == variable;
}

/// A variable's declaration and what changes it go; where it is read there is 0.
TextEdits withoutVariable(const Unit &unit, const Body &body, VariableId variable) {
  TextEdits edits;
  const auto isRemoved = [&](const SourceSpan &span) {
    return std::ranges::any_of(edits, [&](const TextEdit &edit) { return edit.span.contains(span); });
  };
  for (const Statement &statement : body.statements) {
    const bool declares = statement.kind == StatementKind::declaration && statement.variables.size() == 1 &&
                          statement.variables[0] == variable;
    if ((declares || isChangeOf(body, statement, variable)) && isEditable(statement.spelling) &&
        !isRemoved(statement.spelling.span))
      edits.push_back(removal(unit, statement.spelling.span));
  }
  for (std::size_t i = 0; i < body.expressions.size(); ++i) {
    const ExpressionId id{static_cast<std::uint32_t>(i)};
    const Expression &use = body[id];
    const bool isBase =
        isSome(use.parent) && body[use.parent].kind == ExpressionKind::subscript && body[use.parent].operands[0] == id;
    if (named(body, id) == variable && !isBase && isEditable(use.spelling) && !isRemoved(use.spelling.span))
      edits.push_back({use.spelling.span, "0"});
  }
  return edits;
}

std::vector<TextEdits> withoutVariables(const Unit &unit) {
  std::vector<TextEdits> out;
  for (const Function *function : functionsOf(unit))
    for (std::size_t i = 0; i < function->body.variables.size(); ++i)
      if (const VariableId id{static_cast<std::uint32_t>(i)}; isSome(function->body[id].statement))
        out.push_back(withoutVariable(unit, function->body, id));
  return out;
}

/// Expressions become one of their operands, or 0; the longest first.
std::vector<TextEdits> withoutOperations(const Unit &unit) {
  std::vector<TextEdit> found;
  for (const Function *function : functionsOf(unit))
    for (const Expression &whole : function->body.expressions) {
      if (!isEditable(whole.spelling) || whole.isImplicit || whole.kind == ExpressionKind::literal ||
          whole.kind == ExpressionKind::assign)
        continue;
      for (const ExpressionId operand : whole.operands)
        if (isSome(operand) && isEditable(function->body[operand].spelling))
          found.push_back({whole.spelling.span, std::string(unit.textOf(function->body[operand].spelling.span))});
      found.push_back({whole.spelling.span, "0"});
    }
  std::erase_if(found, [&](const TextEdit &edit) { return edit.replacement == unit.textOf(edit.span); });
  std::ranges::stable_sort(found, std::ranges::greater(), [](const TextEdit &edit) { return edit.span.length(); });
  std::vector<TextEdits> out;
  for (TextEdit &edit : found)
    out.push_back({std::move(edit)});
  return out;
}

void addSmaller(const Unit &unit, const Expression &literal, std::vector<TextEdits> &out) {
  const std::string_view text = unit.textOf(literal.spelling.span);
  int value = 0;
  const auto end = std::from_chars(text.data(), text.data() + text.size(), value);
  if (end.ec != std::errc() || end.ptr != text.data() + text.size() || value < 2) return;
  out.push_back({{literal.spelling.span, "1"}});
  if (value > 3) out.push_back({{literal.spelling.span, std::to_string(value / 2)}});
}

/// Numbers become 1 or half of what they were: those of device code, and of launches' grids and blocks.
std::vector<TextEdits> smallerNumbers(const Unit &unit) {
  std::vector<TextEdits> out;
  for (const Function *function : functionsOf(unit))
    for (const Expression &expression : function->body.expressions)
      if (expression.kind == ExpressionKind::literal && isEditable(expression.spelling))
        addSmaller(unit, expression, out);
  for (const Launch &launch : unit.launches) {
    const Body &body = unit[launch.launcher].body;
    for (const ExpressionId extents : {launch.grid, launch.block})
      if (isSome(extents))
        for (const ExpressionId id : expressionsIn(body, extents))
          if (body[id].kind == ExpressionKind::literal && isEditable(body[id].spelling))
            addSmaller(unit, body[id], out);
  }
  return out;
}

/// Device functions; that nobody calls them any more is for the compiler to find.
std::vector<TextEdits> withoutFunctions(const Unit &unit) {
  std::vector<TextEdits> out;
  for (const Function *function : functionsOf(unit))
    if (function->kind == FunctionKind::device) out.push_back({removal(unit, function->span)});
  return out;
}

std::vector<TextEdits> withoutMacros(const Unit &unit) {
  std::vector<TextEdits> out;
  const std::string &text = unit.files.front().text;
  for (std::size_t at = text.find("#define "); at != std::string::npos; at = text.find("#define ", at + 1)) {
    std::size_t end = text.find('\n', at);
    while (end != std::string::npos && text[end - 1] == '\\')
      end = text.find('\n', end + 1);
    out.push_back({removal(unit, between(static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end)))});
  }
  return out;
}

/// One of several things with commas between them, without the comma.
SourceSpan elementOf(const std::vector<SourceSpan> &list, std::size_t index) {
  if (index > 0) return between(list[index - 1].end, list[index].end);
  return list.size() > 1 ? between(list[0].begin, list[1].begin) : list[0];
}

std::vector<SourceSpan> argumentsOf(const Unit &unit, const Launch &launch) {
  const Body &body = unit[launch.launcher].body;
  const auto &operands = body[launch.expression].operands;
  std::vector<SourceSpan> out;
  for (std::size_t i = launchFirstArgument; i < operands.size(); ++i)
    out.push_back(body[operands[i]].spelling.span);
  return out;
}

/// A parameter of a kernel, and what its launches give for it.
std::vector<TextEdits> withoutParameters(const Unit &unit) {
  std::vector<TextEdits> out;
  for (const FunctionId id : unit.kernels()) {
    const Function &kernel = unit[id];
    std::vector<SourceSpan> parameters;
    for (const VariableId parameter : kernel.parameters)
      parameters.push_back(between(kernel.body[parameter].typeSpan.begin, kernel.body[parameter].declaration.span.end));
    for (std::size_t i = 0; i < parameters.size(); ++i) {
      TextEdits edits{removal(unit, elementOf(parameters, i))};
      for (const Launch *launch : unit.launchesOf(id))
        if (const auto given = argumentsOf(unit, *launch); i < given.size())
          edits.push_back(removal(unit, elementOf(given, i)));
      out.push_back(std::move(edits));
    }
  }
  return out;
}

// Variables come early: most statements are kept by what reads their results later.
constexpr std::array<Reductions, 12> all{
    withoutStatements<8>, withoutVariables, withoutStatements<4>, withoutStatements<1>, unwrapped,
    withoutOperations,    withoutVariables, withoutStatements<1>, withoutFunctions,     withoutMacros,
    smallerNumbers,       withoutParameters};

} // namespace

std::span<const Reductions> reductions() {
  return all;
}

} // namespace warpgrain::tests
