// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/mapping/SerialNest.h"

#include "core/base/LineIndex.h"
#include "core/base/Tokens.h"
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

void addLoops(const LineIndex &lines, const Statement &loop, std::size_t depth, bool isAlone,
              std::vector<SerialLoop> &out) {
  out.push_back({.statement = &loop,
                 .counter = counterOf(loop),
                 .depth = depth,
                 .isAlone = isAlone,
                 .line = lines.locate(loop.span.begin).line});
  const Statement &body = bodyOf(out.back());
  std::vector<const Statement *> inner;
  addOutermost(body, inner);
  for (const Statement *each : inner)
    addLoops(lines, *each, depth + 1, isOnly(body, *each), out);
}

SerialNest nestOf(const LineIndex &lines, openmp::FunctionId function, const Statement &loop) {
  SerialNest out{.function = function, .loops = {}};
  addLoops(lines, loop, 0, true, out.loops);
  return out;
}

/// All loops, the inner ones too.
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
  std::ranges::sort(out, {}, [](const SerialNest &nest) { return nest.loops.front().statement->span.begin; });
  return out;
}

bool isMark(std::string_view directive) {
  std::vector<std::string> words(1);
  for (const char c : directive) {
    if (c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\\' || c == '#') {
      if (!words.back().empty()) words.emplace_back();
    } else {
      words.back() += c;
    }
  }
  if (words.back().empty()) words.pop_back();
  return words == std::vector<std::string>{"pragma", "warpgrain", "map"};
}

} // namespace

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
      out.push_back(nestOf(lines, static_cast<openmp::FunctionId>(i), *loop));
  }
  std::ranges::sort(out, {}, [](const SerialNest &nest) { return nest.loops.front().statement->span.begin; });
  return out;
}

std::vector<SerialNest> nestsInside(const openmp::Program &program, const SerialNest &nest) {
  const LineIndex lines(program.text);
  std::vector<SerialNest> out;
  for (const SerialLoop &loop : nest.loops)
    if (loop.depth == 1) out.push_back(nestOf(lines, nest.function, *loop.statement));
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
  const std::vector<Token> tokens = tokenize(program.text);
  std::vector<SerialNest> out;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].kind != TokenKind::directive || !isMark(textOf(program.text, tokens[i]))) continue;
    std::size_t next = i + 1;
    while (next < tokens.size() && tokens[next].kind == TokenKind::comment)
      ++next;
    const auto nest = std::ranges::find_if(all, [&](const SerialNest &each) {
      return next < tokens.size() && each.loops.front().statement->span.begin == tokens[next].begin;
    });
    if (nest == all.end())
      return fail(ErrorKind::input, program.path.string() + ":" +
                                        std::to_string(LineIndex(program.text).locate(tokens[i].begin).line) +
                                        ": No `for` loop that is read follows this pragma. Put it before the loop.");
    out.push_back(*nest);
  }
  return out;
}

std::vector<SourceSpan> marksIn(const std::string &text) {
  std::vector<SourceSpan> out;
  for (const Token &token : tokenize(text))
    if (token.kind == TokenKind::directive && isMark(textOf(text, token)))
      out.push_back({.file = mainFile, .begin = token.begin, .end = token.end});
  return out;
}

} // namespace warpgrain::workflow
