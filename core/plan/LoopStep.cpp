// SPDX-License-Identifier: Apache-2.0
#include "core/plan/LoopStep.h"

#include "core/base/LineIndex.h"
#include "core/base/Tokens.h"

#include <algorithm>
#include <charconv>

namespace warpgrain::transform {

using namespace model;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

template <typename Number>
bool readNumber(std::string_view text, Number &out) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
  return error == std::errc() && end == text.data() + text.size();
}

/// The line of `L42`; 0 where it is no such name.
std::uint32_t lineIn(std::string_view name) {
  std::uint32_t line = 0;
  return name.size() > 1 && name[0] == 'L' && readNumber(name.substr(1), line) ? line : 0;
}

bool isLoopName(std::string_view word) {
  const bool beginsWell = !word.empty() && isIdentifierCharacter(word[0]) && (word[0] < '0' || word[0] > '9');
  return beginsWell && std::ranges::all_of(word, isIdentifierCharacter);
}

std::uint32_t lineOf(const Unit &unit, const SourceSpan &span) {
  return LineIndex(unit[span.file].text).locate(span.begin).line;
}

/// The line with its end; empty where there is no such line. A kernel with many loops asks for the line of each.
SourceSpan spanOfLine(const Unit &unit, FileId file, std::uint32_t line) {
  const std::string &text = unit[file].text;
  std::size_t begin = 0;
  for (std::uint32_t at = 1; at < line; ++at) {
    begin = text.find('\n', begin);
    if (begin == std::string::npos) return {.file = file};
    ++begin;
  }
  const std::size_t end = std::min(text.find('\n', begin), text.size()) + 1;
  return {.file = file, .begin = static_cast<std::uint32_t>(begin), .end = static_cast<std::uint32_t>(end)};
}

std::string listed(const Unit &unit, const Body &body, const std::vector<StatementId> &loops) {
  std::string out;
  for (std::size_t i = 0; i < loops.size(); ++i) {
    const char *between = i == 0 ? "" : i + 1 == loops.size() ? " and " : ", ";
    out += between + std::to_string(lineOf(unit, body[loops[i]].keyword));
  }
  return out;
}

} // namespace

Read<LoopStep> parseLoopStep(const Step &step, std::string_view usage) {
  LoopStep out;
  const auto &words = step.arguments;
  if (words.empty()) return wrongWords(ReasonId::stepNeedsLoopAndFactor, {step.word}, usage);
  out.loop = words[0];
  if (!isLoopName(out.loop)) return wrongWords(ReasonId::wordNamesNoLoop, {out.loop}, usage);
  if (words.size() < 2) return wrongWords(ReasonId::stepNeedsFactor, {step.word}, usage);
  if (!readNumber(words[1], out.factor)) return wrongWords(ReasonId::factorIsNoNumber, {words[1]}, usage);
  if (out.factor < 1 || out.factor > largestUnrollFactor)
    return wrongWords(ReasonId::factorOutOfRange, {words[1], largestUnrollFactor}, usage);
  if (words.size() > 2) return wrongWords(ReasonId::wordNotKnown, {words[2], step.word}, usage);
  return out;
}

Step toStep(std::string_view word, const LoopStep &step) {
  return {.word = std::string(word), .arguments = {step.loop, std::to_string(step.factor)}};
}

VariableId counterOf(const Body &body, StatementId loop) {
  const Statement &statement = body[loop];
  if (statement.kind != StatementKind::forLoop || !isSome(statement.increment)) return none<VariableId>;
  const Expression &e = body[statement.increment];
  const bool steps = e.kind == ExpressionKind::assign ||
                     (e.kind == ExpressionKind::unary && (e.op == Operator::increment || e.op == Operator::decrement));
  if (!steps || e.operands.empty()) return none<VariableId>;
  const Expression &target = body[e.operands[0]];
  return target.kind == ExpressionKind::variable ? target.variable : none<VariableId>;
}

std::vector<StatementId> loopsNamed(const Unit &unit, FunctionId kernel, std::string_view name) {
  const Body &body = unit[kernel].body;
  std::vector<StatementId> out;
  for (std::size_t i = 0; i < body.statements.size(); ++i) {
    const StatementId id{static_cast<std::uint32_t>(i)};
    if (body[id].kind != StatementKind::forLoop) continue;
    const VariableId counter = counterOf(body, id);
    if (isSome(counter) && body[counter].name == name) out.push_back(id);
  }
  const std::uint32_t line = lineIn(name);
  if (!out.empty() || line == 0) return out;
  const FileId file = unit[kernel].bodySpan.file;
  const SourceSpan here = spanOfLine(unit, file, line);
  for (std::size_t i = 0; i < body.statements.size(); ++i) {
    const StatementId id{static_cast<std::uint32_t>(i)};
    const SourceSpan &keyword = body[id].keyword;
    const bool isHere = keyword.file == file && here.begin <= keyword.begin && keyword.begin < here.end;
    if (body[id].kind == StatementKind::forLoop && isHere) out.push_back(id);
  }
  return out;
}

std::expected<StatementId, Verdict> findLoop(const Unit &unit, FunctionId kernel, const std::string &name) {
  std::vector<StatementId> loops = loopsNamed(unit, kernel, name);
  const Function &function = unit[kernel];
  if (loops.size() == 1) return loops.front();
  const Body &body = function.body;
  std::ranges::sort(loops, {}, [&body](StatementId id) { return body[id].keyword.begin; });
  if (loops.size() > 1 && lineOf(unit, body[loops.front()].keyword) == lineOf(unit, body[loops.back()].keyword))
    return std::unexpected(Verdict::unknown({ReasonId::loopLineAmbiguous, {listed(unit, body, {loops.front()}), name}},
                                            body[loops.front()].keyword));
  if (loops.size() > 1)
    return std::unexpected(Verdict::unknown(
        {ReasonId::loopNameAmbiguous, {name, listed(unit, body, loops), lineOf(unit, body[loops.front()].keyword)}},
        body[loops[1]].keyword));
  std::string known;
  for (const Statement &statement : body.statements) {
    if (statement.kind != StatementKind::forLoop) continue;
    const StatementId id{static_cast<std::uint32_t>(&statement - &*body.statements.begin())};
    const std::string itsName = nameOfLoop(unit, kernel, id);
    known += (known.empty() ? "" : ", ") +
             (itsName.empty() ? "L" + std::to_string(lineOf(unit, statement.keyword)) : itsName);
  }
  return std::unexpected(Verdict::illegal(
      known.empty() ? Reason(ReasonId::noForLoop) : Reason(ReasonId::noSuchForLoop, {name, known}), function.nameSpan));
}

std::string nameOfLoop(const Unit &unit, FunctionId kernel, StatementId loop) {
  const Body &body = unit[kernel].body;
  const VariableId counter = counterOf(body, loop);
  if (!isSome(counter)) return {};
  const std::vector<StatementId> only{loop};
  if (loopsNamed(unit, kernel, body[counter].name) == only) return body[counter].name;
  const std::string line = "L" + std::to_string(lineOf(unit, body[loop].keyword));
  return loopsNamed(unit, kernel, line) == only ? line : std::string();
}

std::string lineText(const Unit &unit, const SourceSpan &span) {
  return "line " + std::to_string(lineOf(unit, span));
}

} // namespace warpgrain::transform
