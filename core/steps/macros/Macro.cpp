// SPDX-License-Identifier: Apache-2.0
#include "core/steps/macros/Macro.h"

#include "core/base/Tokens.h"
#include "core/base/Trimmed.h"
#include "core/steps/rewrite/Includes.h"

#include <algorithm>
#include <optional>

namespace warpgrain::transform {

using namespace model;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

/// `define`, `undef`, `ifndef`, … and what follows it.
struct Line {
  std::string_view word;
  std::string_view rest;
};

Line lineOf(std::string_view directive) {
  const std::string_view text = directive.substr(1);
  const auto tokens = tokenize(text);
  if (tokens.empty()) return {};
  return {.word = textOf(text, tokens[0]), .rest = trimmed(text.substr(tokens[0].end))};
}

bool beginsWithName(std::string_view rest, const std::string &name) {
  return rest.starts_with(name) && (rest.size() == name.size() || !isIdentifierCharacter(rest[name.size()]));
}

/// Lines without the backslashes that join them, and without comments. A definition ends before a comment of a line of
/// its own, with the backslash that leads to it.
std::string plainText(std::string_view text) {
  std::string joined;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::string_view behind = text.substr(i + 1);
    const bool continues =
        text[i] == '\\' && (behind.empty() || behind.starts_with("\n") || behind.starts_with("\r\n"));
    if (continues) {
      while (!joined.empty() && (joined.back() == ' ' || joined.back() == '\t'))
        joined.pop_back();
    } else {
      joined += text[i];
    }
  }
  std::string out;
  std::uint32_t done = 0;
  for (const Token &token : tokenize(joined)) {
    if (token.kind != TokenKind::comment) continue;
    out += joined.substr(done, token.begin - done) + " ";
    done = token.end;
  }
  return std::string(trimmed(out + joined.substr(done)));
}

class MacroReader {
public:
  MacroReader(const Unit &unit, const std::string &name, const SourceSpan &user)
      : unit_(unit), name_(name), user_(user) {}

  std::expected<Macro, Verdict> run() {
    out_.name = name_;
    for (const File &file : unit_.files)
      look(FileId{static_cast<std::uint32_t>(&file - unit_.files.data())});
    if (definitions_ == 0) return refused({ReasonId::macroNotDefined, {name_}}, user_);
    if (definitions_ > 1 || isTakenBack_) return refused({ReasonId::macroNotUnique, {name_}}, out_.definition);
    if (isDoubtful_ || isInBranchOfItsOwn(unit_, out_.definition, user_) ||
        !standsBefore(unit_, out_.definition, user_))
      return refused({ReasonId::macroDependsOnConfiguration, {name_}}, out_.definition);
    if (!readHead()) return refused({ReasonId::macroParametersNotUnderstood, {name_}}, out_.definition);
    for (const Token &token : tokenize(out_.replacement)) {
      const std::string_view word = textOf(out_.replacement, token);
      if (word == "#" || token.kind == TokenKind::directive)
        return refused({ReasonId::macroMakesStrings, {name_}}, out_.definition);
      if (word == name_ || word == "__LINE__" || word == "__VA_ARGS__")
        return refused({ReasonId::macroNamesMovingWord, {name_, word}}, out_.definition);
    }
    return std::move(out_);
  }

private:
  static std::unexpected<Verdict> refused(const Reason &why, const SourceSpan &where) {
    return std::unexpected(Verdict::unknown(why, where));
  }

  void look(FileId id) {
    const std::string_view text = unit_[id].text;
    std::vector<bool> asks; // for each open #if: whether it asks for the name
    for (const Token &token : tokenize(text)) {
      if (token.kind != TokenKind::directive) continue;
      const Line line = lineOf(textOf(text, token));
      if (line.word.starts_with("if")) asks.push_back(namesIt(line.rest));
      if (line.word.starts_with("el") && !asks.empty()) asks.back() = asks.back() || namesIt(line.rest);
      if (line.word == "endif" && !asks.empty()) asks.pop_back();
      if (line.word == "undef" && beginsWithName(line.rest, name_)) isTakenBack_ = true;
      if (line.word != "define" || !beginsWithName(line.rest, name_)) continue;
      ++definitions_;
      isDoubtful_ |= std::ranges::find(asks, true) != asks.end();
      out_.definition = {.file = id, .begin = token.begin, .end = token.end};
      rest_ = line.rest.substr(name_.size());
    }
  }

  bool namesIt(std::string_view text) const {
    return std::ranges::any_of(tokenize(text), [&](const Token &token) { return textOf(text, token) == name_; });
  }

  /// `(a, b) a + b` or ` threadIdx.x`.
  bool readHead() {
    out_.isFunctionLike = rest_.starts_with('(');
    std::string_view replacement = rest_;
    if (out_.isFunctionLike) {
      const std::size_t close = rest_.find(')');
      if (close == std::string_view::npos) return false;
      const std::string_view list = rest_.substr(1, close - 1);
      bool wantsName = true;
      for (const Token &token : tokenize(list)) {
        const bool isName = token.kind == TokenKind::identifier;
        if (isName != wantsName || (!isName && textOf(list, token) != ",")) return false;
        if (isName) out_.parameters.emplace_back(textOf(list, token));
        wantsName = !wantsName;
      }
      if (wantsName && !out_.parameters.empty()) return false;
      replacement = rest_.substr(close + 1);
    }
    out_.replacement = plainText(replacement);
    return true;
  }

  const Unit &unit_;
  const std::string &name_;
  const SourceSpan &user_;
  Macro out_;
  std::string_view rest_;
  int definitions_ = 0;
  bool isTakenBack_ = false;
  bool isDoubtful_ = false;
};

/// The arguments between the parentheses that begin at a token, and the token that closes them; nothing where none
/// does.
std::optional<std::pair<std::vector<std::string_view>, std::size_t>>
argumentsAt(std::string_view text, const std::vector<Token> &tokens, std::size_t open) {
  std::vector<std::string_view> out;
  int depth = 0;
  std::uint32_t begin = tokens[open].end;
  for (std::size_t i = open; i < tokens.size(); ++i) {
    if (tokens[i].kind != TokenKind::punctuation) continue;
    const char c = text[tokens[i].begin];
    depth += c == '(' ? 1 : c == ')' ? -1 : 0;
    const bool ends = c == ')' && depth == 0;
    if (!ends && !(c == ',' && depth == 1)) continue;
    out.push_back(trimmed(text.substr(begin, tokens[i].begin - begin)));
    begin = tokens[i].end;
    if (ends) return std::pair(std::move(out), i);
  }
  return std::nullopt;
}

/// Puts the macro's text in the place of each use.
std::string withoutUses(const Macro &macro, std::string_view text) {
  std::string out;
  std::uint32_t done = 0;
  for (const MacroUse &use : usesOf(macro, text)) {
    const auto expanded = macro.expanded(use.arguments);
    if (!expanded) continue;
    out += std::string(text.substr(done, use.begin - done)) + *expanded;
    done = use.end;
  }
  return out + std::string(text.substr(done));
}

} // namespace

std::expected<Macro, Verdict> readMacro(const Unit &unit, const std::string &name, const SourceSpan &user) {
  return MacroReader(unit, name, user).run();
}

std::vector<MacroUse> usesOf(const Macro &macro, std::string_view text) {
  std::vector<Token> tokens = tokenize(text);
  std::erase_if(tokens, [](const Token &token) { return token.kind == TokenKind::comment; });
  std::vector<MacroUse> out;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].kind != TokenKind::identifier || textOf(text, tokens[i]) != macro.name) continue;
    MacroUse use{.begin = tokens[i].begin, .end = tokens[i].end, .arguments = {}};
    if (macro.isFunctionLike) {
      if (i + 1 == tokens.size() || textOf(text, tokens[i + 1]) != "(") continue;
      auto arguments = argumentsAt(text, tokens, i + 1);
      if (!arguments) continue;
      use.end = tokens[arguments->second].end;
      use.arguments = std::move(arguments->first);
      i = arguments->second;
    }
    out.push_back(std::move(use));
  }
  return out;
}

std::optional<std::string> Macro::expanded(const std::vector<std::string_view> &arguments) const {
  std::vector<std::string_view> given = arguments;
  if (parameters.empty() && given.size() == 1 && given[0].empty()) given.clear();
  if (given.size() != parameters.size()) return std::nullopt;
  std::string out;
  std::uint32_t done = 0;
  for (const Token &token : tokenize(replacement)) {
    const auto parameter = std::ranges::find(parameters, textOf(replacement, token));
    if (token.kind != TokenKind::identifier || parameter == parameters.end()) continue;
    const std::string argument = withoutUses(*this, given[static_cast<std::size_t>(parameter - parameters.begin())]);
    out += replacement.substr(done, token.begin - done);
    if (growTogether(out, argument)) out += ' ';
    out += argument;
    done = token.end;
    if (growTogether(out, std::string_view(replacement).substr(done))) out += ' ';
  }
  return out + replacement.substr(done);
}

bool growTogether(std::string_view before, std::string_view after) {
  if (before.empty() || after.empty()) return false;
  constexpr std::string_view marks = "+-*/%<>=!&|^:.#";
  const bool areMarks = marks.contains(before.back()) && marks.contains(after.front());
  return areMarks || (isIdentifierCharacter(before.back()) && isIdentifierCharacter(after.front()));
}

} // namespace warpgrain::transform
