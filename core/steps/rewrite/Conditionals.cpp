// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/Conditionals.h"

#include "core/base/Tokens.h"
#include "core/base/Trimmed.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <string>
#include <tuple>

namespace warpgrain::transform {

using dependence::ReasonId;
using namespace model;
using dependence::Reason;

namespace {

std::optional<ConditionalLine::Kind> kindOf(std::string_view directive) {
  const std::size_t first = directive.find_first_not_of(" \t", 1);
  if (first == std::string_view::npos) return std::nullopt;
  const std::string_view rest = directive.substr(first);
  const std::string_view word =
      rest.substr(0, std::size_t(std::ranges::find_if_not(rest, isIdentifierCharacter) - rest.begin()));
  if (word == "if" || word == "ifdef" || word == "ifndef") return ConditionalLine::Kind::opens;
  if (word == "else" || word.starts_with("elif")) return ConditionalLine::Kind::parts;
  if (word == "endif") return ConditionalLine::Kind::closes;
  return std::nullopt;
}

/// What a piece of text does to the brackets around it: how many it closes that it did not open, then opens.
struct Brackets {
  int closed = 0;
  int opened = 0;

  void add(const Brackets &next) {
    const int inner = std::min(opened, next.closed);
    opened += next.opened - inner;
    closed += next.closed - inner;
  }

  friend auto operator<=>(const Brackets &, const Brackets &) = default;
};

/// What is wrong with a conditional: the line that shows it, and what its branches do, or nothing where a line has no
/// other half.
struct Fault {
  std::string line;
  std::vector<Brackets> branches;

  friend auto operator<=>(const Fault &, const Fault &) = default;
};

class FaultFinder {
public:
  explicit FaultFinder(std::string_view text) : text_(text) {}

  std::vector<Fault> run() {
    open_.push_back({});
    for (const Token &token : tokenize(text_)) {
      const std::string_view word = textOf(text_, token);
      if (token.kind == TokenKind::directive)
        readDirective(word);
      else if (token.kind == TokenKind::punctuation)
        readBracket(word);
    }
    for (std::size_t i = 1; i < open_.size(); ++i)
      faults_.push_back({open_[i].line, {}});
    return std::move(faults_);
  }

private:
  struct Open {
    std::string line;
    std::vector<Brackets> branches{{}};
    bool hasElse = false;
  };

  void readDirective(std::string_view word) {
    const auto kind = kindOf(word);
    if (!kind) return;
    const std::string line(trimmed(word));
    if (kind == ConditionalLine::Kind::opens) {
      open_.push_back({.line = line});
    } else if (open_.size() == 1) {
      faults_.push_back({line, {}});
    } else if (kind == ConditionalLine::Kind::parts) {
      open_.back().branches.emplace_back();
      open_.back().hasElse |= !word.contains("elif");
    } else {
      close();
    }
  }

  void close() {
    Open done = std::move(open_.back());
    open_.pop_back();
    if (!done.hasElse) done.branches.emplace_back();
    const Brackets first = done.branches.front();
    const bool differ = std::ranges::any_of(done.branches, [&](const Brackets &b) { return b != first; });
    if (differ) faults_.push_back({done.line, done.branches});
    open_.back().branches.back().add(first);
  }

  void readBracket(std::string_view word) {
    if (word == "{" || word == "(") open_.back().branches.back().add({.closed = 0, .opened = 1});
    if (word == "}" || word == ")") open_.back().branches.back().add({.closed = 1, .opened = 0});
  }

  std::string_view text_;
  std::vector<Open> open_; ///< the first stands for the whole text
  std::vector<Fault> faults_;
};

/// A fault of one text that another has not, or has fewer of.
std::optional<Fault> newFault(std::string_view before, std::string_view after) {
  std::map<Fault, int> known;
  for (const Fault &fault : FaultFinder(before).run())
    ++known[fault];
  for (const Fault &fault : FaultFinder(after).run())
    if (--known[fault] < 0) return fault;
  return std::nullopt;
}

/// The first conditional line with a fault's words among the edits of its file; else the first there is.
std::optional<SourceSpan> placeOf(const Unit &unit, FileId file, const Fault &fault, const TextEdits &edits) {
  std::uint32_t begin = UINT32_MAX;
  std::uint32_t end = 0;
  for (const TextEdit &edit : edits) {
    if (edit.span.file != file) continue;
    begin = std::min(begin, edit.span.begin);
    end = std::max(end, edit.span.end);
  }
  std::optional<SourceSpan> first;
  for (const ConditionalLine &line : conditionalLinesOf(unit[file].text)) {
    const SourceSpan span{.file = file, .begin = line.begin, .end = line.end};
    if (trimmed(unit.textOf(span)) != fault.line) continue;
    if (line.begin >= begin && line.end <= end) return span;
    if (!first) first = span;
  }
  return first;
}

} // namespace

std::vector<ConditionalLine> conditionalLinesOf(std::string_view text) {
  std::vector<ConditionalLine> lines;
  for (const Token &token : tokenize(text)) {
    if (token.kind != TokenKind::directive) continue;
    if (const auto kind = kindOf(textOf(text, token)))
      lines.push_back({.kind = *kind, .begin = token.begin, .end = token.end});
  }
  return lines;
}

ConditionalPath conditionalPathAt(const std::vector<ConditionalLine> &lines, std::uint32_t offset) {
  ConditionalPath path;
  std::size_t count = 0;
  for (const ConditionalLine &line : lines) {
    if (line.begin >= offset) break;
    if (line.kind == ConditionalLine::Kind::opens)
      path.push_back({.conditional = count++, .branch = 0});
    else if (path.empty())
      continue;
    else if (line.kind == ConditionalLine::Kind::parts)
      ++path.back().branch;
    else
      path.pop_back();
  }
  return path;
}

bool isWhereverIs(std::string_view text, std::uint32_t place, std::uint32_t other) {
  const auto lines = conditionalLinesOf(text);
  const ConditionalPath own = conditionalPathAt(lines, place);
  const ConditionalPath its = conditionalPathAt(lines, other);
  return own.size() <= its.size() && std::ranges::equal(own, its | std::views::take(own.size()));
}

std::optional<Reason> whyConditionalsBreak(const Unit &unit, const TextEdits &edits) {
  for (std::size_t i = 0; i < unit.files.size(); ++i) {
    const FileId file{static_cast<std::uint32_t>(i)};
    const std::string &before = unit[file].text;
    if (std::ranges::none_of(edits, [file](const TextEdit &edit) { return edit.span.file == file; })) continue;
    const auto after = applyEdits(before, file, edits);
    if (!after) continue; // whoever applies the edits says so
    if (const auto fault = newFault(before, *after))
      return Reason{ReasonId::conditionalPartsEdit, {fault->line}, placeOf(unit, file, *fault, edits)};
  }
  return std::nullopt;
}

bool haveSameConditionals(std::string_view before, std::string_view after) {
  const auto words = [](std::string_view text) {
    std::vector<std::string_view> out;
    for (const ConditionalLine &line : conditionalLinesOf(text))
      out.push_back(trimmed(text.substr(line.begin, line.end - line.begin)));
    return out;
  };
  return words(before) == words(after);
}

} // namespace warpgrain::transform
