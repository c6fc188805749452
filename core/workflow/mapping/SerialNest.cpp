// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/mapping/SerialNest.h"

#include "core/base/Tokens.h"
#include "core/frontend/openmp/NestSearch.h"
#include "core/openmp/model/Walk.h"

#include <algorithm>

namespace warpgrain::workflow {

namespace {

using openmp::Statement;
using openmp::StatementKind;

std::optional<openmp::VariableId> counterOf(const Statement &loop) {
  std::optional<openmp::VariableId> out;
  for (const openmp::Access &access : loop.tail) {
    if (!access.writes()) continue;
    if (out || access.target != openmp::AccessTarget::whole) return std::nullopt;
    out = access.variable;
  }
  return out;
}

/// The loops in a statement that no other loop of it holds, whatever else is around them.
void addOutermost(const Statement &statement, std::vector<const Statement *> &out) {
  if (statement.kind == StatementKind::directive) return;
  if (statement.kind == StatementKind::counted) {
    out.push_back(&statement);
    return;
  }
  for (const Statement &child : statement.children)
    addOutermost(child, out);
}

bool isOnly(const Statement &body, const Statement &loop) {
  if (&body == &loop) return true;
  return body.kind == StatementKind::compound && body.children.size() == 1 && isOnly(body.children.front(), loop);
}

void addLoops(const openmp::Program &program, const LineIndex &lines, const Statement &loop, std::size_t depth,
              bool isAlone, std::vector<SerialLoop> &out) {
  out.push_back({.statement = &loop,
                 .counter = counterOf(loop),
                 .depth = depth,
                 .isAlone = isAlone,
                 .line = lineOf(program, lines, loop.span.begin)});
  const Statement &body = bodyOf(out.back());
  std::vector<const Statement *> inner;
  addOutermost(body, inner);
  for (const Statement *each : inner)
    addLoops(program, lines, *each, depth + 1, isOnly(body, *each), out);
}

SerialNest nestOf(const openmp::Program &program, const LineIndex &lines, openmp::FunctionId function,
                  const Statement &loop) {
  SerialNest out{.function = function, .loops = {}};
  addLoops(program, lines, loop, 0, true, out.loops);
  return out;
}

/// A pragma, and where what follows it begins.
struct Mark {
  SourceSpan span;
  std::uint32_t next = 0;
};

std::vector<Mark> marksWithNext(const std::string &text) {
  std::vector<Mark> out;
  bool isOpen = false; // the last mark is followed by comments at most
  for (const Token &token : tokenize(text)) {
    if (token.kind == TokenKind::comment) continue;
    if (isOpen) out.back().next = token.begin;
    isOpen = token.kind == TokenKind::directive && frontend::isNestMark(textOf(text, token));
    if (isOpen) out.push_back({.span = {.file = mainFile, .begin = token.begin, .end = token.end}, .next = token.end});
  }
  return out;
}

} // namespace

std::uint32_t beginOf(const SerialNest &nest) {
  return nest.loops.front().statement->span.begin;
}

std::uint32_t lineOf(const openmp::Program &program, const LineIndex &lines, std::uint32_t offset) {
  return program.placeOf(lines.locate(offset).line).line;
}

const Statement &bodyOf(const SerialLoop &loop) {
  return loop.statement->children.back();
}

std::vector<SerialNest> nestsOf(const openmp::Program &program) {
  const LineIndex lines(program.text);
  std::vector<SerialNest> out;
  for (std::size_t i = 0; i < program.functions.size(); ++i) {
    std::vector<const Statement *> loops;
    addOutermost(program.functions[i].body, loops);
    for (const Statement *loop : loops)
      out.push_back(nestOf(program, lines, static_cast<openmp::FunctionId>(i), *loop));
  }
  std::ranges::stable_sort(out, {}, beginOf);
  const auto again = std::ranges::unique(out, {}, beginOf);
  out.erase(again.begin(), again.end());
  return out;
}

std::vector<SerialNest> nestsInside(const openmp::Program &program, const SerialNest &nest) {
  const LineIndex lines(program.text);
  std::vector<SerialNest> out;
  for (const SerialLoop &loop : nest.loops)
    if (loop.depth == 1) out.push_back(nestOf(program, lines, nest.function, *loop.statement));
  return out;
}

std::vector<SerialNest> everyNest(const openmp::Program &program) {
  std::vector<SerialNest> out;
  std::vector<SerialNest> open = nestsOf(program);
  while (!open.empty()) {
    const SerialNest next = std::move(open.back());
    open.pop_back();
    for (SerialNest &inner : nestsInside(program, next))
      open.push_back(std::move(inner));
    out.push_back(next);
  }
  std::ranges::sort(out, {}, beginOf);
  return out;
}

Result<SerialNest> nestAtLine(const openmp::Program &program, std::uint32_t line) {
  std::string known;
  for (SerialNest &nest : everyNest(program)) {
    const std::uint32_t begin = nest.loops.front().line;
    if (begin == line) return std::move(nest);
    const std::string text = std::to_string(begin);
    if (!known.ends_with(" " + text) && known != text) known += (known.empty() ? "" : ", ") + text;
  }
  const std::string place = program.path.string() + ":" + std::to_string(line);
  return fail(ErrorKind::usage, place + ": No `for` loop that is read begins in this line. " +
                                    (known.empty() ? "The source has none." : "Loops begin in lines " + known + "."));
}

Result<std::vector<SerialNest>> markedNests(const openmp::Program &program) {
  const std::vector<SerialNest> all = everyNest(program);
  const LineIndex lines(program.text);
  std::vector<SerialNest> out;
  for (const Mark &mark : marksWithNext(program.text)) {
    const auto nest = std::ranges::find(all, mark.next, beginOf);
    if (nest == all.end())
      return fail(ErrorKind::input, program.path.string() + ":" +
                                        std::to_string(lineOf(program, lines, mark.span.begin)) +
                                        ": No `for` loop that is read follows this pragma. Put it before the loop.");
    out.push_back(*nest);
  }
  return out;
}

std::vector<SourceSpan> marksIn(const std::string &text) {
  std::vector<SourceSpan> out;
  for (const Mark &mark : marksWithNext(text))
    out.push_back(mark.span);
  return out;
}

} // namespace warpgrain::workflow
