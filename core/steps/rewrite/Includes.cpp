// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/Includes.h"

#include "core/base/Tokens.h"

#include <algorithm>
#include <set>
#include <vector>

namespace warpgrain::transform {

using namespace model;

namespace {

/// The directive's word and what follows it: `include "a.h"`.
struct Directive {
  std::string_view word;
  std::string_view rest;
};

Directive directiveOf(std::string_view line) {
  const auto tokens = tokenize(line.substr(1));
  if (tokens.empty()) return {};
  return {.word = textOf(line.substr(1), tokens[0]), .rest = line.substr(1 + tokens[0].end)};
}

/// A file of the unit that an #include line may bring, and where the line begins.
struct Included {
  FileId file{};
  std::uint32_t at = 0;
};

std::vector<Included> includedIn(const Unit &unit, FileId file) {
  const std::string_view text = unit[file].text;
  std::vector<Included> out;
  for (const Token &token : tokenize(text)) {
    if (token.kind != TokenKind::directive) continue;
    const Directive directive = directiveOf(textOf(text, token));
    if (directive.word != "include") continue;
    for (std::size_t i = 0; i < unit.files.size(); ++i) {
      const std::string name = unit.files[i].path.filename().string();
      const std::size_t at = directive.rest.find(name);
      if (at == std::string_view::npos || at == 0 || at + name.size() >= directive.rest.size()) continue;
      const bool whole = std::string_view("/\"<").find(directive.rest[at - 1]) != std::string_view::npos &&
                         std::string_view("\">").find(directive.rest[at + name.size()]) != std::string_view::npos;
      if (whole) out.push_back({.file = FileId{static_cast<std::uint32_t>(i)}, .at = token.begin});
    }
  }
  return out;
}

/// True if #include lines before an offset of a file bring another, themselves or through others.
bool isBrought(const Unit &unit, FileId wished, FileId file, std::uint32_t before) {
  std::set<FileId> seen;
  std::vector<Included> open = includedIn(unit, file);
  std::erase_if(open, [before](const Included &each) { return each.at >= before; });
  while (!open.empty()) {
    const FileId next = open.back().file;
    open.pop_back();
    if (!seen.insert(next).second) continue;
    if (next == wished) return true;
    const auto more = includedIn(unit, next);
    open.insert(open.end(), more.begin(), more.end());
  }
  return false;
}

/// `users`: the files that were looked at already, each of which the next one includes.
bool standsBefore(const Unit &unit, const SourceSpan &first, const SourceSpan &second, std::set<FileId> &users) {
  if (first.file == second.file) return first.end <= second.begin;
  if (isBrought(unit, first.file, second.file, second.begin)) return true;
  if (!users.insert(second.file).second) return false;
  bool isIncluded = false;
  for (std::size_t i = 0; i < unit.files.size(); ++i) {
    const FileId user{static_cast<std::uint32_t>(i)};
    for (const Included &line : includedIn(unit, user)) {
      if (line.file != second.file) continue;
      isIncluded = true;
      if (!standsBefore(unit, first, {.file = user, .begin = line.at, .end = line.at}, users)) return false;
    }
  }
  return isIncluded;
}

} // namespace

bool standsBefore(const Unit &unit, const SourceSpan &first, const SourceSpan &second) {
  std::set<FileId> users;
  return standsBefore(unit, first, second, users);
}

bool isInBranchOfItsOwn(const Unit &unit, const SourceSpan &place, const SourceSpan &user) {
  struct Condition {
    std::uint32_t begin = 0;
    bool hasOthers = false;
  };

  const std::string_view text = unit[place.file].text;
  std::vector<Condition> open;
  for (const Token &token : tokenize(text)) {
    if (token.kind != TokenKind::directive) continue;
    const std::string_view word = directiveOf(textOf(text, token)).word;
    if (word.starts_with("if")) open.push_back({.begin = token.begin});
    if (word.starts_with("el") && !open.empty()) open.back().hasOthers = true;
    if (word != "endif" || open.empty()) continue;
    const Condition closed = open.back();
    open.pop_back();
    const SourceSpan region{.file = place.file, .begin = closed.begin, .end = token.end};
    if (closed.hasOthers && region.contains(place) && !region.contains(user)) return true;
  }
  return false;
}

bool isWordOfUnit(const Unit &unit, std::string_view word) {
  return std::ranges::any_of(unit.files, [word](const File &file) {
    const std::string_view text = file.text;
    for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
      const bool begins = at == 0 || !isIdentifierCharacter(text[at - 1]);
      const std::size_t end = at + word.size();
      if (begins && (end == text.size() || !isIdentifierCharacter(text[end]))) return true;
    }
    return false;
  });
}

} // namespace warpgrain::transform
