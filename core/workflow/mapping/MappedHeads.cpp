// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/mapping/MappedHeads.h"

#include "core/base/LineIndex.h"
#include "core/base/Tokens.h"
#include "core/openmp/model/Walk.h"

#include <algorithm>

namespace warpgrain::workflow {

namespace {

using openmp::Access;
using openmp::CountedLoop;
using openmp::Statement;
using openmp::StatementKind;
using openmp::VariableId;

/// Statements that leave a loop's body before its end, or code whose order is not seen.
bool mayJump(const Statement &statement) {
  bool found = false;
  openmp::forEachStatement(statement, [&](const Statement &each) {
    switch (each.kind) {
    case StatementKind::breaks:
    case StatementKind::continues:
    case StatementKind::returns:
    case StatementKind::label:
    case StatementKind::switchCase:
    case StatementKind::directive:
    case StatementKind::other:
      found = true;
      break;
    default:
      break;
    }
    for (const openmp::Obstacle &obstacle : each.obstacles)
      found |= obstacle.kind == openmp::ObstacleKind::goTo || obstacle.kind == openmp::ObstacleKind::assembly ||
               obstacle.kind == openmp::ObstacleKind::statementExpression;
  });
  return found;
}

} // namespace

bool isPlainLoop(const Statement &loop) {
  if (!loop.counted || !loop.isCanonical || loop.isInMacro || loop.directive || !loop.calls.empty()) return false;
  const CountedLoop &counted = *loop.counted;
  return counted.isCanonical && counted.constantStep == 1 && !counted.countsDown && !counted.boundIsUnsigned &&
         !counted.boundLosesSign && (!loop.hasInit || loop.children.front().calls.empty());
}

TextEdit replacing(std::uint32_t begin, std::uint32_t end, std::string text) {
  return {.span = {.file = mainFile, .begin = begin, .end = end}, .replacement = std::move(text)};
}

MappedHeads::MappedHeads(const ReadNest &read) : read_(read) {
  const auto first = std::ranges::find_if(read.mapped.loops, &MappedLoop::isMapped);
  if (first == read.mapped.loops.end()) return;
  first_ = static_cast<std::size_t>(first - read.mapped.loops.begin());
  const auto count = static_cast<std::size_t>(std::ranges::count_if(read.mapped.loops, &MappedLoop::isMapped));
  last_ = first_ + count - 1;
  hasRoom_ = count < 3 && last_ + 1 < read.nest.loops.size() && read.mapped.loops[last_].isMapped;
}

bool MappedHeads::canHaveMore() const {
  if (!hasRoom_ || mayJump(body())) return false;
  const std::uint32_t begin = read_.nest.loops[first_].statement->span.begin;
  return read_.program.placeOf(LineIndex(read_.program.text).locate(begin).line).path == read_.program.path;
}

bool MappedHeads::isStable(VariableId id) const {
  const openmp::Variable &variable = read_.program[id];
  const bool isLocal = variable.storage == openmp::Storage::local || variable.storage == openmp::Storage::parameter;
  if (variable.shape != openmp::Shape::number || variable.isVolatile || openmp::declares(body(), id)) return false;
  if (!variable.isConst && (!isLocal || variable.addressEscapes)) return false;
  bool isWritten = false;
  openmp::forEachAccess(body(), [&](const Access &access) { isWritten |= access.variable == id && access.writes(); });
  return !isWritten;
}

const CountedLoop *MappedHeads::mappedLoop(VariableId counter) const {
  for (std::size_t i = first_; i <= last_; ++i)
    if (const Statement &loop = *read_.nest.loops[i].statement; loop.counted && loop.counted->counter == counter)
      return isPlainLoop(loop) ? &*loop.counted : nullptr;
  return nullptr;
}

/// The bounds of a mapped loop mean the same in the head of a loop in it, and numbers below zero stay below.
bool MappedHeads::canStandFor(const CountedLoop &loop, const CountedLoop &outer) const {
  if (!read_.program[loop.counter].isSigned || !read_.program[outer.counter].isSigned) return false;
  return std::ranges::all_of(outer.variables, [&](VariableId each) {
    return isStable(each) && read_.program[each].isSigned && nameOf(each) != nameOf(loop.counter);
  });
}

/// Replaces the counter of a mapped loop by its first value, or by its bound. The text must be a sum of variables and
/// numbers that has the counter once, so that it grows with it.
std::optional<MappedHeads::ReplacedBound> MappedHeads::replaced(const CountedLoop &loop, const std::string &text,
                                                                bool isUpper) const {
  const CountedLoop *outer = nullptr;
  ReplacedBound out;
  bool wantsOperand = true;
  bool isSubtracted = false;
  for (const Token &token : tokenize(text)) {
    const std::string word(textOf(text, token));
    if (!out.text.empty()) out.text += ' ';
    if (token.kind == TokenKind::punctuation) {
      if (wantsOperand || (word != "+" && word != "-")) return std::nullopt;
      isSubtracted = word == "-";
      wantsOperand = true;
      out.text += word;
      continue;
    }
    if (!wantsOperand || (token.kind != TokenKind::identifier && token.kind != TokenKind::number)) return std::nullopt;
    wantsOperand = false;
    if (token.kind == TokenKind::number) {
      out.text += word;
      continue;
    }
    const auto named = std::ranges::find_if(loop.variables, [&](VariableId each) { return nameOf(each) == word; });
    if (named == loop.variables.end()) return std::nullopt; // a macro
    const CountedLoop *counts = mappedLoop(*named);
    if (counts == nullptr) {
      out.text += word;
      continue;
    }
    if (outer != nullptr || isSubtracted || !canStandFor(loop, *counts)) return std::nullopt;
    outer = counts;
    const std::string &other = isUpper ? counts->bound : counts->begin;
    const bool isWord = std::ranges::all_of(other, isIdentifierCharacter);
    out.text += isWord ? other : "(" + other + ")";
  }
  out.isReplaced = outer != nullptr;
  return wantsOperand ? std::nullopt : std::optional(out);
}

/// The head of a loop whose bounds do not depend on mapped loops, and the condition that its iterations then have.
std::optional<FreeHead> MappedHeads::headOf(const CountedLoop &loop) const {
  std::string condition;
  const std::string name(nameOf(loop.counter));
  std::string begin = loop.begin;
  std::string bound = loop.bound;
  bool includes = loop.includesBound;
  const auto dependsOn = [&](const std::string &text) {
    return std::ranges::any_of(tokenize(text), [&](const Token &token) {
      return std::ranges::any_of(loop.variables, [&](VariableId each) {
        return mappedLoop(each) != nullptr && textOf(text, token) == nameOf(each);
      });
    });
  };
  const bool hasMapped = std::ranges::any_of(loop.variables, [this](VariableId each) {
    return std::ranges::any_of(read_.nest.loops, [&](const SerialLoop &outer) {
      return outer.counter == each &&
             read_.mapped.loops[static_cast<std::size_t>(&outer - read_.nest.loops.data())].isMapped;
    });
  });
  if (hasMapped && !dependsOn(begin) && !dependsOn(bound)) return std::nullopt; // within a macro
  if (hasMapped && dependsOn(begin)) {
    const auto least = replaced(loop, begin, false);
    if (!least || !least->isReplaced) return std::nullopt;
    condition = name + " >= " + begin;
    begin = least->text;
  }
  if (hasMapped && dependsOn(bound)) {
    const auto most = replaced(loop, bound, true);
    if (!most || !most->isReplaced) return std::nullopt;
    condition += (condition.empty() ? "" : " && ") + name + (includes ? " <= " : " < ") + bound;
    bound = most->text;
    // The counter is less than the bound that replaces it, if that is not included.
    includes = includes && std::ranges::all_of(loop.variables, [&](VariableId each) {
                 const CountedLoop *outer = mappedLoop(each);
                 return outer == nullptr || outer->includesBound;
               });
  }
  return FreeHead{.text = "for (" + (loop.declaresCounter ? loop.counterType + " " : std::string()) + name + " = " +
                          begin + "; " + name + (includes ? " <= " : " < ") + bound + "; " + name + "++) ",
                  .condition = std::move(condition)};
}

} // namespace warpgrain::workflow
