// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/emit/AtomicText.h"

#include "core/openmp/model/Walk.h"

#include <algorithm>

namespace warpgrain::openmp {

namespace {

/// What stands between the target and the value, without blanks: "+=", or "=x+".
std::string between(const Program &program, const Update &update) {
  if (update.value.begin < update.target.end) return {};
  std::string out;
  for (const char c : program.text.substr(update.target.end, update.value.begin - update.target.end))
    if (c != ' ' && c != '\t' && c != '\r' && c != '\n') out += c;
  return out;
}

bool compares(const Update &update) {
  return update.operation == "min" || update.operation == "max" || update.operation == "==";
}

/// "if (x < e) { x = e; }"
std::string comparison(const TextPieces &pieces, const Update &update, const std::string &target) {
  const std::string value = pieces.text(update.value);
  const std::string by = update.replacement.empty() ? value : pieces.text(update.replacement);
  const std::string sign = update.operation == "==" ? " == " : update.operation == "min" ? " > " : " < ";
  return "if (" + target + sign + value + ") { " + target + " = " + by + "; }";
}

/// True for `x++` and `x += e`, and where the value is captured for `v = x++` and for blocks of two statements.
bool keepsItsForm(const Program &program, const Statement &inner, const Update &update) {
  const bool isBlock = inner.kind == StatementKind::compound;
  if (update.value.empty() || update.operation == "write") return true;
  if (compares(update)) return program.textOf(inner.span).find('?') == std::string_view::npos;
  if (update.operation == "=") return isBlock;
  return (update.captured.empty() || isBlock) && between(program, update) == update.operation + "=";
}

} // namespace

std::optional<TextEdit> atomicEdit(const TextPieces &pieces, const Program &program, const Statement &construct) {
  if (!construct.directive || construct.directive->kind != DirectiveKind::atomic || construct.directive->isInMacro ||
      construct.isInMacro || construct.children.size() != 1)
    return std::nullopt;
  const Statement &inner = construct.children.front();
  if (!inner.update || inner.isInMacro || keepsItsForm(program, inner, *inner.update)) return std::nullopt;
  const Update &update = *inner.update;
  const std::string target = pieces.text(update.target);
  const std::string change = compares(update)
                                 ? comparison(pieces, update, target)
                                 : target + " " + update.operation + "= " + pieces.text(update.value) + ";";
  if (update.captured.empty()) return TextEdit{.span = inner.span, .replacement = change};
  const std::string capture = pieces.text(update.captured) + " = " + target + ";";
  return TextEdit{.span = inner.span,
                  .replacement = "{ " + (update.capturesOld ? capture + " " + change : change + " " + capture) + " }"};
}

TextEdits atomicEdits(const TextPieces &pieces, const Program &program, const Statement &statement) {
  TextEdits out;
  forEachStatement(statement, [&](const Statement &each) {
    if (auto edit = atomicEdit(pieces, program, each)) out.push_back(std::move(*edit));
  });
  return out;
}

} // namespace warpgrain::openmp
