// SPDX-License-Identifier: Apache-2.0
#include "core/base/Tokens.h"
#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/RegionChecks.h"
#include "core/workflow/mapping/LoopChecks.h"
#include "core/workflow/mapping/NestOrder.h"

#include <algorithm>
#include <array>

namespace warpgrain::workflow {

namespace {

using openmp::CountedLoop;
using openmp::VariableId;

/// The parts of `(init; condition; step)`.
std::optional<std::array<SourceSpan, 3>> partsOf(const std::string &text, const SourceSpan &head) {
  std::vector<std::uint32_t> ends;
  const std::string_view own = std::string_view(text).substr(head.begin, head.length());
  for (const Token &token : tokenize(own))
    if (token.kind == TokenKind::punctuation && textOf(own, token) == ";") ends.push_back(head.begin + token.begin);
  if (ends.size() != 2) return std::nullopt;
  const auto span = [](std::uint32_t begin, std::uint32_t end) {
    return SourceSpan{.file = mainFile, .begin = begin, .end = end};
  };
  return std::array{span(head.begin + 1, ends[0]), span(ends[0] + 1, ends[1]), span(ends[1] + 1, head.end - 1)};
}

/// In parentheses where it is more than a name or a number.
std::string grouped(const std::string &text) {
  const bool isPlain = std::ranges::all_of(text, [](char c) { return isIdentifierCharacter(c); });
  return isPlain ? text : "(" + text + ")";
}

/// A loop that is to have the iterations of all values of a counter around it.
class RectangleMaker {
public:
  RectangleMaker(const ReadNest &read, const SerialLoop &outer, const SerialLoop &inner)
      : read_(read), outer_(outer), inner_(inner), around_(*outer.statement->counted), own_(*inner.statement->counted) {
  }

  std::optional<NestChange> run() const {
    if (!countAlike()) return std::nullopt;
    const auto head = headSpan(read_, inner_);
    const auto parts = head ? partsOf(read_.program.text, *head) : std::nullopt;
    if (!parts) return std::nullopt;
    const std::string name = read_.program[*inner_.counter].name;
    const std::string outer = read_.program[*outer_.counter].name;
    NestChange out{.edits = {}, .told = {}, .reliance = {}};
    std::string condition;
    if (isCounterOf(own_.bound) && !names(own_.begin)) {
      // j <= i, and i < n: j < n.
      const std::string sign = own_.includesBound ? " <= " : " < ";
      condition = name + sign + outer;
      out.edits.push_back(
          {.span = (*parts)[1],
           .replacement = " " + name + (around_.includesBound ? " <= " : " < ") + grouped(around_.bound)});
    } else if (const auto offset = offsetOf(own_.begin); offset && !names(own_.bound)) {
      // j = i + c, and i = a, a + 1, …: j = a, a + 1, …
      condition = name + " >= " + outer + (*offset == 0 ? "" : " + " + std::to_string(*offset));
      const std::string declared = own_.declaresCounter ? own_.counterType + " " : "";
      out.edits.push_back({.span = (*parts)[0], .replacement = declared + name + " = " + around_.begin});
    } else {
      return std::nullopt;
    }
    const std::uint32_t body = bodyOf(inner_).span.begin;
    out.edits.push_back(
        {.span = {.file = mainFile, .begin = body, .end = body}, .replacement = "if (" + condition + ") "});
    out.told = "The loop over " + name + " of line " + std::to_string(inner_.line) + " has the iterations of all " +
               outer + ", under the condition " + condition + ".";
    return out;
  }

private:
  bool names(const std::string &text) const {
    const std::string &name = read_.program[*outer_.counter].name;
    return std::ranges::any_of(tokenize(text), [&](const Token &token) {
      return token.kind == TokenKind::identifier && textOf(text, token) == name;
    });
  }

  /// The counter, by its name alone.
  bool isCounterOf(const std::string &text) const { return offsetOf(text) == 0; }

  /// `i` or `i + 2`; not negative.
  std::optional<std::int64_t> offsetOf(const std::string &text) const {
    std::vector<std::string> words;
    for (const Token &token : tokenize(text)) {
      const std::string word(textOf(text, token));
      if (token.kind == TokenKind::comment || word == "(" || word == ")") continue;
      words.push_back(word);
    }
    if (words.empty() || words.front() != read_.program[*outer_.counter].name) return std::nullopt;
    if (words.size() == 1) return 0;
    const bool isNumber = words.size() == 3 && words[1] == "+" && words[2].size() <= 6 &&
                          std::ranges::all_of(words[2], [](char c) { return c >= '0' && c <= '9'; }) &&
                          (words[2] == "0" || words[2].front() != '0');
    return isNumber ? std::optional(std::stoll(words[2])) : std::nullopt;
  }

  /// Both count upwards by one in the same type; nothing ends or reads the inner one otherwise.
  bool countAlike() const {
    const openmp::Variable &one = read_.program[*outer_.counter];
    const openmp::Variable &other = read_.program[*inner_.counter];
    if (one.type != other.type || one.bytes != other.bytes || !one.isInteger || !one.isSigned || one.name == other.name)
      return false;
    if (!one.bytes || *one.bytes < 4) return false;
    for (const SerialLoop *loop : {&outer_, &inner_}) {
      const CountedLoop &counted = *loop->statement->counted;
      if (counted.countsDown || counted.constantStep != 1 || counted.boundIsUnsigned || counted.boundLosesSign)
        return false;
      if (openmp::mayLeave(bodyOf(*loop))) return false;
    }
    if (!hasConstantHead(read_, outer_, *outer_.statement) || !hasConstantHead(read_, inner_, *inner_.statement))
      return false;
    const bool isOutside = !openmp::declares(*read_.nest.loops.front().statement, *inner_.counter);
    return !isOutside || whyValueIsNeeded(read_.program, read_.nest, *inner_.counter).empty();
  }

  const ReadNest &read_;
  const SerialLoop &outer_;
  const SerialLoop &inner_;
  const CountedLoop &around_;
  const CountedLoop &own_;
};

} // namespace

std::optional<NestChange> madeRectangle(const ReadNest &read) {
  for (std::size_t i = 1; i < read.nest.loops.size(); ++i) {
    const SerialLoop &inner = read.nest.loops[i];
    if (inner.depth != i || !inner.isAlone) break;
    const MappedLoop &loop = read.mapped.loops[i];
    if (!loop.isParallel || loop.isMapped || !inner.statement->counted) continue;
    const auto &variables = inner.statement->counted->variables;
    for (std::size_t around = 0; around < i; ++around) {
      const SerialLoop &outer = read.nest.loops[around];
      if (!read.mapped.loops[around].isMapped || !outer.statement->counted || !outer.counter) continue;
      if (std::ranges::find(variables, *outer.counter) == variables.end()) continue;
      if (auto out = RectangleMaker(read, outer, inner).run()) return out;
    }
  }
  return std::nullopt;
}

} // namespace warpgrain::workflow
