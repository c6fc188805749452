// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/ComposedIndex.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;

namespace {

bool isPart(const Expression &e) {
  return !e.spelling.editable() && e.spelling.macro.ends_with("()");
}

/// True if an operator stands outside of all brackets.
bool hasOperator(const std::string &text) {
  int depth = 0;
  for (const char c : text) {
    depth += c == '(' || c == '[' ? 1 : c == ')' || c == ']' ? -1 : 0;
    if (depth == 0 && c == ' ') return true;
  }
  return false;
}

/// The first index of an expression of several.
const Expression &firstIndex(const Body &body, ExpressionId composed) {
  while (body[composed].kind == ExpressionKind::binary)
    composed = body[composed].operands.front();
  return body[composed];
}

bool areAlong(const Body &body, ExpressionId composed, std::optional<Axis> axis) {
  const Expression &e = body[composed];
  if (e.kind != ExpressionKind::binary) return e.axis == axis;
  return std::ranges::all_of(e.operands, [&](ExpressionId operand) { return areAlong(body, operand, axis); });
}

} // namespace

ExpressionId composedIndexOf(const Body &body, ExpressionId index) {
  if (!isPart(body[index])) return none<ExpressionId>;
  const SourceSpan span = body[index].spelling.span;
  for (ExpressionId at = body[index].parent; isSome(at) && body[at].spelling.span == span; at = body[at].parent) {
    if (body[at].kind != ExpressionKind::binary) return none<ExpressionId>;
    if (!isPart(body[at])) return body[at].spelling.editable() ? at : none<ExpressionId>;
  }
  return none<ExpressionId>;
}

std::string writtenOut(const Body &body, ExpressionId composed,
                       const std::function<std::string(const Expression &index)> &textOf) {
  const Expression &e = body[composed];
  if (e.kind != ExpressionKind::binary) return textOf(e);
  const bool isProduct = e.op == Operator::times;
  std::string out;
  for (const ExpressionId operand : e.operands) {
    const std::string text = writtenOut(body, operand, textOf);
    out += (out.empty() ? "" : isProduct ? " * " : " + ");
    out += isProduct && hasOperator(text) ? "(" + text + ")" : text;
  }
  return out;
}

void assumeNoOffset(const Unit &unit, dependence::Verdict &verdict) {
  for (const Function &function : unit.functions)
    for (const Expression &e : function.body.expressions)
      if (e.kind == ExpressionKind::builtinIndex && e.builtin == BuiltinIndex::blockIdx && isPart(e)) {
        const std::string word = e.spelling.macro.substr(0, e.spelling.macro.size() - 2);
        return verdict.assumeOnce({dependence::ReasonId::launchHasNoOffset, {word}}, e.spelling.span);
      }
}

std::string indexType(const Unit &unit, const Body &body) {
  for (const Expression &e : body.expressions) {
    const bool isWide = e.kind == ExpressionKind::builtinIndex && isSome(e.type) && unit[e.type].sizeBytes == 8;
    if (isWide) return unit[e.type].name;
  }
  return "unsigned int";
}

std::optional<std::string> wordAlong(const Body &body, ExpressionId composed, const std::function<Axis(Axis)> &other) {
  const Expression &index = firstIndex(body, composed);
  if (!index.axis || !areAlong(body, composed, index.axis)) return std::nullopt;
  const std::string &word = index.spelling.macro;
  return word.substr(0, word.size() - 1) + std::to_string(indexOf(other(*index.axis))) + ")";
}

} // namespace warpgrain::transform
