// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/mapping/WidenedNest.h"

#include "core/base/LineIndex.h"
#include "core/base/Tokens.h"
#include "core/openmp/model/Walk.h"

#include <algorithm>

namespace warpgrain::workflow {

namespace {

using openmp::Access;
using openmp::AccessTarget;
using openmp::CountedLoop;
using openmp::Statement;
using openmp::StatementKind;
using openmp::VariableId;

/// What a text ends with behind its last word: blanks, or the end of a line and the next line's indentation.
std::string blanksBehind(std::string_view text) {
  const std::size_t last = text.find_last_not_of(" \t\r\n");
  return std::string(last == std::string_view::npos ? text : text.substr(last + 1));
}

/// Counts up by one from a first value to a bound.
bool isPlainLoop(const Statement &loop) {
  if (!loop.counted || !loop.isCanonical || loop.isInMacro || loop.directive || !loop.calls.empty()) return false;
  const CountedLoop &counted = *loop.counted;
  return counted.isCanonical && counted.constantStep == 1 && !counted.countsDown && !counted.boundIsUnsigned &&
         !counted.boundLosesSign && (!loop.hasInit || loop.children.front().calls.empty());
}

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

/// The loops of a body that become one, and those that it moves over.
struct MovedLoops {
  std::vector<const Statement *> moved;
  std::vector<const Statement *> crossed;
};

/// A bound in which the counter of another loop is replaced.
struct ReplacedBound {
  std::string text;
  bool isReplaced = false;
};

class Widening {
public:
  Widening(const openmp::Program &program, const SerialNest &nest, const MappedNest &mapped)
      : program_(program), nest_(nest), mapped_(mapped) {}

  std::optional<WidenedNest> write(bool mayMove);

private:
  bool findMapped();
  bool canBeEdited() const;
  std::optional<MovedLoops> loopsToMove(const CountedLoop &wanted) const;
  bool collect(const Statement &statement, const CountedLoop &wanted, MovedLoops &out) const;
  bool isSame(const CountedLoop &a, const CountedLoop &b) const;
  bool isStable(VariableId variable) const;
  bool canMove(const MovedLoops &loops) const;
  std::optional<WidenedNest> moved();
  std::optional<WidenedNest> rectangular() const;
  bool writeHead(const CountedLoop &loop, std::string &head, std::string &condition) const;
  std::optional<ReplacedBound> replaced(const CountedLoop &loop, const std::string &text, bool isUpper) const;
  bool canStandFor(const CountedLoop &loop, const CountedLoop &outer) const;
  const CountedLoop *mappedLoop(VariableId counter) const;

  const Statement &body() const { return bodyOf(nest_.loops[last_]); }

  std::string_view nameOf(VariableId variable) const { return program_[variable].name; }

  const openmp::Program &program_;
  const SerialNest &nest_;
  const MappedNest &mapped_;
  std::size_t first_ = 0; ///< mapped loop, in the nest's loops
  std::size_t last_ = 0;
};

bool Widening::findMapped() {
  const auto first = std::ranges::find_if(mapped_.loops, &MappedLoop::isMapped);
  if (first == mapped_.loops.end()) return false;
  first_ = static_cast<std::size_t>(first - mapped_.loops.begin());
  const auto count = static_cast<std::size_t>(std::ranges::count_if(mapped_.loops, &MappedLoop::isMapped));
  last_ = first_ + count - 1;
  return count < 3 && last_ + 1 < nest_.loops.size() && mapped_.loops[last_].isMapped;
}

/// The text is the source's own, and stays C++ where it is copied as it is.
bool Widening::canBeEdited() const {
  const Statement &whole = *nest_.loops[first_].statement;
  const LineIndex lines(program_.text);
  if (program_[nest_.function].isInstance ||
      program_.placeOf(lines.locate(whole.span.begin).line).path != program_.path || whole.isInMacro ||
      program_.textOf(whole.span).contains('#') || mayJump(body()))
    return false;
  for (const TextEdits *edits : {&program_.hostEdits, &program_.allocationEdits})
    for (const TextEdit &edit : *edits)
      if (edit.span.begin <= whole.span.end && whole.span.begin <= edit.span.end) return false;
  bool isOwnName = true;
  openmp::forEachAccess(whole, [&](const Access &access) {
    isOwnName &= !program_.namesOfCuda.contains(program_[access.variable].name);
  });
  return isOwnName;
}

bool Widening::isSame(const CountedLoop &a, const CountedLoop &b) const {
  if (a.declaresCounter != b.declaresCounter || (!a.declaresCounter && a.counter != b.counter)) return false;
  return nameOf(a.counter) == nameOf(b.counter) && a.counterType == b.counterType && a.begin == b.begin &&
         a.bound == b.bound && a.includesBound == b.includesBound && a.variables == b.variables;
}

/// The body must have nothing else than such loops, and loops around them.
bool Widening::collect(const Statement &statement, const CountedLoop &wanted, MovedLoops &out) const {
  if (statement.directive || statement.isInMacro) return false;
  if (statement.kind == StatementKind::empty) return true;
  if (statement.kind == StatementKind::compound)
    return std::ranges::all_of(statement.children, [&](const Statement &each) { return collect(each, wanted, out); });
  if (statement.kind != StatementKind::counted || !isPlainLoop(statement)) return false;
  if (isSame(*statement.counted, wanted)) {
    out.moved.push_back(&statement);
    return true;
  }
  out.crossed.push_back(&statement);
  return collect(statement.children.back(), wanted, out);
}

/// A number that nothing in the body of the innermost mapped loop changes.
bool Widening::isStable(VariableId id) const {
  const openmp::Variable &variable = program_[id];
  const bool isLocal = variable.storage == openmp::Storage::local || variable.storage == openmp::Storage::parameter;
  if (variable.shape != openmp::Shape::number || variable.isVolatile || openmp::declares(body(), id)) return false;
  if (!variable.isConst && (!isLocal || variable.addressEscapes)) return false;
  bool isWritten = false;
  openmp::forEachAccess(body(), [&](const Access &access) { isWritten |= access.variable == id && access.writes(); });
  return !isWritten;
}

/// Heads mean the same outside, and loops that are moved over count as before.
bool Widening::canMove(const MovedLoops &loops) const {
  const CountedLoop &own = *loops.moved.front()->counted;
  for (std::size_t i = 0; i <= last_; ++i)
    if (nest_.loops[i].counter && nameOf(*nest_.loops[i].counter) == nameOf(own.counter)) return false;
  for (const auto *list : {&loops.moved, &loops.crossed})
    for (const Statement *loop : *list)
      if (!std::ranges::all_of(loop->counted->variables, [this](VariableId each) { return isStable(each); }))
        return false;
  for (const Statement *loop : loops.crossed) {
    const VariableId counter = loop->counted->counter;
    const openmp::Variable &variable = program_[counter];
    const bool isLocal = variable.storage == openmp::Storage::local || variable.storage == openmp::Storage::parameter;
    if (!isLocal || variable.addressEscapes || variable.name == nameOf(own.counter)) return false;
    for (const VariableId each : loop->counted->variables)
      if (nameOf(each) == nameOf(own.counter)) return false;
    for (const Statement *each : loops.moved) {
      bool isChanged = false;
      openmp::forEachAccess(*each,
                            [&](const Access &access) { isChanged |= access.variable == counter && access.writes(); });
      if (isChanged) return false;
    }
  }
  return true;
}

std::optional<MovedLoops> Widening::loopsToMove(const CountedLoop &wanted) const {
  MovedLoops out;
  if (!collect(body(), wanted, out) || out.moved.empty() || (out.moved.size() == 1 && out.crossed.empty()))
    return std::nullopt;
  for (const Statement *each : out.moved) {
    const auto at = std::ranges::find(nest_.loops, each, &SerialLoop::statement);
    if (at == nest_.loops.end() || !mapped_.loops[static_cast<std::size_t>(at - nest_.loops.begin())].isParallel)
      return std::nullopt;
  }
  return canMove(out) ? std::optional(std::move(out)) : std::nullopt;
}

const CountedLoop *Widening::mappedLoop(VariableId counter) const {
  for (std::size_t i = first_; i <= last_; ++i)
    if (const Statement &loop = *nest_.loops[i].statement; loop.counted && loop.counted->counter == counter)
      return isPlainLoop(loop) ? &*loop.counted : nullptr;
  return nullptr;
}

/// The bounds of a mapped loop mean the same in the head of a loop in it, and numbers below zero stay below.
bool Widening::canStandFor(const CountedLoop &loop, const CountedLoop &outer) const {
  if (!program_[loop.counter].isSigned || !program_[outer.counter].isSigned) return false;
  return std::ranges::all_of(outer.variables, [&](VariableId each) {
    return isStable(each) && program_[each].isSigned && nameOf(each) != nameOf(loop.counter);
  });
}

/// Replaces the counter of a mapped loop by its first value, or by its bound. The text must be a sum of variables and
/// numbers that has the counter once, so that it grows with it.
std::optional<ReplacedBound> Widening::replaced(const CountedLoop &loop, const std::string &text, bool isUpper) const {
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
bool Widening::writeHead(const CountedLoop &loop, std::string &head, std::string &condition) const {
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
    return std::ranges::any_of(nest_.loops, [&](const SerialLoop &outer) {
      return outer.counter == each && mapped_.loops[static_cast<std::size_t>(&outer - nest_.loops.data())].isMapped;
    });
  });
  if (hasMapped && !dependsOn(begin) && !dependsOn(bound)) return false; // within a macro
  if (hasMapped && dependsOn(begin)) {
    const auto least = replaced(loop, begin, false);
    if (!least || !least->isReplaced) return false;
    condition = name + " >= " + begin;
    begin = least->text;
  }
  if (hasMapped && dependsOn(bound)) {
    const auto most = replaced(loop, bound, true);
    if (!most || !most->isReplaced) return false;
    condition += (condition.empty() ? "" : " && ") + name + (includes ? " <= " : " < ") + bound;
    bound = most->text;
    // The counter is less than the bound that replaces it, if that is not included.
    includes = includes && std::ranges::all_of(loop.variables, [&](VariableId each) {
                 const CountedLoop *outer = mappedLoop(each);
                 return outer == nullptr || outer->includesBound;
               });
  }
  head = "for (" + (loop.declaresCounter ? loop.counterType + " " : std::string()) + name + " = " + begin + "; " +
         name + (includes ? " <= " : " < ") + bound + "; " + name + "++) ";
  return true;
}

TextEdit replacing(std::uint32_t begin, std::uint32_t end, std::string text) {
  return {.span = {.file = mainFile, .begin = begin, .end = end}, .replacement = std::move(text)};
}

std::optional<WidenedNest> Widening::moved() {
  for (std::size_t i = last_ + 1; i < nest_.loops.size(); ++i) {
    const Statement &candidate = *nest_.loops[i].statement;
    if (!mapped_.loops[i].isParallel || !isPlainLoop(candidate)) continue;
    const auto loops = loopsToMove(*candidate.counted);
    if (!loops) continue;
    std::string head;
    std::string condition;
    if (!writeHead(*candidate.counted, head, condition)) continue;
    WidenedNest out{.loop = last_ + 1, .moves = true};
    const bool isGuarded = !condition.empty();
    out.edits.push_back(
        replacing(body().span.begin, body().span.begin, head + (isGuarded ? "{ if (" + condition + ") " : "")));
    if (isGuarded) out.edits.push_back(replacing(body().span.end, body().span.end, " }"));
    std::string lines;
    const LineIndex index(program_.text);
    for (const Statement *each : loops->moved) {
      const std::uint32_t begin = each->span.begin;
      const std::uint32_t end = each->children.back().span.begin;
      out.edits.push_back(replacing(begin, end, ""));
      lines += (lines.empty() ? "" : ", ") + std::to_string(lineOf(program_, index, begin));
    }
    const std::string name(nameOf(candidate.counted->counter));
    out.how = (loops->moved.size() == 1 ? "The loop over " + name + " of line " + lines + " is"
                                        : "The loops over " + name + " of lines " + lines + " are one loop,") +
              " around all that loop " + std::string(nameOf(*nest_.loops[last_].counter)) +
              " executes: iterations with different " + name + " do not depend on each other.";
    return out;
  }
  return std::nullopt;
}

/// The next loop is parallel and alone, and its bounds depend on a mapped loop.
std::optional<WidenedNest> Widening::rectangular() const {
  const SerialLoop &next = nest_.loops[last_ + 1];
  const Statement &loop = *next.statement;
  if (!next.isAlone || !mapped_.loops[last_ + 1].isParallel || !isPlainLoop(loop) ||
      !std::ranges::all_of(loop.counted->variables, [this](VariableId each) { return isStable(each); }))
    return std::nullopt;
  std::string head;
  std::string condition;
  if (!writeHead(*loop.counted, head, condition) || condition.empty()) return std::nullopt;
  const std::uint32_t begin = loop.span.begin;
  const SourceSpan &inner = loop.children.back().span;
  WidenedNest out{.loop = last_ + 1};
  out.edits.push_back(
      replacing(begin, inner.begin,
                head + "{ if (" + condition + ")" + blanksBehind(program_.textOf({mainFile, begin, inner.begin}))));
  out.edits.push_back(replacing(inner.end, inner.end, " }"));
  const std::string name(nameOf(loop.counted->counter));
  out.how = "The loop over " + name + " of line " + std::to_string(next.line) +
            " counts over the greatest range that it has, and does nothing where not " + condition + ".";
  return out;
}

std::optional<WidenedNest> Widening::write(bool mayMove) {
  if (!findMapped() || !canBeEdited()) return std::nullopt;
  auto out = rectangular();
  return out || !mayMove ? out : moved();
}

} // namespace

std::optional<WidenedNest> widened(const openmp::Program &program, const SerialNest &nest, const MappedNest &mapped) {
  return Widening(program, nest, mapped).write(/*mayMove=*/true);
}

std::optional<WidenedNest> rectangular(const openmp::Program &program, const SerialNest &nest,
                                       const MappedNest &mapped) {
  return Widening(program, nest, mapped).write(/*mayMove=*/false);
}

bool isWidened(const WidenedNest &widened, const MappedNest &before, const MappedNest &after) {
  if (!after.refusal.empty() || after.line != before.line || after.function != before.function) return false;
  if (widened.loop >= after.loops.size() || !after.loops[widened.loop].isMapped || !after.outline.whyNot.empty())
    return false;
  for (std::size_t i = 0; i < widened.loop; ++i)
    if (before.loops[i].isMapped != after.loops[i].isMapped) return false;
  // Variables of which each iteration has one of its own may go from one of the old loops to the next.
  const OwnVariables &own = after.loops[widened.loop].own;
  return !after.ranking.ranked.empty() && (!widened.moves || (own.reductions.empty() && own.privates.empty()));
}

std::string mappedTextOf(const openmp::Program &program, const MappedNest &mapped, const SerialNest &nest) {
  const auto first = std::ranges::find_if(mapped.loops, &MappedLoop::isMapped);
  if (first == mapped.loops.end()) return {};
  return std::string(
      program.textOf(nest.loops[static_cast<std::size_t>(first - mapped.loops.begin())].statement->span));
}

} // namespace warpgrain::workflow
